import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { courseSearch } from '../database/schema/search.ts';
import type { TextSearch } from '../search/text-search.ts';

/** So many matches are compared with each other by all that they are about, which costs some 20 µs each. */
const mostCompared = 100;

interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/**
 * A slice of the courses that a text finds, best first. Where more match than can be compared, those with all of it in their title are, then
 * those that have a part of it there and are about it, then those with one of both; behind them follows the rest in the usual order.
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
  const notIn = (name: string) => sql`course_id not in (select course_id from ${sql.raw(name)})`;
  const isAmong = (condition: SQL) =>
    sql`course_id in (select course_id from ${courseSearch} where ${condition} offset 0)`;
  // Reading the index and the rows is what costs most: what matches is read once, those with the text in their title apart from all
  // others, of which none is looked at where the former are enough. OFFSET 0 keeps the planner from reading full texts more often: where one of many conditions is looked up, for every
  // match in place of the index; where courses are scored, for every comparison.
  const page = sql`
    with titled as materialized (
      select ${courseId}, ${featured}, ${publishedAt},
        true as is_titled, ${text.hasTextInTitle} as has_text, length(${titleWords}) as length
      ${among(text.hasAllInTitle)}),
    others as materialized (
      select ${courseId}, ${featured}, ${publishedAt}, false, false, 0 ${among(text.match)} and ${notIn('titled')}),
    matches as not materialized (select * from titled union all select * from others),
    counted as materialized (select count(*)::int as total from matches),
    compared as materialized (
      select course_id from matches
      where is_titled or (select count(*) from titled) < ${mostCompared}::int
      order by is_titled desc,
        case when (select total from counted) > ${mostCompared}::int
          then (not is_titled and ${isAmong(text.hasPartInTitle)})::int + (${isAmong(text.isAbout)})::int end desc,
        has_text desc, length, ${usual}
      limit ${mostCompared}::int),
    ranked as (
      select course_id, featured, published_at, ${text.score} as score
      from (
        select course_id, language, title_words, ranked || '' as ranked, found || '' as found, topics, featured, published_at
        from compared join ${courseSearch} using (course_id) offset 0) as ${courseSearch}
      union all
      select course_id, featured, published_at, -1 from matches
      where ${notIn('compared')} and ${offset + limit}::int > ${mostCompared}::int)
    select course_id as id, (select total from counted) as total from ranked
    order by score desc, ${usual} limit ${limit}::int offset ${offset}::int`;
  const rows = await database.select({ id: sql<number>`id`, total: sql<number>`total` }).from(sql`(${page}) as page`);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}
