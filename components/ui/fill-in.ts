/**
 * Puts values into the `{places}` of a text. Client components get finished texts from the server, not the library that
 * formats them: where a value is known in the browser only, the server leaves its place in the text.
 *
 * @param values what stands in each place; a place without a value stays
 */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
