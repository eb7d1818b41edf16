const name = 'data-next-change';

/**
 * The attribute with which a page says when the first of its shown states changes. It must be the first of a `div`. It is
 * not a `meta` element, because React and Next add theirs in varying order, and an unchanged page must have the same bytes.
 *
 * @param changesAt in milliseconds since the epoch; `null`: never
 */
export const nextChangeAttribute = (changesAt: number | null): Readonly<Record<string, string>> =>
  changesAt === null ? {} : { [name]: String(changesAt) };

const inHtml = new RegExp(`<div ${name}="(\\d{1,16})"`);
/** The same attribute as React writes it in the data of a page. */
const inData = new RegExp(`"${name}":"(\\d{1,16})"`);

/**
 * When a page becomes wrong, in milliseconds since the epoch; `null` if the page does not say. Editors cannot forge the
 * attribute in HTML, because their markup is escaped or sanitised. In data they could only make a page be rendered sooner.
 *
 * @param text a page, or its data for Next's router
 */
export function nextChangeIn(text: string, isHtml: boolean): number | null {
  const found = (isHtml ? inHtml : inData).exec(text);
  return found ? Number(found[1]) : null;
}
