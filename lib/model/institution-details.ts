import type { CountedTeacher } from './teacher.ts';

/** What an institution teaches and who teaches it (extension `institutions`). */
export interface InstitutionDetails {
  /** Categories with the number of its courses and series in them, the largest first. */
  readonly categories: readonly { readonly id: string; readonly courses: number }[];
  /** Those of most courses first. */
  readonly teachers: readonly CountedTeacher[];
}
