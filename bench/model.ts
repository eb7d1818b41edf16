/** A cell of a table; numbers stay numbers in `results.json`. */
type Cell = string | number;

export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A group of bars of the picture, drawn to one scale. */
export interface Bars {
  readonly title: string;
  readonly unit: string;
  readonly bars: readonly { readonly label: string; readonly value: number }[];
}

/** A promise of the product and what became of it. */
export interface Check {
  readonly rule: string;
  readonly limit: string;
  readonly measured: string;
  readonly holds: boolean;
}

/** What a part of the benchmark has found. */
export interface PartResult {
  readonly tables: readonly Table[];
  readonly bars: readonly Bars[];
  readonly checks: readonly Check[];
}

/** What every part is given. */
export interface BenchSettings {
  /** The project's folder. */
  readonly root: string;
  /** Data of a backend with its own catalogue; one backend at a time has them open. */
  readonly catalogueFolder: string;
  /** True with `--large`: 100,000 courses too. */
  readonly large: boolean;
  /** Of the soak: `--minutes=3`. */
  readonly minutes: number;
  /** Of Lighthouse on each page: `--runs=1`. */
  readonly runs: number;
  readonly print: (line: string) => void;
}

export type Part = (settings: BenchSettings) => Promise<PartResult>;
