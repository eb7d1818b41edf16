/** `university`, or `afam`: an institution of higher education in art and music. */
export type InstitutionKind = 'university' | 'afam';

/** A university or AFAM institution that offers courses. */
export interface Institution {
  readonly id: string;
  readonly name: string;
  readonly kind: InstitutionKind;
  readonly logoId: string | null;
  readonly imageId: string | null;
  /** Absolute http(s) address. */
  readonly website: string | null;
  /** Where the backend says it (extension `institutions`). */
  readonly city?: string;
  /** Number of courses and series, where the backend says it (extension `institutions`). */
  readonly publishedCourses?: number;
}
