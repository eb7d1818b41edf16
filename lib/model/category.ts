import type { LocalizedText } from './locale.ts';

/** A subject area of the catalogue. */
export interface Category {
  readonly id: string;
  readonly name: LocalizedText;
  readonly imageId: string | null;
  /** `null` when unknown. */
  readonly publishedCourses: number | null;
  /** Number of courses shared with each other category, by its id; absent without the extension `categories`. */
  readonly sharedCourses?: Readonly<Record<string, number>>;
}
