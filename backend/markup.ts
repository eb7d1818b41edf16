const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const signs = new Map(Object.entries(entities).map(([sign, entity]) => [entity, sign]));

/** Escapes plain text for HTML or XML. */
export function escapeText(plain: string): string {
  return plain.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? '');
}

/** Escapes plain text for an attribute value in double quotes. */
export function escapeAttribute(plain: string): string {
  return escapeText(plain).replaceAll('"', '&quot;');
}

/** The plain text of HTML without tags. */
export function unescapeText(escaped: string): string {
  return escaped.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => signs.get(entity) ?? entity);
}
