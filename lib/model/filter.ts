import type { LocalizedText } from './locale.ts';

/** The place of a filter or a value without one from the backend: it comes last. */
export const lastPlace = Number.MAX_SAFE_INTEGER;

/** One choice of a filter. */
export interface FilterValue {
  readonly key: string;
  readonly label: LocalizedText;
  /** Place among the values of its filter, from 1. */
  readonly order: number;
}

/** A facet of the catalogue. The values of one filter are alternatives (OR); different filters combine (AND). */
export interface Filter {
  readonly name: string;
  readonly order: number;
  readonly values: readonly FilterValue[];
}
