/** Names that feeds write instead of those of the schema; `backend/import/README.md` says which feed. */
const otherNames: Readonly<Record<string, string>> = {
  learningobjectives: 'learningObjectives',
  partnerInstitute: 'partnerInstitutes',
  abtract: 'abstract',
  licence: 'license',
  courseLicenses: 'license',
  offers: 'offer',
};

/** An attribute's name in the schema by the name that a feed gives it. */
export function schemaName(name: string): string {
  return (Object.hasOwn(otherNames, name) && otherNames[name]) || name;
}

/** True for what says nothing: absent, null, blank, or a list of such. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty);
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** The attributes of a course under the schema's names; of two spellings the one that says something counts. */
export function underSchemaNames(attributes: unknown): unknown {
  if (typeof attributes !== 'object' || attributes === null || Array.isArray(attributes)) return attributes;
  const named = new Map<string, unknown>();
  for (const [name, value] of Object.entries(attributes)) {
    if (isEmpty(named.get(schemaName(name)))) named.set(schemaName(name), value);
  }
  return Object.fromEntries(named);
}
