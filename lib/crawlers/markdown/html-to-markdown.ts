import { DomUtils, parseDocument } from 'htmlparser2';
import { sanitiseHtml } from '@/lib/html/sanitise';
import type { UntrustedHtml } from '@/lib/model/html';
import { fenceAround, type HtmlElement, type HtmlNode, holdsBlock, isElement, markdownLines } from './inline-markdown';

/** Editor HTML as Markdown, cleaned by the same sanitiser as on pages. Headings start at level 3. */
export function htmlToMarkdown(html: UntrustedHtml): string {
  return blocks(parseDocument(sanitiseHtml(html)).children).join('\n\n');
}

/** The paragraphs, lists and other blocks in some nodes; text between blocks becomes a paragraph. */
function blocks(nodes: readonly HtmlNode[]): readonly string[] {
  const found: string[] = [];
  let line: HtmlNode[] = [];
  const endLine = () => {
    found.push(markdownLines(line).join('\\\n'));
    line = [];
  };
  for (const node of nodes) {
    // Emphasis around blocks is left out; a link around blocks is kept, and they become its lines.
    if (isElement(node) && node.name !== 'a' && holdsBlock(node)) {
      endLine();
      found.push(...blockMarkdown(node));
    } else line.push(node);
  }
  endLine();
  return found.filter(Boolean);
}

const oneLine = (nodes: readonly HtmlNode[]) => markdownLines(nodes).join(' ');

function blockMarkdown(element: HtmlElement): readonly string[] {
  const { name: tag, children } = element;
  const level = /^h([1-6])$/.exec(tag)?.[1];
  if (level) return [`${'#'.repeat(Number(level))} ${oneLine(children)}`];
  if (tag === 'hr') return ['---'];
  if (tag === 'pre' && !children.some(holdsBlock)) return [fenced(DomUtils.getText(element))];
  if (tag === 'table') return tableMarkdown(element);
  if (tag === 'ul' || tag === 'ol') return [listMarkdown(element)];
  if (tag === 'blockquote') return [prefixed(blocks(children).join('\n\n'), '> ')];
  return blocks(children);
}

/** Adds a prefix to every line, to the first line another one if it is given. */
function prefixed(text: string, prefix: string, first = prefix): string {
  const [firstLine = '', ...lines] = text.split('\n');
  return [first + firstLine, ...lines.map((line) => (line ? prefix + line : prefix.trimEnd()))].join('\n');
}

function fenced(code: string): string {
  const text = code.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const fence = fenceAround(text, 3);
  return text.trim() && `${fence}\n${text}\n${fence}`;
}

/** The items of a list. What editors wrote between two items belongs to the first of them. */
function itemsOf(list: HtmlElement): readonly (readonly HtmlNode[])[] {
  const items: HtmlNode[][] = [];
  for (const node of list.children) {
    const last = items.at(-1);
    if (last && !(isElement(node) && node.name === 'li')) last.push(node);
    else items.push([node]);
  }
  return items;
}

function listMarkdown(list: HtmlElement): string {
  const start = Math.max(Number(list.attribs.start ?? 1), 0);
  return itemsOf(list)
    .map(itemText)
    .filter(Boolean)
    .map((text, index) => {
      const mark = list.name === 'ol' ? `${start + index}. ` : '- ';
      return prefixed(text, ' '.repeat(mark.length), mark);
    })
    .join('\n');
}

/** The blocks of a list item. A list inside it follows the text without an empty line, unless Markdown needs one. */
function itemText(item: readonly HtmlNode[]): string {
  return blocks(item).reduce((text, block) => {
    const isList = /^(?:- |1\. )/.test(block);
    return text ? `${text}${isList ? '\n' : '\n\n'}${block}` : block;
  }, '');
}

/** The cells of a table by row, and what browsers show outside of them, such as the caption. */
function partsOf(table: HtmlElement): { readonly rows: readonly string[][]; readonly outside: readonly HtmlNode[] } {
  const rows: string[][] = [[]];
  const outside: HtmlNode[] = [];
  const read = (node: HtmlNode) => {
    if (!isElement(node) || !/^t(?:head|body|foot|r|d|h)$/.test(node.name)) outside.push(node);
    // A bar would end the cell, even inside code.
    else if (/^t[dh]$/.test(node.name)) rows.at(-1)?.push(oneLine(node.children).replace(/(?<!\\)\|/g, '\\|'));
    else {
      if (node.name === 'tr') rows.push([]);
      node.children.forEach(read);
    }
  };
  table.children.forEach(read);
  return { rows: rows.filter(({ length }) => length > 0), outside };
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Shorter rows are filled up to this width. Markdown needs it only in the head, and thousands of rows and columns are millions of cells. */
const maxFilled = 100;

/** A table, after the text outside of its cells. Its first row becomes the head, and shorter rows are filled with empty cells. */
function tableMarkdown(table: HtmlElement): readonly string[] {
  const { rows, outside } = partsOf(table);
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  if (width === 0) return blocks(outside);
  const filled = (cells: readonly string[], to: number) =>
    line([...cells, ...Array(Math.max(0, to - cells.length)).fill('')]);
  const [head = [], ...body] = rows;
  const lines = body.map((cells) => filled(cells, Math.min(width, maxFilled)));
  return [...blocks(outside), [filled(head, width), line(Array(width).fill('---')), ...lines].join('\n')];
}
