import { type SQL, sql } from 'drizzle-orm';
import type { NamedTopics } from '../dictionary/topics.ts';
import { finds, findsAll, ranks } from './conditions.ts';
import { meansSurely } from './expressions.ts';
import { ownFieldsOf, type Profile, subjectQueries } from './profiles.ts';
import { anyWordOf } from './queries.ts';
import type { Sought } from './sought.ts';

/**
 * Matches courses about a text's topics, and courses that have a word of the text in title, subtitle, names, subjects or outcomes. Of a
 * single term (“diritto del lavoro”) they must have all words there. So must they of a text that names a single subject (“storia del
 * cinema”), unless they belong to its own field of study: any course may have a word such as “storia” in its title.
 *
 * @param needed the parts of the text that a course needs
 * @param subjects what the text names
 */
export function prominence(needed: readonly Sought[], profile: Profile, subjects: readonly NamedTopics[]): SQL {
  const certain = needed.map(({ expressions }) => expressions.filter(meansSurely).map(({ words }) => words));
  const hasAny = ranks(certain.flat().map(anyWordOf));
  const isAbout = findsAll(subjectQueries(profile));
  const isTerm = needed.length === 1;
  if (!isTerm && !nameOne(subjects, needed)) return sql`(${hasAny} or ${isAbout})`;
  const hasAll = sql.join(certain.map(ranks), sql` and `);
  const isInField = isTerm ? sql`false` : sql`(${hasAny} and ${finds(ownFieldsOf(profile))})`;
  return sql`((${hasAll}) or ${isInField} or ${isAbout})`;
}

/** Whether the parts of a text name one subject together, by more than one word, generic ones included (“learn to read”). */
export const nameOne = (subjects: readonly NamedTopics[], needed: readonly Sought[]): boolean => {
  const words = needed.flatMap(({ unit }) => unit.words);
  const isNamedBy = (subject: NamedTopics) => words.every((word) => subject.words.includes(word));
  return words.length > 0 && subjects.some((subject) => subject.words.length > 1 && isNamedBy(subject));
};
