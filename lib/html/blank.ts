/** Elements that show something although they hold no text. */
const visibleElement = /<(?:img|iframe|hr)\b/i;
/** A comment, a script or style with its text, or a tag; what is unclosed reaches to the end, as in browsers. */
const markup = /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1[^>]*(?:>|$)|$)|<\/?[a-z][^>]*(?:>|$)/gi;
/** Spaces of every kind, joiners and marks that print nothing, as characters or as entities. */
const blankText =
  /^(?:[\s\u00ad\u200b-\u200f\u2060]|&(?:nbsp|ensp|emsp|thinsp|shy|zwj|zwnj|#160|#xa0|#8203|#x200b);?)*$/i;

/** Whether HTML shows nothing to a reader: `<p>&nbsp;</p>` is blank, a picture is not. */
export function isBlankHtml(html: string): boolean {
  return !visibleElement.test(html) && blankText.test(html.replace(markup, ''));
}
