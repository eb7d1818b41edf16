/** A value of structured data; `undefined` properties are left out. */
type JsonLdValue = string | number | boolean | undefined | JsonLdNode | readonly JsonLdValue[];

/** A thing of the schema.org vocabulary with its properties. */
export interface JsonLdNode {
  readonly '@type': string;
  readonly [property: string]: JsonLdValue;
}
