import { escapeMarkup } from '@/lib/html/markup';

/** Characters that no XML document may contain, not even escaped. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escapeXml = (text: string) => escapeMarkup(text.replace(forbidden, ''));

type Attributes = Readonly<Record<string, string>>;

/** An element. @param content XML */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return content === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${content}</${name}>`;
}

/** An element with a plain text. */
export function textElement(name: string, text: string): string {
  return element(name, {}, escapeXml(text));
}

export function author(name: string): string {
  return element('author', {}, textElement('name', name));
}

/** When a feed or an entry was last updated. @param milliseconds since the epoch */
export function updated(milliseconds: number): string {
  return textElement('updated', new Date(milliseconds).toISOString());
}

/** An Atom 1.0 document (RFC 4287) with these elements. */
export function atomDocument(language: string, elements: readonly string[]): string {
  const root = element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }, elements.join('\n'));
  return `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
}
