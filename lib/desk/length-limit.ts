import type { Node } from '@tiptap/pm/model';

/** Length of a document's text in characters; breaks between blocks do not count. */
export function textLength(doc: Node): number {
  return doc.textBetween(0, doc.content.size).length;
}

/** The position in a document where its text reaches the limit; `null` when the text is not too long. */
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
