import { DomUtils, type parseDocument } from 'htmlparser2';
import { inlineTags } from '@/lib/html/allowed';

/** A node of parsed HTML: an element, or a text with decoded entities. */
export type HtmlNode = ReturnType<typeof parseDocument>['children'][number];
export type HtmlElement = Extract<HtmlNode, { readonly attribs: object }>;
/** Whether a node is an element; otherwise it is a text. */
export const isElement = (node: HtmlNode): node is HtmlElement => 'attribs' in node;

/** Whether browsers begin and end a line with an element. */
const isBlock = ({ name }: HtmlElement) => ![...inlineTags, 'br', 'img', 'iframe'].includes(name);

/** Whether a node is a block or has one inside. */
export function holdsBlock(node: HtmlNode): boolean {
  return isElement(node) && (isBlock(node) || node.children.some(holdsBlock));
}

/** Characters that are markup anywhere in Markdown; `&` only when it begins an entity. */
const marks = /[\\`*_[\]<>|~]|&(?=#?\w+;)/g;

const escapeMarks = (text: string) => text.replace(/\s+/g, ' ').replace(marks, '\\$&');

/** Escapes what is markup only at the beginning or the end of a line. */
function escapeEnds(line: string): string {
  return line
    .replace(/(?<= )#+$/, '\\$&')
    .replace(/^( *)(#{1,6}|[-+=]+|\d{1,9}(?=[.)]))(?=[\s.)]|$)/, (_, space, mark) =>
      /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`,
    );
}

/** Escapes plain text as one line of Markdown that shows exactly this text. */
export const escapeText = (text: string): string => escapeEnds(escapeMarks(text));

/** Escapes an address as the target of a link. */
export function linkTarget(address: string): string {
  return address
    .replaceAll('(', '%28')
    .replaceAll(')', '%29')
    .replace(/[\s<>\\]/g, encodeURIComponent);
}

const emphasis = new Map(Object.entries({ strong: '**', b: '**', em: '*', i: '*', s: '~~' }));

/** Whether an element around this one has a mark. Marks do not nest: four tildes would begin a block of code. */
function isInside({ parent }: HtmlElement, mark: string): boolean {
  return parent !== null && isElement(parent) && (emphasis.get(parent.name) === mark || isInside(parent, mark));
}

/** Characters that stay outside of marks: beside a letter, Markdown does not end or begin emphasis after or before them. */
const outside = new Set(' \n.,:;!?…«»“”"‘’\'');

/** Puts marks around a text, without the spaces and punctuation at its ends. The exclamation mark of a picture is no punctuation. */
function wrapped(mark: string, content: string): string {
  let start = 0;
  let end = content.length;
  while (outside.has(content.charAt(start)) && !content.startsWith('![', start)) start += 1;
  while (end > start && outside.has(content.charAt(end - 1))) end -= 1;
  if (start === end) return content;
  return content.slice(0, start) + mark + content.slice(start, end) + mark + content.slice(end);
}

/** The backticks around code: more than the longest run of backticks inside it. */
export function fenceAround(code: string, fewest: number): string {
  const runs = code.match(/`+/g) ?? [];
  return '`'.repeat(runs.reduce((most, run) => Math.max(most, run.length + 1), fewest));
}

function codeSpan(code: string): string {
  const text = code.replace(/\s+/g, ' ');
  if (text.trim() === '') return text;
  const fence = fenceAround(text, 1);
  return text.includes('`') ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

const linkTo = (text: string, address = '') => `[${text}](${linkTarget(address)})`;

/** An element as Markdown in which line breaks are bare. */
function renderElement(element: HtmlElement): string {
  const { name: tag, attribs } = element;
  const content = render(element.children);
  const mark = emphasis.get(tag);
  if (mark) return isInside(element, mark) ? content : wrapped(mark, content);
  if (tag === 'code' && !holdsBlock(element)) return codeSpan(DomUtils.getText(element));
  if (tag === 'br') return '\n';
  if (tag === 'a') return linkTo(content.trim() || '↗', attribs.href);
  if (tag === 'img') return `!${linkTo(escapeMarks(attribs.alt ?? ''), attribs.src)}`;
  if (tag === 'iframe') return linkTo(escapeMarks(attribs.title ?? 'Video'), attribs.src);
  return isBlock(element) ? `\n${content}\n` : content;
}

/** The mark at both ends of an element's Markdown: that of emphasis, or a backtick. */
function markOf(node: HtmlNode): string | undefined {
  if (!isElement(node)) return undefined;
  return node.name === 'code' ? '`' : emphasis.get(node.name);
}

/** Whether two texts meet at this mark, and not at a longer one such as the backticks around a backtick. */
function meetAt(mark: string, before: string, after: string): boolean {
  const longer = mark + mark.charAt(0);
  return before.endsWith(mark) && after.startsWith(mark) && !before.endsWith(longer) && !after.startsWith(longer);
}

function render(nodes: readonly HtmlNode[]): string {
  const parts: string[] = [];
  let last: string | undefined;
  for (const node of nodes) {
    const mark = markOf(node);
    const before = parts.at(-1) ?? '';
    const text = isElement(node) ? renderElement(node) : escapeMarks(DomUtils.textContent(node));
    // Equal marks side by side would be read as one longer mark, so their elements share the outer ones.
    if (mark && mark === last && meetAt(mark, before, text)) {
      parts[parts.length - 1] = before.slice(0, -mark.length);
      parts.push(text.slice(mark.length));
    } else parts.push(text);
    last = mark;
  }
  return parts.join('');
}

/** Text and elements as lines of Markdown. A block among them gets lines of its own. */
export function markdownLines(nodes: readonly HtmlNode[]): readonly string[] {
  return render(nodes)
    .trim()
    .split(/\s*\n\s*/)
    .map(escapeEnds);
}
