/** The name under which a page says, in its head, when the first of the states that it shows changes. */
export const nextChangeName = 'next-change';

const inHtml = new RegExp(`<meta name="${nextChangeName}" content="(\\d{1,16})"/>`);
/** As React writes the same element in the data of a page. */
const inData = new RegExp(`\\{"name":"${nextChangeName}","content":"(\\d{1,16})"\\}`);

/**
 * When what a page says is no longer true, in milliseconds since the epoch; `null` where it does not say. Texts of editors
 * cannot say it in HTML, where their markup is escaped or sanitised; in data they could only have a page rendered sooner.
 *
 * @param text a page, or its data for Next's router
 */
export function nextChangeIn(text: string): number | null {
  const found = inHtml.exec(text) ?? inData.exec(text);
  return found ? Number(found[1]) : null;
}
