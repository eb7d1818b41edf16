import { createDocument, type Editor } from '@tiptap/core';
import { DOMSerializer, type Node as Doc, type Fragment, type Schema } from '@tiptap/pm/model';
import { keepAllowed } from '@/lib/html/sanitise';
import type { UntrustedHtml } from '@/lib/model/html';
import { serialise } from './serialise';

/** A text without the empty line that the editor adds below a list or a table, to write on. */
export function withoutLastLine({ content, lastChild }: Doc): Fragment {
  const isEmptyLine = lastChild?.type.name === 'paragraph' && lastChild.childCount === 0;
  return isEmptyLine ? content.cut(0, content.size - lastChild.nodeSize) : content;
}

/** A text of the editor as HTML. */
export function asHtml(content: Fragment, schema: Schema): UntrustedHtml {
  const container = document.createElement('div');
  container.append(DOMSerializer.fromSchema(schema).serializeFragment(content));
  for (const table of container.querySelectorAll('table')) moveHeadings(table);
  return serialise(container);
}

/** A text reduced to the elements that the editor keeps. */
export function readable(html: UntrustedHtml, { schema }: Editor): UntrustedHtml {
  return asHtml(createDocument(keepAllowed(html), schema).content, schema);
}

/** Moves the rows of headings with which a table begins into a `thead`. Tables of the editor have only one group of rows. */
function moveHeadings(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const headings = rows.slice(0, Math.max(0, rows.findIndex(hasData)));
  const isOverlapped = headings.some(({ cells }, row) =>
    [...cells].some((cell) => row + cell.rowSpan > headings.length),
  );
  if (headings.length > 0 && !isOverlapped) table.createTHead().append(...headings);
}

const hasData = ({ cells }: HTMLTableRowElement): boolean => [...cells].some(({ tagName }) => tagName === 'TD');
