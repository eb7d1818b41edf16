import type { HtmlElement, HtmlNode } from './html-tree';
import { inlineMarkdown } from './inline-markdown';

const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string';

function rowsOf(table: HtmlElement): readonly HtmlElement[] {
  return table.children
    .filter(isElement)
    .flatMap((child) => (child.tag === 'tr' ? [child] : child.tag === 'caption' ? [] : rowsOf(child)));
}

function cellsOf(row: HtmlElement): readonly string[] {
  return row.children.filter(isElement).map(({ children }) => inlineMarkdown(children).replace(/\\?\n/g, ' ').trim());
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A table: its first row is the head, every row is as long as the longest. */
export function tableMarkdown(table: HtmlElement): string {
  const rows = rowsOf(table).map(cellsOf);
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  if (width === 0) return '';
  const [head = '', ...body] = rows.map((cells) => line([...cells, ...Array(width - cells.length).fill('')]));
  return [head, line(Array(width).fill('---')), ...body].join('\n');
}
