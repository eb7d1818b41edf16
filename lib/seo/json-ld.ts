/** A value of structured data; what is `undefined` is left out. */
export type JsonLdValue = string | number | boolean | undefined | JsonLdNode | readonly JsonLdValue[];

/** A thing of the schema.org vocabulary with its properties. */
export interface JsonLdNode {
  readonly '@type': string;
  readonly [property: string]: JsonLdValue;
}

/** Characters that mean something to an HTML or a JavaScript parser; JSON can write each of them in another way. */
const unsafe = /[<>&\u2028\u2029]/g;

/**
 * Structured data as the content of a script element. No text can leave the script, because none of its characters
 * opens a tag or a comment.
 */
export function formatJsonLd(nodes: readonly JsonLdNode[]): string {
  const document = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(document).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
