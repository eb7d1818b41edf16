import type { CourseSummary } from '@/lib/model/course';
import type { NearThings, SearchCounts, TextReport } from '@/lib/model/search';

/** What a card shows, as plain values: server and browser render the same card from it. */
export interface CourseCardData {
  readonly id: string;
  /** Plain text; empty for a course without a title. */
  readonly title: string;
  readonly imageId: string | null;
  readonly institutions: readonly { readonly id: string; readonly name: string }[];
  /** Above 1 the card is of a series (specification, section 3). */
  readonly seriesSize: number;
  /** Two-letter code in lower case. */
  readonly language: string | null;
}

/** One page of cards. */
export interface CardPage {
  readonly cards: readonly CourseCardData[];
  readonly total: number;
  /** 1-based. */
  readonly page: number;
  readonly pageCount: number;
  /** How the text was taken, where the backend says it. */
  readonly textReport?: TextReport;
  /** What a text is near to that few courses answer, where the backend says it. */
  readonly near?: {
    /** The nearest first, each with the number of its published courses. */
    readonly categories: NearThings['categories'];
    readonly cards: readonly CourseCardData[];
  };
  /** How many courses other choices would leave, where the backend counts them. */
  readonly counts?: SearchCounts;
}

/** The card of a course. `toText` makes plain text of the title's HTML: the browser never needs the sanitiser. */
export function toCourseCard(course: CourseSummary, toText: (html: CourseSummary['title']) => string): CourseCardData {
  const { id, title, imageId, institutions, seriesSize, language } = course;
  return {
    id,
    title: toText(title),
    imageId,
    institutions: institutions.map((institution) => ({ id: institution.id, name: institution.name })),
    seriesSize,
    language,
  };
}
