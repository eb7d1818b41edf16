import { type CourseSummary, isSeries } from '@/lib/model/course';
import type { NearThings, SearchPage } from '@/lib/model/search';
import type { Availability } from './availability';
import type { ShortLists } from './filter-view';

/** Featured cards in the home page's document: what is visible, and one that shows that there are more. */
export const featuredInDocument = 6;

/** A course or a series as cards are made of it, in plain text: as it is cached, the same whenever it is shown. */
export interface PlainCourse extends Omit<CourseSummary, 'title' | 'subtitle' | 'description' | 'institutions'> {
  /** Plain text; empty for a course without a title. */
  readonly title: string;
  /** Plain text; empty without one. */
  readonly subtitle: string;
  readonly institutions: readonly { readonly id: string; readonly name: string }[];
}

/** Whether a course can be followed, with the day on which that changes, in the language of the page. */
export interface CourseState {
  readonly kind: Availability['state'];
  readonly text: string;
}

/** What a card shows, as plain values in the language of the page: server and browser render the same card from it. */
export interface CourseCardData extends Omit<PlainCourse, 'facts' | 'subtitle'> {
  readonly subtitle?: string;
  /** Absent where the backend says nothing of the course's dates. */
  readonly state?: CourseState;
  /** Lines about length, level and languages, as far as they are known. */
  readonly facts?: readonly string[];
}

/** One page of cards. */
export interface CardPage extends Omit<SearchPage, 'courses' | 'near'> {
  readonly cards: readonly CourseCardData[];
  /** What is near to a text that few courses match, where the backend says it. */
  readonly near?: Omit<NearThings, 'courses'> & {
    /** The nearest first. */
    readonly cards: readonly CourseCardData[];
  };
  /** The choices to show of filters that are too long to be shown whole. */
  readonly shortLists?: ShortLists;
  /** When the state of one of the courses changes next, in milliseconds since the epoch; absent: never. */
  readonly changesAt?: number;
}

/** What the first of some cards is: texts that count say of a single one whether it is a course or a series. */
export function kindOfFirst([first]: readonly Pick<PlainCourse, 'seriesSize'>[]): 'course' | 'series' | 'any' {
  if (!first) return 'any';
  return isSeries(first) ? 'series' : 'course';
}
