const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** A text as HTML, in an element or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Characters that mean something to an HTML or a JavaScript parser; JSON can write each of them in another way. */
const unsafe = /[<>&\u2028\u2029]/g;

/** JSON as the content of a script element: no text can leave it, since none of its characters opens a tag or a comment. */
export function escapeScript(json: string): string {
  return json.replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
