const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const signs = new Map(Object.entries(entities).map(([sign, entity]) => [entity, sign]));

/** Escapes plain text for HTML or XML. */
export function escapeText(plain: string): string {
  return plain.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? '');
}

/** The plain text of HTML without tags. */
export function unescapeText(escaped: string): string {
  return escaped.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => signs.get(entity) ?? entity);
}
