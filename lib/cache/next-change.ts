const name = 'data-next-change';

/**
 * The attribute, the first of a `div`, in which a page says when the first of the states that it shows changes. No `meta`
 * of its head, where React and Next put theirs in either order: a page that is rendered again has the same bytes.
 *
 * @param changesAt in milliseconds since the epoch; `null`: never
 */
export const nextChangeAttribute = (changesAt: number | null): Readonly<Record<string, string>> =>
  changesAt === null ? {} : { [name]: String(changesAt) };

const inHtml = new RegExp(`<div ${name}="(\\d{1,16})"`);
/** As React writes the same attribute in the data of a page. */
const inData = new RegExp(`"${name}":"(\\d{1,16})"`);

/**
 * When what a page says is no longer true, in milliseconds since the epoch; `null` where it does not say. Texts of editors
 * cannot say it in HTML, where their markup is escaped or sanitised; in data they could only have a page rendered sooner.
 *
 * @param text a page, or its data for Next's router
 */
export function nextChangeIn(text: string, isHtml: boolean): number | null {
  const found = (isHtml ? inHtml : inData).exec(text);
  return found ? Number(found[1]) : null;
}
