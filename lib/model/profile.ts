/** A profile that a person can choose to work with (specification, sections 3 and 6). */
export interface Profile {
  /** Whole number; `undefined` when the backend's value is not numeric. */
  readonly id: number | undefined;
  /** The name in lists. */
  readonly label: string | null;
  readonly description: string | null;
  /** The secondary profile of this profile; `null` when there is none. */
  readonly secondary: string | null;
}

/** The chosen profile, which every internal call names. */
export interface SelectedProfile {
  readonly id: number;
  readonly secondary: string | null;
}
