import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** A query, with the courses that a person who types it wants to find. */
export interface JudgedQuery {
  /** Kind of query, such as `typo`; a query of kind `nothing` has no answer in the catalogue. */
  readonly kind: string;
  /** Language of the page on which the query is typed. */
  readonly language: 'it' | 'en';
  readonly text: string;
  /** Grades by key of the seeded course: 3 is the intended course, 2 is about the subject, 1 touches it. */
  readonly grades: ReadonlyMap<string, number>;
}

const gradeSchema = z.templateLiteral([z.string().regex(/^[a-z0-9-]+$/), ':', z.enum(['1', '2', '3'])]);
const lineSchema = z.tuple([z.string().min(1), z.enum(['it', 'en']), z.string().min(1), z.string()]);

function gradesOf(cell: string, known: ReadonlySet<string>): ReadonlyMap<string, number> {
  const pairs = cell.split(' ').filter((pair) => pair !== '');
  return new Map(
    pairs.map((pair) => {
      const [key = '', grade] = gradeSchema.parse(pair).split(':');
      if (!known.has(key)) throw new Error(`there is no course "${key}"`);
      return [key, Number(grade)];
    }),
  );
}

/**
 * Reads judged queries. Each line has kind, language, text and grades (`key:3 other-key:1`), separated by tabs. The first line
 * has the names of the columns.
 *
 * @param known keys of the seeded courses
 * @throws with the number of the first wrong line
 */
export function parseJudgedQueries(text: string, known: ReadonlySet<string>): readonly JudgedQuery[] {
  const [, ...lines] = text.replace(/\n$/, '').split('\n');
  return lines.map((line, index) => {
    try {
      const [kind, language, query, grades] = lineSchema.parse(line.split('\t'));
      return { kind, language, text: query, grades: gradesOf(grades, known) };
    } catch (cause) {
      throw new Error(`line ${index + 2} of the judged queries, "${line}", is wrong`, { cause });
    }
  });
}

/** The queries of a file in this folder. @throws when a query is wrong */
export function readJudgedQueries(name: string, known: ReadonlySet<string>): readonly JudgedQuery[] {
  return parseJudgedQueries(readFileSync(path.join(import.meta.dirname, name), 'utf8'), known);
}
