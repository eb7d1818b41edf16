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

/** When each course of a series can be followed, as `{opensAt, closesAt}`; the times of one without dates are empty. */
const times = customType<{ data: readonly Dates[]; driverData: string }>({
  dataType: () => 'tstzrange[]',
  toDriver: (courses) => `{${courses.map((dates) => `"${rangeOf(dates)}"`).join()}}`,
});

interface Dates {
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
}

/** An end before its beginning is a typing error: then only the end counts. */
function rangeOf({ opensAt, closesAt }: Dates): string {
  if (opensAt === null && closesAt === null) return 'empty';
  const isWrong = opensAt !== null && closesAt !== null && closesAt < opensAt;
  return `[${isWrong ? '' : (opensAt?.toISOString() ?? '')},${closesAt?.toISOString() ?? ''}]`;
}

/** The words of a title as they are written and their stems, without stop words: what a suggestion is found by. */
export const titleDocument = (): SQL =>
  sql`(to_tsvector(case language when 'IT' then 'italian'::regconfig when 'EN' then 'english'::regconfig else 'simple'::regconfig end, title_words) || to_tsvector('simple'::regconfig, title_words))`;

/** What titles are sorted by: their first letters, small and without accents. */
export const titleOrder = ({ titleWords }: { readonly titleWords: SQLWrapper }): SQL =>
  sql`(left(${titleWords}, 80) collate "C")`;

/**
 * One narrow row for each mooc with all that a search needs, written by `catalogue/index-courses.ts`.
 * Narrow, since a search reads thousands: longer texts lie apart (`toast_tuple_target`), but no list does: to count by filters,
 * all of them are read. A migration that adds a list says so (`set storage main`). Its words have small letters and folded
 * accents, so that they and a visitor's compare as they are.
 */
export const courseSearch = pgTable(
  'course_search',
  {
    courseId: integer('course_id')
      .primaryKey()
      .references(() => course.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['course', 'series'] }).notNull(),
    language: text('language').notNull(),
    /** Of a series those of its courses. */
    languages: text('languages').array().notNull().default([]),
    featured: boolean('featured').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    opensAt: timestamp('opens_at', { withTimezone: true }),
    closesAt: timestamp('closes_at', { withTimezone: true }),
    /** Of a series with courses; null: a course, or no courses. */
    memberTimes: times('member_times'),
    /** Of the whole course, of all courses of a series; null: not certain. */
    hours: real('hours'),
    weeks: integer('weeks'),
    eqfLevels: text('eqf_levels').array().notNull(),
    institutionIds: integer('institution_ids').array().notNull(),
    categoryIds: integer('category_ids').array().notNull(),
    targetIds: integer('target_ids').array().notNull(),
    titleWords: text('title_words').notNull(),
    /** What decides the rank, with the fields of words as weights (`ranked_document` in the migrations). */
    ranked: tsvector('ranked').notNull(),
    /** What it is about, with how much as weights (`search/profiles.ts`). */
    topics: tsvector('topics').notNull().default(sql`''::tsvector`),
    /**
     * What a mooc is found by, so that the index alone answers: words, the description's too; `P` and two words that follow each
     * other; `T` and a word, or two, of the title (`search_document` in the migrations).
     */
    found: tsvector('found').notNull(),
  },
  (table) => [
    // One index for the text and the filters: a search with several of them reads their common matches out of it. With an
    // index for each, the planner takes some of them only and compares the full text of every row that these leave.
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
    // The order of a page, then what narrows it without a list: a page far down and a count are read out of the index alone.
    index('course_search_order').on(
      table.featured.desc().nullsFirst(),
      table.publishedAt.desc().nullsFirst(),
      table.courseId,
      table.kind,
      table.language,
      table.opensAt,
      table.closesAt,
    ),
    // For suggestions: titles that begin with a text, and those that have its words.
    index('course_search_title_start').on(table.titleWords.op('text_pattern_ops')),
    index('course_search_titles').using('gin', titleDocument()),
    index('course_search_series')
      .on(table.featured.desc().nullsFirst(), table.publishedAt.desc().nullsFirst(), table.courseId)
      .where(sql`kind = 'series'`),
    // The orders that visitors choose (`catalogue/course-order.ts`), each with what tells the closed ones apart.
    index('course_search_newest').on(table.publishedAt.desc().nullsFirst(), table.courseId, table.closesAt),
    index('course_search_shortest').on(table.hours, table.courseId, table.closesAt),
    index('course_search_title').on(titleOrder(table), table.courseId, table.closesAt),
  ],
);

/**
 * How many moocs have each word of `found`, and how many there are: the row of the empty word. Triggers count when rows of
 * `course_search` are added and removed; nothing updates one.
 */
export const documentFrequency = pgTable('document_frequency', {
  word: text('word').primaryKey(),
  courses: integer('courses').notNull(),
});

/** Every word of the index as it is written, to complete a word half typed and to correct a misspelt one. */
export const vocabulary = pgTable('vocabulary', { word: text('word').primaryKey() }, (table) => [
  index('vocabulary_prefix').on(table.word.op('text_pattern_ops')),
  index('vocabulary_trigrams').using('gin', table.word.op('gin_trgm_ops')),
]);

/** How often a text found nothing on a day of Rome; nothing finer than the day, and nothing about who searched. */
export const searchWithoutResult = pgTable(
  'search_without_result',
  {
    day: date('day').notNull(),
    text: text('text').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.text] })],
);

/** The version of `catalogue/index-courses.ts` that has written all rows of `course_search`; no row: one before versions. */
export const searchIndex = pgTable('search_index', { version: integer('version').primaryKey() });
