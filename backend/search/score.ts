import { type SQL, sql } from 'drizzle-orm';
import { courseSearch } from '../database/schema/search.ts';
import { ranks } from './conditions.ts';
import type { Expression } from './expressions.ts';
import { withWordsKeptApart } from './kept-apart.ts';
import { type Profile, topicWeights } from './profiles.ts';
import { anyOf, anyWordOf, type Field, inField } from './queries.ts';

/** What it is worth where a term is found: in the title most, in the description alone little. */
const worthOfField: Readonly<Record<Field, number>> = { A: 1, B: 0.55, C: 0.3 };
const worthOfDescription = 0.12;
/** A title that has a word of a term, as a part of what the term itself would be worth there. */
const wordOfTerm = 0.5;
/** A title that says all that was typed, and nothing else. */
const wholeTitle = 0.4;
/** A title in which all that was typed stands together. */
const inOrder = 0.4;

/**
 * How well a course answers for one unit, from 0 to 1: by the best place at which any of the expressions stands.
 *
 * @param found holds for courses that mention it anywhere; `null` when all that are scored do
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

/** `ts_rank` of words that stand once each is the sum of their weights, divided by their number and by this: π² / 6. */
const divisorOfRank = 1.64493406685;

/** In so many steps it is said how surely a text is about a topic: each of them costs one look at each course. */
const steps = 3;

/** How much a course is about what a text is about: the sum over topics and fields, each with how much both are about it. */
export function topicScore(profile: Profile): SQL {
  const byWorth = Map.groupBy(profile, ([, worth]) => Math.ceil(worth * steps) / steps);
  const sums = [...byWorth].map(([worth, same]) => {
    const query = anyOf(same.map(([word]) => `'${word}'`));
    const weights = sql`${sql.param(topicWeights.map(({ worth: own }) => own).toReversed())}::float4[]`;
    return sql`${worth * same.length * divisorOfRank}::float8 * ts_rank(${weights}, ${courseSearch.topics}, ${query}::tsquery)`;
  });
  return sums.length === 0 ? sql`0` : sql`(${sql.join(sums, sql` + `)})`;
}

/** More for a title that says what was typed, in its order and with little else: the course that was meant before others about it. */
export function titleScore(words: readonly string[]): SQL {
  const { titleWords, ranked } = courseSearch;
  const length = sql`(1 + length(${titleWords}) - length(replace(${titleWords}, ' ', '')))`;
  const anyWord = withWordsKeptApart(words)
    .map((word) => `'${word}':A`)
    .join(' | ');
  return sql`case when ${ranked} @@ ${anyWord}::tsquery
    then ${wholeTitle}::float8 * least(1, ${words.length}::float8 / ${length})
      + case when ${titleWords} like ${`%${words.join(' ')}%`} then ${inOrder}::float8 else 0 end
    else 0 end`;
}
