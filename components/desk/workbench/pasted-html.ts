import type { UntrustedHtml } from '@/lib/model/html';
import { serialise } from './serialise';

/** The bullet or number that Word writes before the text of a list paragraph. */
const markerSelector = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
const listSelector = 'p[style*="mso-list" i]';
const isNumber = (marker: string): boolean => /^\s*\(?[\da-z]{1,4}[.)]/i.test(marker);

/**
 * Converts pasted HTML to elements that the editor knows: Word writes lists as paragraphs, and Google Docs puts everything
 * into a `b` that is not bold. Headings start at the second level, because the page has its own first heading.
 */
export function pastedHtml(html: string): UntrustedHtml {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const heading of body.querySelectorAll('h1')) replaceBy(heading, 'h2');
  for (const bold of body.querySelectorAll('b')) if (bold.style.fontWeight === 'normal') replaceBy(bold, 'span');
  // Places in the pasted document, such as footnotes, do not exist on the page.
  for (const link of body.querySelectorAll('a[href^="#"]')) link.removeAttribute('href');
  for (const paragraph of body.querySelectorAll<HTMLElement>(listSelector)) toListItem(paragraph);
  // Google Docs and mail programs write the usual direction into every part.
  if (!body.querySelector('[dir="rtl" i]'))
    for (const part of body.querySelectorAll('[dir="ltr" i]')) part.removeAttribute('dir');
  return serialise(body);
}

function replaceBy(element: Element, tag: string): Element {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

const isList = (element: Element | null): element is Element => /^[OU]L$/.test(element?.tagName ?? '');

/** Turns a paragraph into an item of the list before it, or of a list in that one's last item, or of a new list. */
function toListItem(paragraph: HTMLElement): void {
  const marker = paragraph.querySelector(markerSelector);
  const tag = isNumber(marker?.textContent ?? '') ? 'OL' : 'UL';
  marker?.remove();
  let item: Element | null = null;
  let before = paragraph.previousElementSibling;
  for (let level = levelOf(paragraph); level > 1 && isList(before); level -= 1) {
    item = before.lastElementChild;
    before = item?.lastElementChild ?? null;
  }
  const list = before?.tagName === tag ? before : paragraph.ownerDocument.createElement(tag);
  if (list !== before && item) item.append(list);
  else if (list !== before) paragraph.before(list);
  list.append(replaceBy(paragraph, 'li'));
}

/** The level of a list paragraph, from 1. */
const levelOf = (paragraph: Element): number =>
  Number(/level(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1);
