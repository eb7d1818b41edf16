const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const characters = new Map(Object.entries(entities).map(([character, entity]) => [entity, character]));

/** Escapes a text for HTML or XML, inside an element or a quoted attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Reverses {@link escapeMarkup}. It knows only the entities that this function and the sanitiser write. */
export function unescapeMarkup(markup: string): string {
  return markup.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => characters.get(entity) ?? entity);
}

/** Characters with a meaning in HTML or JavaScript; JSON can write each of them as an escape. */
const unsafe = /[<>&\u2028\u2029]/g;

/** Escapes JSON as the content of a script element: no character in it can open a tag or a comment. */
export function escapeScript(json: string): string {
  return json.replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Elements that are visible without text. */
const visibleElement = /<(?:img|iframe|hr)\b/i;
/** A comment, a script or style with its text, or a tag. An unclosed one reaches to the end, as in browsers. */
const markup = /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1[^>]*(?:>|$)|$)|<\/?[a-z][^>]*(?:>|$)/gi;
/** Only spaces, joiners and other invisible characters, written as characters or as entities. */
const blankText =
  /^(?:[\s\u00ad\u200b-\u200f\u2060]|&(?:nbsp|ensp|emsp|thinsp|shy|zwj|zwnj|#160|#xa0|#8203|#x200b);?)*$/i;

/** Whether HTML shows nothing: `<p>&nbsp;</p>` is blank, a picture is not. */
export function isBlankHtml(html: string): boolean {
  return !visibleElement.test(html) && blankText.test(html.replace(markup, ''));
}
