/** Universities, and institutions of higher education in art and music (`afam`), in the order in which pages list them. */
export const institutionKinds = ['university', 'afam'] as const;

export type InstitutionKind = (typeof institutionKinds)[number];

/** A university or AFAM institution that offers courses. */
export interface Institution {
  readonly id: string;
  readonly name: string;
  readonly kind: InstitutionKind;
  readonly logoId: string | null;
  readonly imageId: string | null;
  /** Absolute http(s) address. */
  readonly website: string | null;
  /** Absent when the backend does not send it (extension `institutions`). */
  readonly city?: string;
  /** Number of courses and series; absent when the backend does not send it (extension `institutions`). */
  readonly publishedCourses?: number;
}
