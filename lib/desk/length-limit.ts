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
    const { text = '' } = node;
    if (text.length > left) cut = position + wholeCharacters(text, left);
    left -= text.length;
    return false;
  });
  return cut;
}

/** The length up to a limit that does not end inside a character of two units, such as an emoji. */
function wholeCharacters(text: string, limit: number): number {
  return /[\uD800-\uDBFF]$/.test(text.slice(0, limit)) ? limit - 1 : limit;
}
