import type { Category } from './category.ts';
import type { CourseSummary } from './course.ts';
import type { Locale } from './locale.ts';

/** Orders of courses that visitors can choose instead of the default (extension `search`, version 2). */
export const chosenOrders = ['opening', 'newest', 'shortest', 'title'] as const;

export type ChosenOrder = (typeof chosenOrders)[number];

/** Selected keys by the name of their filter. */
export type Selection = Readonly<Record<string, readonly string[]>>;

/** A search request for the backend. */
export interface CourseSearch {
  readonly locale: Locale;
  readonly text: string;
  /** Searches for the exact text, without correction (extension `search`). */
  readonly isExact?: boolean;
  /** Every filter of the catalogue by name, each with its selected keys. */
  readonly selection: Selection;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly coursesOnly?: boolean;
  readonly featuredOnly?: boolean;
  readonly excludedId?: string;
  /** Also asks for {@link SearchCounts} (extension `search`, version 2). */
  readonly isCounted?: boolean;
  /** `showcase` is the default order with closed courses at the end (extension `search`, version 2). */
  readonly order?: ChosenOrder | 'showcase';
}

/** How the backend interpreted the text of a search (extension `search`). */
export interface TextReport {
  /** The text that was searched for instead; `null` when the text was not corrected. */
  readonly correctedText: string | null;
  /** Words that no course has, as typed. */
  readonly missingWords: readonly string[];
  /** Courses have each of the words, but none has them all: the results have some of them, or are close in subject. */
  readonly isPartial?: boolean;
}

/** Categories and courses related to a text that few courses match (extension `search`), without the matching courses. */
export interface NearThings {
  /** The most related first, each with the number of its published courses. */
  readonly categories: readonly Category[];
  /** The most related first. */
  readonly courses: readonly CourseSummary[];
  /** Whether the matching courses only mention the text and are not about it. */
  readonly isOnlyMentioned: boolean;
}

/** How many courses and series the same search would find with one change (extension `search`, version 2). */
export interface SearchCounts {
  /** Counts by filter and key, with the text and all other filters unchanged. A key that is absent has none. */
  readonly byValue: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Counts without the named filter, for each filter with a selection. */
  readonly withoutFilter: Readonly<Record<string, number>>;
  /** Counts without any filter, and without the text; `null` when the backend sends none, because the search finds courses. */
  readonly withoutFilters: number | null;
  readonly withoutText: number | null;
}

/** One page of the answer to a search. */
export interface SearchPage {
  readonly courses: readonly CourseSummary[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Absent when the backend sends none. */
  readonly textReport?: TextReport;
  /** Absent when enough courses match, or the backend sends none. */
  readonly near?: NearThings;
  /** Absent when not asked for, or when the backend sends none. */
  readonly counts?: SearchCounts;
}

/** A search text that found nothing in the last 30 days. */
export interface SearchWithoutResult {
  readonly text: string;
  /** Number of searches. */
  readonly count: number;
  /** Start of the day of the last search, in milliseconds since the epoch; `null` when the backend does not send it. */
  readonly lastDay: number | null;
}
