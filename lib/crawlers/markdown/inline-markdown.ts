import { DomUtils, type parseDocument } from 'htmlparser2';

/** A node of parsed HTML: an element, or a text with decoded entities. */
export type HtmlNode = ReturnType<typeof parseDocument>['children'][number];
export type HtmlElement = Extract<HtmlNode, { readonly attribs: object }>;
/** Whether a node is an element; otherwise it is a text. */
export const isElement = (node: HtmlNode): node is HtmlElement => 'attribs' in node;

/** Characters that are markup anywhere in Markdown. */
const marks = /[\\`*_[\]<>|~]/g;

/** Escapes plain text as one line of Markdown that shows exactly this text. */
export function escapeText(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(marks, '\\$&');
  return line.replace(/^( *)(#{1,6}|[-+=]+|\d{1,9}(?=[.)]))(?=[\s.)]|$)/, (_, space, mark) =>
    /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`,
  );
}

/** Escapes an address as the target of a link. */
export function linkTarget(address: string): string {
  return address.replace(/[\s()<>\\]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

function wrapped(mark: string, content: string): string {
  const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(content) ?? [];
  return text ? `${before}${mark}${text}${mark}${after}` : content;
}

/** The backticks around code: more than the longest run of backticks inside it. */
export function fenceAround(code: string, fewest: number): string {
  const runs = [...code.matchAll(/`+/g)].map(([run]) => run.length + 1);
  return '`'.repeat(Math.max(fewest, ...runs));
}

function codeSpan(text: string): string {
  const fence = fenceAround(text, 1);
  return text.includes('`') ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

function renderElement(element: HtmlElement): string {
  const { name: tag, attribs } = element;
  const content = inlineMarkdown(element.children);
  if (tag === 'strong' || tag === 'b') return wrapped('**', content);
  if (tag === 'em' || tag === 'i') return wrapped('*', content);
  if (tag === 's') return wrapped('~~', content);
  if (tag === 'code') return codeSpan(DomUtils.textContent(element));
  if (tag === 'br') return '\\\n';
  if (tag === 'a' && attribs.href) return `[${content.trim() || '↗'}](${linkTarget(attribs.href)})`;
  if (tag === 'img') return `![${escapeText(attribs.alt ?? '')}](${linkTarget(attribs.src ?? '')})`;
  if (tag === 'iframe') return `[${escapeText(attribs.title ?? 'Video')}](${linkTarget(attribs.src ?? '')})`;
  return content;
}

/** Text and inline elements as Markdown. */
export function inlineMarkdown(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (isElement(node) ? renderElement(node) : escapeText(DomUtils.textContent(node)))).join('');
}
