import { DomUtils, parseDocument } from 'htmlparser2';
import { sanitiseHtml } from '@/lib/html/sanitise';
import type { UntrustedHtml } from '@/lib/model/language';
import { fenceAround, type HtmlElement, type HtmlNode, inlineMarkdown, isElement } from './inline-markdown';

/** Editor HTML as Markdown: what the page shows of it, by the same sanitiser. Headings start at level 3. */
export function htmlToMarkdown(html: UntrustedHtml): string {
  return blocks(parseDocument(sanitiseHtml(html)).children).join('\n\n');
}

const containers = ['div', 'figure', 'figcaption', 'dl', 'caption', 'p', 'dd', 'dt'];
const blockTags = [...containers, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'hr', 'ul', 'ol', 'table'];

const isBlock = (node: HtmlNode): node is HtmlElement => isElement(node) && blockTags.includes(node.name);

/** The paragraphs, lists and other blocks of some nodes; text between blocks is a paragraph. */
function blocks(nodes: readonly HtmlNode[]): readonly string[] {
  const found: string[] = [];
  let line: HtmlNode[] = [];
  const endLine = () => {
    found.push(inlineMarkdown(line).trim());
    line = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) line.push(node);
    else {
      endLine();
      found.push(...blockMarkdown(node));
    }
  }
  endLine();
  return found.filter(Boolean);
}

function blockMarkdown(element: HtmlElement): readonly string[] {
  const { name: tag, children } = element;
  const level = /^h([1-6])$/.exec(tag)?.[1];
  if (level) return [`${'#'.repeat(Number(level))} ${inlineMarkdown(children).replaceAll('\\\n', ' ').trim()}`];
  if (tag === 'hr') return ['---'];
  if (tag === 'pre') return [fenced(DomUtils.textContent(element))];
  if (tag === 'table') return [tableMarkdown(element)];
  if (tag === 'ul' || tag === 'ol') return [listMarkdown(element)];
  if (tag === 'blockquote') return [prefixed(blocks(children).join('\n\n'), '> ')];
  return blocks(children);
}

/** Every line with something before it. */
function prefixed(text: string, prefix: string, first = prefix): string {
  return text
    .split('\n')
    .map((line, index) => (line || index === 0 ? (index === 0 ? first : prefix) + line : prefix.trimEnd()))
    .join('\n');
}

function fenced(text: string): string {
  const fence = fenceAround(text, 3);
  return `${fence}\n${text.replace(/\n$/, '')}\n${fence}`;
}

function listMarkdown({ name: tag, attribs, children }: HtmlElement): string {
  const start = Number(attribs.start ?? 1);
  const items = children.filter(isElement);
  return items
    .map((item, index) => {
      const mark = tag === 'ol' ? `${Math.max(start, 0) + index}. ` : '- ';
      return prefixed(itemText(item), ' '.repeat(mark.length), mark);
    })
    .join('\n');
}

/** The blocks of a list's item; a list inside follows its text without an empty line. */
function itemText({ children }: HtmlElement): string {
  return blocks(children).reduce((text, block) => {
    const isList = /^(?:- |\d+\. )/.test(block);
    return text ? `${text}${isList ? '\n' : '\n\n'}${block}` : block;
  }, '');
}

function rowsOf(table: HtmlElement): readonly HtmlElement[] {
  return table.children
    .filter(isElement)
    .flatMap((child) => (child.name === 'tr' ? [child] : child.name === 'caption' ? [] : rowsOf(child)));
}

function cellsOf(row: HtmlElement): readonly string[] {
  return row.children.filter(isElement).map(({ children }) => inlineMarkdown(children).replace(/\\?\n/g, ' ').trim());
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A table: its first row is the head, every row is as long as the longest. */
function tableMarkdown(table: HtmlElement): string {
  const rows = rowsOf(table).map(cellsOf);
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  if (width === 0) return '';
  const [head = '', ...body] = rows.map((cells) => line([...cells, ...Array(width - cells.length).fill('')]));
  return [head, line(Array(width).fill('---')), ...body].join('\n');
}
