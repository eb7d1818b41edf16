import type { Meant } from './topics.ts';

/** ISCED-F codes, each with a certainty from 0 to 1. */
export type Fields = ReadonlyMap<string, number>;

/** The weights of a topic's fields, in their order. */
const worthOfPlace = [1, 0.6, 0.4, 0.3];
/** Fields below this fraction of a text's most certain field are left out. */
const minWorth = 0.3;

/** The fields of study of the topics that a text means, each with a certainty. */
export function weighFields(meant: readonly Meant[]): Fields {
  const fields = new Map<string, number>();
  for (const { topics, worth } of meant) {
    for (const { codes } of topics) {
      for (const [place, code] of codes.entries()) {
        fields.set(code, Math.max(fields.get(code) ?? 0, worth * (worthOfPlace[place] ?? 0)));
      }
    }
  }
  const min = minWorth * Math.max(...fields.values());
  return new Map([...fields].filter(([, worth]) => worth >= min));
}
