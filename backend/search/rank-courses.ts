import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { courseSearch } from '../database/schema/search.ts';
import type { TextSearch } from './text-search.ts';

/** Matches that are scored and compared with each other; scoring takes about 20 µs for each. */
const maxCompared = 100;

interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/**
 * A slice of the courses that match a text, best first. When more courses match than can be compared, these are chosen in turn:
 * the whole text in the title; part of the text in the title and the right topic; one of the two. The rest follows in the usual order.
 *
 * @param restrictions the search's other conditions
 * @returns `total` is also 0 when the slice starts after the last course
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
  // A score looks at each text several times. An array has its values unpacked; otherwise each look reads and unpacks the text.
  const readOnce = (name: string) => sql.raw(`(array[${name}])[1] as ${name}`);
  const isAmong = (condition: SQL) =>
    sql`course_id in (select course_id from ${courseSearch} where ${condition} offset 0)`;
  // Reading the index and the rows is the main cost, so every match is read once. Matches with the text in their title are read
  // apart; when there are enough of them, the others are counted but not compared.
  // OFFSET 0 stops the planner from reading full texts too often: in `isAmong` for every match instead of the index,
  // and in `ranked` for every comparison of two scores.
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
      where is_titled or (select count(*) from titled) < ${maxCompared}::int
      order by is_titled desc,
        case when (select total from counted) > ${maxCompared}::int
          then (not is_titled and ${isAmong(text.hasPartInTitle)})::int + (${isAmong(text.isAbout)})::int end desc,
        has_text desc, length, ${usual}
      limit ${maxCompared}::int),
    ranked as (
      select course_id, featured, published_at, ${text.score} as score
      from (
        select course_id, language, title_words, featured, published_at, ${readOnce('ranked')}, ${readOnce('found')}, ${readOnce('topics')}
        from compared join ${courseSearch} using (course_id) offset 0) as ${courseSearch}
      union all
      select course_id, featured, published_at, -1 from matches
      where ${notIn('compared')} and ${offset + limit}::int > ${maxCompared}::int)
    select course_id as id, (select total from counted) as total from ranked
    order by score desc, ${usual} limit ${limit}::int offset ${offset}::int`;
  const rows = await database.select({ id: sql<number>`id`, total: sql<number>`total` }).from(sql`(${page}) as page`);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}
