import { keepAllowed } from '@/lib/html/sanitise';
import { plainText } from '@/lib/html/text';
import type { UntrustedHtml } from '@/lib/model/language';

const listMark = /<(\/?)(ul|ol|li)\b[^>]*>/;

/** The learning outcomes of a course one by one, as plain text: the items of its lists, or all of it when it has none. */
export function outcomeTexts(html: UntrustedHtml): readonly string[] {
  // What stands before, between and after the marks: text, closing slash, element, text, and so on.
  const [, ...parts] = keepAllowed(html).split(listMark);
  const items: string[] = [];
  for (let index = 0; index < parts.length; index += 3) {
    const isItem = parts[index] === '' && parts[index + 1] === 'li';
    const text = isItem ? plainText((parts[index + 2] ?? '') as UntrustedHtml) : '';
    if (text) items.push(text);
  }
  return items.length > 0 ? items : [plainText(html)].filter(Boolean);
}
