import { type HtmlElement, type HtmlNode, textOf } from './html-tree';

/** Characters that Markdown reads as marks wherever they stand. */
const marks = /[\\`*_[\]<>|~]/g;

/** Plain text as one line of Markdown that shows just this text. */
export function escapeText(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(marks, '\\$&');
  return line.replace(/^( *)(#{1,6}|[-+=]+|\d{1,9}(?=[.)]))(?=[\s.)]|$)/, (_, space, mark) =>
    /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`,
  );
}

/** An address as the target of a link. */
export function linkTarget(address: string): string {
  return address.replace(/[\s()<>\\]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

function wrapped(mark: string, content: string): string {
  const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(content) ?? [];
  return text ? `${before}${mark}${text}${mark}${after}` : content;
}

/** The backticks around a code: more than it has in a row itself. */
export function fenceAround(code: string, fewest: number): string {
  const runs = [...code.matchAll(/`+/g)].map(([run]) => run.length + 1);
  return '`'.repeat(Math.max(fewest, ...runs));
}

function codeSpan(text: string): string {
  const fence = fenceAround(text, 1);
  return text.includes('`') ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

function renderElement(element: HtmlElement): string {
  const { tag, attributes } = element;
  const content = inlineMarkdown(element.children);
  if (tag === 'strong' || tag === 'b') return wrapped('**', content);
  if (tag === 'em' || tag === 'i') return wrapped('*', content);
  if (tag === 's') return wrapped('~~', content);
  if (tag === 'code') return codeSpan(textOf(element));
  if (tag === 'br') return '\\\n';
  if (tag === 'a' && attributes.href) return `[${content.trim() || '↗'}](${linkTarget(attributes.href)})`;
  if (tag === 'img') return `![${escapeText(attributes.alt ?? '')}](${linkTarget(attributes.src ?? '')})`;
  if (tag === 'iframe') return `[${escapeText(attributes.title ?? 'Video')}](${linkTarget(attributes.src ?? '')})`;
  return content;
}

/** Text and inline elements as Markdown. */
export function inlineMarkdown(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? escapeText(node) : renderElement(node))).join('');
}
