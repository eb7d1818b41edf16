import { DomUtils, parseDocument } from 'htmlparser2';
import { sanitiseHtml } from '@/lib/html/sanitise';
import type { UntrustedHtml } from '@/lib/model/language';
import { fenceAround, type HtmlElement, type HtmlNode, inlineMarkdown, isElement } from './inline-markdown';

/** Editor HTML as Markdown, cleaned by the same sanitiser as on pages. Headings start at level 3. */
export function htmlToMarkdown(html: UntrustedHtml): string {
  return blocks(parseDocument(sanitiseHtml(html)).children).join('\n\n');
}

const containers = ['div', 'figure', 'figcaption', 'dl', 'caption', 'p', 'dd', 'dt'];
const blockTags = [...containers, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'hr', 'ul', 'ol', 'table'];

const isBlock = (node: HtmlNode): node is HtmlElement => isElement(node) && blockTags.includes(node.name);

/** The paragraphs, lists and other blocks in some nodes; text between blocks becomes a paragraph. */
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

/** Adds a prefix to every line. */
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

/** The blocks of a list item; a list inside it follows the text without an empty line. */
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

/** A table. Its first row becomes the head, and shorter rows are filled with empty cells. */
function tableMarkdown(table: HtmlElement): string {
  const rows = rowsOf(table).map(cellsOf);
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  if (width === 0) return '';
  const [head = '', ...body] = rows.map((cells) => line([...cells, ...Array(width - cells.length).fill('')]));
  return [head, line(Array(width).fill('---')), ...body].join('\n');
}
