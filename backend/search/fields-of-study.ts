/** What a term of a text means: things that belong to fields of study, and how surely, from 0 to 1. */
interface MeantFields {
  readonly topics: readonly { readonly codes: readonly string[] }[];
  readonly worth: number;
}

/** Codes of ISCED-F, each with how surely it is meant, from 0 to 1. */
export type Fields = ReadonlyMap<string, number>;

/** How near the fields of a topic are, in their order. */
const worthOfPlace = [1, 0.6, 0.4, 0.3];
/** As a part of what the surest field of a text is worth: below it a field is left out. */
const leastWorth = 0.3;

/** Which fields of study topics belong to that a text means. */
export function weighFields(meant: readonly MeantFields[]): Fields {
  const fields = new Map<string, number>();
  for (const { topics, worth } of meant) {
    for (const { codes } of topics) {
      for (const [place, code] of codes.entries()) {
        fields.set(code, Math.max(fields.get(code) ?? 0, worth * (worthOfPlace[place] ?? 0)));
      }
    }
  }
  const least = leastWorth * Math.max(...fields.values());
  return new Map([...fields].filter(([, worth]) => worth >= least));
}
