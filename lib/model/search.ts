import type { Category } from './category.ts';
import type { CourseSummary } from './course.ts';
import type { InterfaceLanguage } from './language.ts';

/** Orders of courses that visitors can choose instead of the usual one (extension `search`, version 2). */
export const chosenOrders = ['opening', 'newest', 'shortest', 'title'] as const;

export type ChosenOrder = (typeof chosenOrders)[number];

/** A search as the backend answers it. */
export interface CourseSearch {
  readonly language: InterfaceLanguage;
  readonly text: string;
  /** The text is searched for as it is, without correction (extension `search`). */
  readonly isExact?: boolean;
  /** Every filter of the catalogue by name, each with its selected keys. */
  readonly selection: Readonly<Record<string, readonly string[]>>;
  /** 1-based. */
  readonly page: number;
  readonly pageSize: number;
  readonly coursesOnly?: boolean;
  readonly featuredOnly?: boolean;
  readonly excludedId?: string;
  /** Asks also how many courses other choices would leave (extension `search`, version 2). */
  readonly isCounted?: boolean;
  /** `showcase`: the usual one of a list, with what is closed after all else (extension `search`, version 2). */
  readonly order?: ChosenOrder | 'showcase';
}

/** How the backend has taken the text of a search (extension `search`). */
export interface TextReport {
  /** What was searched for in place of the text; `null`: the text itself. */
  readonly correctedText: string | null;
  /** Words, as typed, that no course has. */
  readonly missingWords: readonly string[];
}

/** What is near to a text that few courses match (extension `search`); the courses that match are not among it. */
export interface NearThings {
  /** The nearest first, each with the number of its published courses. */
  readonly categories: readonly Category[];
  /** The nearest first. */
  readonly courses: readonly CourseSummary[];
  /** The courses that match the text only mention it. */
  readonly isOnlyMentioned: boolean;
}

/** How many courses and series the same search would find with another choice (extension `search`, version 2). */
export interface SearchCounts {
  /** By filter and key, with the text and all other filters. A key that is not there has none. */
  readonly byValue: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Without each filter that has a selection. */
  readonly withoutFilter: Readonly<Record<string, number>>;
  /** Without any filter, and without the text; `null` where it is not said: the search finds something. */
  readonly withoutFilters: number | null;
  readonly withoutText: number | null;
}

/** One page of the answer to a search. */
export interface SearchPage {
  readonly courses: readonly CourseSummary[];
  readonly total: number;
  /** 1-based. */
  readonly page: number;
  readonly pageCount: number;
  /** How the text was taken, where the backend says it. */
  readonly textReport?: TextReport;
  /** What is near to a text that few courses match, where the backend says it. */
  readonly near?: NearThings;
  /** How many courses other choices would leave, where the backend counts them. */
  readonly counts?: SearchCounts;
}

/** A text that found nothing in the last 30 days. */
export interface SearchWithoutResult {
  readonly text: string;
  /** Searches for it. */
  readonly count: number;
  /** Milliseconds since the epoch: the beginning of the day on which it came last; `null` when the backend does not say. */
  readonly lastDay: number | null;
}
