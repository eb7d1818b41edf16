import type { Node } from '@tiptap/pm/model';

/** Characters of a document's text; breaks between blocks do not count. */
export function textLength(doc: Node): number {
  return doc.textBetween(0, doc.content.size).length;
}

/** The place in a document after which its text is longer than the limit; `null` when it is not. */
export function cutPosition(doc: Node, limit: number): number | null {
  if (textLength(doc) <= limit) return null;
  let left = limit;
  let cut: number | null = null;
  doc.descendants((node, position) => {
    if (cut !== null) return false;
    if (!node.isText) return true;
    const length = node.text?.length ?? 0;
    if (length > left) cut = position + left;
    left -= length;
    return false;
  });
  return cut;
}
