/** Somebody's name and number at the university. */
export interface PersonName {
  readonly firstName: string | null;
  readonly surname: string | null;
  /** The person code (`codice persona`), shown beside the name. */
  readonly code: string | null;
}

/** Who is signed in, as the backend says. */
export interface Person extends PersonName {
  /** Who really signed in, when acting as somebody else; `null` otherwise. */
  readonly impersonator: PersonName | null;
  readonly description: string | null;
  /** Number and class of the current career; digits, or `null`. */
  readonly career: string | null;
  readonly careerClass: string | null;
}
