import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { courseSearch } from '../database/schema/search.ts';
import type { TextSearch } from '../search/text-search.ts';

/** Up to so many matches are compared with each other by all that they are about, which costs some 10 µs each. */
const mostCompared = 250;
/** Where more match, so many with all of the text in their title (as it was typed first, then the shortest), with a part of it, and about it. */
const mostOfAKind = 100;
/** Others are compared only where fewer than this have a part of the text in their title or are about it. */
const enoughToCompare = 200;

interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/**
 * A slice of the courses that a text finds, best first. Where more match than can be compared, those come first that have all of
 * it in their title, then those that have a part of it there, are about it, or have it elsewhere, as far as they are compared;
 * behind them follows the rest in the usual order. What comes later is looked for only when the slice reaches so far.
 *
 * @param restrictions what else must hold
 * @returns `total` is 0 too when the slice lies behind the last course
 */
export async function rankCourses(
  database: Database,
  restrictions: SQL | undefined,
  text: TextSearch,
  { limit, offset }: Slice,
): Promise<{ readonly ids: readonly number[]; readonly total: number }> {
  const { courseId, titleWords, featured, publishedAt } = courseSearch;
  const among = (condition: SQL) => sql`from ${courseSearch} where ${restrictions ?? sql`true`} and ${condition}`;
  const usual = sql`featured desc, published_at desc, course_id`;
  const needed = sql`${offset + limit}::int`;
  const size = (name: string) => sql.raw(`(select count(*) from ${name})`);
  const notIn = (name: string) => sql`course_id not in (select course_id from ${sql.raw(name)})`;
  const isAmong = (condition: SQL) =>
    sql`course_id in (select course_id from ${courseSearch} where ${condition} offset 0)`;
  const isLarge = sql`(select total from counted) > ${mostCompared}::int`;
  const left = sql`(${enoughToCompare}::int - ${size('part')} - ${size('about')})`;
  // Reading the index and the rows is what costs most: what matches is read once, those with the text in their title apart from all
  // others. OFFSET 0 keeps the planner from reading full texts more often: where one of many conditions is looked up, for every
  // match in place of the index; where courses are scored, for every comparison.
  const page = sql`
    with titled as materialized (
      select ${courseId}, ${featured}, ${publishedAt}, ${text.hasTextInTitle} as has_text, length(${titleWords}) as length
      ${among(text.hasAllInTitle)}),
    less as materialized (select ${courseId}, ${featured}, ${publishedAt} ${among(text.match)} and ${notIn('titled')}),
    counted as materialized (select (${size('titled')} + ${size('less')})::int as total),
    matches as not materialized (
      select course_id, featured, published_at from titled
      union all
      select course_id, featured, published_at from less),
    whole as materialized (
      select course_id from titled where ${isLarge} order by has_text desc, length, ${usual} limit ${mostOfAKind}::int),
    part as materialized (
      select course_id from (
        select course_id, featured, published_at from titled where ${notIn('whole')}
        union all
        select course_id, featured, published_at from less where ${isAmong(text.hasPartInTitle)}) as found
      where ${isLarge} and ${size('whole')} < ${needed} order by ${usual} limit ${mostOfAKind}::int),
    about as materialized (
      select course_id from less where ${isAmong(text.isAbout)} and ${notIn('part')}
        and ${isLarge} and ${size('whole')} < ${needed} order by ${usual} limit ${mostOfAKind}::int),
    other as materialized (
      select course_id from matches
      where ${notIn('whole')} and ${notIn('part')} and ${notIn('about')} and ${size('whole')} < ${needed} and ${left} > 0
      order by ${usual} limit case when ${isLarge} then ${left} else ${mostCompared}::int end),
    compared as materialized (
      select course_id, 1 as tier from whole
      union all select course_id, 2 from part union all select course_id, 2 from about union all select course_id, 2 from other),
    ranked as (
      select course_id, featured, published_at, tier, ${text.score} as score
      from (
        select course_id, language, title_words, ranked || '' as ranked, found || '' as found, topics, featured, published_at, tier
        from compared join ${courseSearch} using (course_id) offset 0) as ${courseSearch}
      union all
      select course_id, featured, published_at, 4, 0 from matches
      where ${notIn('compared')} and ${size('compared')} < least(${needed}, (select total from counted)))
    select course_id as id, (select total from counted) as total from ranked
    order by tier, score desc, ${usual} limit ${limit}::int offset ${offset}::int`;
  const rows = await database.select({ id: sql<number>`id`, total: sql<number>`total` }).from(sql`(${page}) as page`);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}
