import { type SQL, sql } from 'drizzle-orm';
import { courseSearch } from '../../database/schema/search.ts';
import { withWordsKeptApart } from '../dictionary/kept-apart.ts';
import { ranks } from './conditions.ts';
import type { Expression } from './expressions.ts';
import { type Profile, topicWeights } from './profiles.ts';
import { anyOf, anyWordOf, type Field, inField } from './queries.ts';

/** The worth of a term by the field that has it: most in the title, little in the description alone. */
const worthOfField: Readonly<Record<Field, number>> = { A: 1, B: 0.55, C: 0.3 };
const worthOfDescription = 0.12;
/** A title with a single word of a term, as a fraction of the worth of the whole term there. */
const wordOfTerm = 0.5;
/** Bonus of a title with all typed words and no others. */
const wholeTitle = 0.4;

/**
 * How well a course matches one unit, from 0 to 1: by the best field that has any of the expressions.
 *
 * @param found matches courses that mention the unit anywhere; `null` when all scored courses do
 */
export function unitScore(expressions: readonly Expression[], found: SQL | null): SQL {
  const byWorth = expressions.flatMap(({ phrase, words, weight }) => [
    ...(['A', 'B', 'C'] as const).map((field) => ({
      worth: worthOfField[field] * weight,
      query: inField(phrase, field),
    })),
    { worth: wordOfTerm * weight, query: inField(anyWordOf(words), 'A') },
  ]);
  const possible = byWorth.filter(({ query }) => Object.values(query).some((one) => one !== ''));
  const cases = [...Map.groupBy(possible, ({ worth }) => worth)]
    .sort(([one], [other]) => other - one)
    .map(([worth, same]) => sql`when ${ranks(same.map(({ query }) => query))} then ${worth}::float8`);
  const mentioned = sql`${worthOfDescription}::float8`;
  const otherwise = found === null ? mentioned : sql`case when ${found} then ${mentioned} else 0 end`;
  return cases.length === 0 ? otherwise : sql`case ${sql.join(cases, sql` `)} else ${otherwise} end`;
}

/** For words that occur once each, `ts_rank` is the sum of their weights, divided by their number and by π² / 6. */
const divisorOfRank = 1.64493406685;

/** A text's weights are rounded to this many steps, because each distinct weight costs one `ts_rank` per course. */
const steps = 3;

/** How similar the profiles of a course and of a text are: the sum over common topics and fields of the product of their weights. */
export function topicScore(profile: Profile): SQL {
  const byWorth = Map.groupBy(profile, ([, worth]) => Math.ceil(worth * steps) / steps);
  const sums = [...byWorth].map(([worth, same]) => {
    const query = anyOf(same.map(([word]) => `'${word}'`));
    const weights = sql`${sql.param(topicWeights.map(({ worth: own }) => own).toReversed())}::float4[]`;
    return sql`${worth * same.length * divisorOfRank}::float8 * ts_rank(${weights}, ${courseSearch.topics}, ${query}::tsquery)`;
  });
  return sums.length === 0 ? sql`0` : sql`(${sql.join(sums, sql` + `)})`;
}

/** A bonus for a title with a typed word and little else, so that the intended course comes before others on its topic. */
export function titleScore(words: readonly string[]): SQL {
  const { titleWords, ranked } = courseSearch;
  const length = sql`(1 + length(${titleWords}) - length(replace(${titleWords}, ' ', '')))`;
  const anyWord = withWordsKeptApart(words)
    .map((word) => `'${word}':A`)
    .join(' | ');
  return sql`case when ${ranked} @@ ${anyWord}::tsquery
    then ${wholeTitle}::float8 * least(1, ${words.length}::float8 / ${length}) else 0 end`;
}
