import type { CourseSummary } from './course.ts';
import type { InterfaceLanguage } from './language.ts';

/** A search as the backend answers it. */
export interface CourseSearch {
  readonly language: InterfaceLanguage;
  readonly text: string;
  /** Every filter of the catalogue by name, each with its selected keys. */
  readonly selection: Readonly<Record<string, readonly string[]>>;
  /** 1-based. */
  readonly page: number;
  readonly pageSize: number;
  readonly coursesOnly?: boolean;
  readonly featuredOnly?: boolean;
  readonly excludedId?: string;
}

/** One page of the answer to a search. */
export interface SearchPage {
  readonly courses: readonly CourseSummary[];
  readonly total: number;
  /** 1-based. */
  readonly page: number;
  readonly pageCount: number;
}
