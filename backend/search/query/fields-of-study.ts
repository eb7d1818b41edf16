import type { Meant } from '../dictionary/topics.ts';

/** ISCED-F codes, each with a certainty from 0 to 1. */
export type Fields = ReadonlyMap<string, number>;

/** The narrow field that a detailed field of ISCED-F belongs to: its first three digits. */
export const narrowFieldOf = (code: string): string => code.slice(0, 3);

/** The weights of a topic's fields, in their order. */
const worthOfPlace = [1, 0.6, 0.4, 0.3];
/** How much less certain a field is that few topics of a term have: their share to this power. */
const worthOfShare = 0.25;
/** Fields below this fraction of a text's most certain field are left out. */
const minWorth = 0.3;

/**
 * The fields of study of what a term means. Those that only few of its topics have are less certain: “vino” is a matter of tourism and of
 * trade too, but first of all of food and drink.
 */
function fieldsMeantBy({ topics, worth }: Meant): Fields {
  const worths = new Map<string, number[]>();
  for (const { codes } of topics) {
    for (const [place, code] of codes.entries()) {
      worths.set(code, [...(worths.get(code) ?? []), worth * (worthOfPlace[place] ?? 0)]);
    }
  }
  const most = Math.max(...[...worths.values()].map((own) => own.length));
  return new Map([...worths].map(([code, own]) => [code, Math.max(...own) * (own.length / most) ** worthOfShare]));
}

/** The fields of study of the topics that a text means, each with a certainty. */
export function weighFields(meant: readonly Meant[]): Fields {
  const fields = new Map<string, number>();
  for (const [code, worth] of meant.flatMap((own) => [...fieldsMeantBy(own)])) {
    fields.set(code, Math.max(fields.get(code) ?? 0, worth));
  }
  const min = minWorth * Math.max(...fields.values());
  return new Map([...fields].filter(([, worth]) => worth >= min));
}
