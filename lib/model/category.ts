import type { LocalizedText } from './language.ts';

/** A subject area of the catalogue. */
export interface Category {
  readonly id: string;
  readonly name: LocalizedText;
  readonly imageId: string | null;
  /** `null`: not known. */
  readonly publishedCourses: number | null;
  /** How many it has in common with others, by their ids, where the backend counts them (extension `categories`). */
  readonly sharedCourses?: Readonly<Record<string, number>>;
}
