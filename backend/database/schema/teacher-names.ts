import { type SQL, sql } from 'drizzle-orm';
import { plainLetters } from '../../words.ts';

const small = String.raw`lower(regexp_replace(normalize(first_name || ' ' || last_name, NFKD), '[\u0300-\u036f]', '', 'g'))`;
const folded = Object.entries(plainLetters).reduce(
  (text, [letter, plain]) => `replace(${text}, '${letter}', '${plain}')`,
  small,
);

/**
 * The words of a teacher's name, folded in the same way as typed words (`words.ts`). An index has exactly this expression,
 * so a change needs a migration.
 */
export const teacherNames = (): SQL => sql.raw(`to_tsvector('simple'::regconfig, ${folded})`);
