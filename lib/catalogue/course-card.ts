import type { SearchAddress } from '@/lib/addresses/search-address';
import { type CourseSummary, isSeries } from '@/lib/model/course';
import type { NearThings, SearchPage } from '@/lib/model/search';
import type { Availability } from './availability';
import type { ShortLists } from './filter-view';

/** Featured cards in the home page's document: the visible ones, and one more that hints at the rest. */
export const featuredInDocument = 6;

/** The cached data of a card, in plain text. They do not depend on the time at which the card is shown. */
export interface PlainCourse extends Omit<CourseSummary, 'title' | 'subtitle' | 'institutions'> {
  /** Plain text; empty for a course without a title. */
  readonly title: string;
  /** Plain text; empty for a course without a subtitle. */
  readonly subtitle: string;
  readonly institutions: readonly { readonly id: string; readonly name: string }[];
}

/** The availability of a course in words of the page's language, with the day on which it changes. */
export interface CourseState {
  readonly kind: Availability['state'];
  readonly text: string;
}

/** What a card shows, as plain values in the page's language, so that server and browser render the same card. */
export interface CourseCardData extends Omit<PlainCourse, 'title' | 'facts' | 'subtitle'> {
  /** Plain text, never empty. */
  readonly title: string;
  readonly subtitle?: string;
  /** Absent if the backend does not send the course's dates. */
  readonly state?: CourseState;
  /** The known lines about length, level and languages. */
  readonly facts?: readonly string[];
}

/** A search with the filters that the text of another one names in words. */
export interface NarrowerSearch {
  /** Names the filters, in the page's language. */
  readonly label: string;
  readonly search: SearchAddress;
}

/** One page of cards. */
export interface CardPage extends Omit<SearchPage, 'courses' | 'near'> {
  readonly cards: readonly CourseCardData[];
  /** What is close to a text that few courses match, if the backend sends it. */
  readonly near?: Omit<NearThings, 'courses'> & {
    /** Nearest first. */
    readonly cards: readonly CourseCardData[];
  };
  /** A sentence about how well the courses match the text (`search-note.ts`). */
  readonly note?: string;
  /** What a text such as “corsi in inglese” may mean. */
  readonly narrower?: NarrowerSearch;
  /** The choices to show for filters that are too long to be shown completely. */
  readonly shortLists?: ShortLists;
  /** When the state of any of the courses changes next, in milliseconds since the epoch; absent: never. */
  readonly changesAt?: number;
}

/** The kind of the first card, because texts with a count of one say “course” or “series”. */
export function kindOfFirst([first]: readonly Pick<PlainCourse, 'seriesSize'>[]): 'course' | 'series' | 'any' {
  if (!first) return 'any';
  return isSeries(first) ? 'series' : 'course';
}
