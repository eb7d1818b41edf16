import type { LocalizedText } from './language.ts';

/** A subject area of the catalogue. */
export interface Category {
  readonly id: string;
  readonly name: LocalizedText;
  readonly imageId: string | null;
  readonly publishedCourses: number;
}
