const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const characters = new Map(Object.entries(entities).map(([character, entity]) => [entity, character]));

/** A text as HTML or XML, in an element or in a quoted attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** The text of what {@link escapeMarkup} or the sanitiser wrote, which know no other entities. */
export function unescapeMarkup(markup: string): string {
  return markup.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => characters.get(entity) ?? entity);
}

/** Characters that mean something to an HTML or a JavaScript parser; JSON can write each of them in another way. */
const unsafe = /[<>&\u2028\u2029]/g;

/** JSON as the content of a script element: no text can leave it, since none of its characters opens a tag or a comment. */
export function escapeScript(json: string): string {
  return json.replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

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
