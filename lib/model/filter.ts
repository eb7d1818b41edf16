import type { LocalizedText } from './language.ts';

/** The place of a filter or a value that the backend gives none: it comes last. */
export const lastPlace = Number.MAX_SAFE_INTEGER;

/** One choice of a filter. */
export interface FilterValue {
  readonly key: string;
  readonly label: LocalizedText;
  /** 1-based place among the values of its filter. */
  readonly order: number;
}

/** A facet of the catalogue: values of one filter are alternatives, filters combine. */
export interface Filter {
  readonly name: string;
  readonly order: number;
  readonly values: readonly FilterValue[];
}
