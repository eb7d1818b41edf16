/**
 * Replaces the `{placeholders}` of a text by values. Client components get translated texts from the server instead of
 * the library that formats them. The server leaves placeholders for values that only the browser knows.
 *
 * @param values the value for each placeholder; placeholders without a value stay
 */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
