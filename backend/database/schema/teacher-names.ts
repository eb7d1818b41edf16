import { type SQL, sql } from 'drizzle-orm';
import { plainLetters } from '../../catalogue/words.ts';

const small = String.raw`lower(regexp_replace(normalize(first_name || ' ' || last_name, NFKD), '[\u0300-\u036f]', '', 'g'))`;
const folded = Object.entries(plainLetters).reduce(
  (text, [letter, plain]) => `replace(${text}, '${letter}', '${plain}')`,
  small,
);

/**
 * The words of a teacher's name, folded as `catalogue/words.ts` folds what is typed. An index has exactly this text: a change
 * of it takes a migration.
 */
export const teacherNames = (): SQL => sql.raw(`to_tsvector('simple'::regconfig, ${folded})`);
