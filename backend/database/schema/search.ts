import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { course } from './course.ts';

/** A parsed full text; written by PostgreSQL only. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The period of each course of a series, as `{opensAt, closesAt}`; a course without dates has an empty range. */
const times = customType<{ data: readonly Dates[]; driverData: string }>({
  dataType: () => 'tstzrange[]',
  toDriver: (courses) => `{${courses.map((dates) => `"${rangeOf(dates)}"`).join()}}`,
});

interface Dates {
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
}

/** A closing date before the opening date is a typing error: then only the closing date counts. */
export const closesBeforeOpening = ({ opensAt, closesAt }: Dates): boolean =>
  opensAt !== null && closesAt !== null && closesAt < opensAt;

function rangeOf(dates: Dates): string {
  const { opensAt, closesAt } = dates;
  if (opensAt === null && closesAt === null) return 'empty';
  return `[${closesBeforeOpening(dates) ? '' : (opensAt?.toISOString() ?? '')},${closesAt?.toISOString() ?? ''}]`;
}

/** The full text of a title for suggestions: all words as written, and the stems without stop words. */
export const titleDocument = (): SQL =>
  sql`(to_tsvector(case language when 'IT' then 'italian'::regconfig when 'EN' then 'english'::regconfig else 'simple'::regconfig end, title_words) || to_tsvector('simple'::regconfig, title_words))`;

/** The sort key of titles: their first 80 characters, folded. */
export const titleOrder = ({ titleWords }: { readonly titleWords: SQLWrapper }): SQL =>
  sql`(left(${titleWords}, 80) collate "C")`;

/**
 * One row for each course with everything that a search needs, written by `storing/index-courses.ts`. A search reads thousands of rows,
 * so they are narrow: longer texts are stored outside the row (`toast_tuple_target`). Lists stay in the row, because counting by
 * filters reads all of them; a migration that adds a list must therefore `set storage main`. Words are folded (lower case, no
 * accents), so that they can be compared directly with a visitor's words.
 */
export const courseSearch = pgTable(
  'course_search',
  {
    courseId: integer('course_id')
      .primaryKey()
      .references(() => course.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['course', 'series'] }).notNull(),
    language: text('language').notNull(),
    /** The language of a course; of a series, the languages of its courses. */
    languages: text('languages').array().notNull().default([]),
    featured: boolean('featured').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    opensAt: timestamp('opens_at', { withTimezone: true }),
    closesAt: timestamp('closes_at', { withTimezone: true }),
    /** The periods of a series' courses; null for a course, and for a series without courses. */
    memberTimes: times('member_times'),
    /** The total hours of a course, or of all courses of a series; null: not certain. */
    hours: real('hours'),
    weeks: integer('weeks'),
    eqfLevels: text('eqf_levels').array().notNull(),
    institutionIds: integer('institution_ids').array().notNull(),
    categoryIds: integer('category_ids').array().notNull(),
    targetIds: integer('target_ids').array().notNull(),
    titleWords: text('title_words').notNull(),
    /** The words that decide the rank; their weights tell the fields (`ranked_document` in the migrations). */
    ranked: tsvector('ranked').notNull(),
    /** The topics and fields of study, with PostgreSQL weights (`search/query/profiles.ts`). */
    topics: tsvector('topics').notNull().default(sql`''::tsvector`),
    /**
     * Everything that finds a course, so that the index alone answers a search: all words, including the description's; `P` and two
     * adjacent words; `T` and one or two words of the title (`found_document` in the migrations); topics (`search/query/profiles.ts`).
     */
    found: tsvector('found').notNull(),
  },
  (table) => [
    // One index for the text and the filters, so that a search reads their common matches from it. With separate indexes the
    // planner uses only some of them, and compares the full text of every remaining row.
    index('course_search_matches').using(
      'gin',
      table.found,
      table.categoryIds,
      table.institutionIds,
      table.targetIds,
      table.eqfLevels,
      table.languages,
    ),
    index().on(table.language, table.publishedAt),
    // The usual order, then the single-value conditions: the index alone answers counts and pages with a high number.
    index('course_search_order').on(
      table.featured.desc().nullsFirst(),
      table.publishedAt.desc().nullsFirst(),
      table.courseId,
      table.kind,
      table.language,
      table.opensAt,
      table.closesAt,
    ),
    // Suggestions: titles that begin with a text, and titles that have its words.
    index('course_search_title_start').on(table.titleWords.op('text_pattern_ops')),
    index('course_search_titles').using('gin', titleDocument()),
    index('course_search_series')
      .on(table.featured.desc().nullsFirst(), table.publishedAt.desc().nullsFirst(), table.courseId)
      .where(sql`kind = 'series'`),
    // The orders that visitors choose (`catalogue/course-order.ts`), each with the closing date that separates closed courses.
    index('course_search_newest').on(table.publishedAt.desc().nullsFirst(), table.courseId, table.closesAt),
    index('course_search_shortest').on(table.hours, table.courseId, table.closesAt),
    index('course_search_title').on(titleOrder(table), table.courseId, table.closesAt),
  ],
);

/**
 * The number of courses with each word of `found`. The row of the empty word has the number of all courses. Triggers count when rows of
 * `course_search` are added or removed; rows of `course_search` are never updated.
 */
export const documentFrequency = pgTable('document_frequency', {
  word: text('word').primaryKey(),
  courses: integer('courses').notNull(),
});

/** Every word of the index as written, to complete half-typed words and to correct misspelt ones. */
export const vocabulary = pgTable('vocabulary', { word: text('word').primaryKey() }, (table) => [
  index('vocabulary_prefix').on(table.word.op('text_pattern_ops')),
  index('vocabulary_trigrams').using('gin', table.word.op('gin_trgm_ops')),
]);

/** How often a text found nothing, by day in Rome. For privacy there is no time and nothing about the visitor. */
export const searchWithoutResult = pgTable(
  'search_without_result',
  {
    day: date('day').notNull(),
    text: text('text').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.text] })],
);

/** The version of `storing/index-courses.ts` that wrote all rows of `course_search`; no row: the index is older than versions. */
export const searchIndex = pgTable('search_index', { version: integer('version').primaryKey() });
