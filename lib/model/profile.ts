/** A profile that a person can work under (specification, sections 3 and 6). */
export interface Profile {
  /** Whole number; `undefined` when the backend's value is not numeric. */
  readonly id: number | undefined;
  /** The name in lists. */
  readonly label: string | null;
  readonly description: string | null;
  /** The secondary profile that goes with it; `null` when there is none. */
  readonly secondary: string | null;
}

/** The profile that every internal call is made under. */
export interface SelectedProfile {
  readonly id: number;
  readonly secondary: string | null;
}
