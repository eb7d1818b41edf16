import { type SQL, sql } from 'drizzle-orm';

/** The words of a teacher's name with folded accents, as `catalogue/words.ts` folds what is typed. */
export const teacherNames = (): SQL =>
  sql`to_tsvector('simple'::regconfig, lower(regexp_replace(normalize(first_name || ' ' || last_name, NFKD), '[\\u0300-\\u036f]', '', 'g')))`;
