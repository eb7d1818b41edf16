/** A cell of a table; numbers stay numbers in `results.json`. */
type Cell = string | number;

export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A group of bars in the picture, drawn to the same scale. */
export interface Bars {
  readonly title: string;
  readonly unit: string;
  readonly bars: readonly { readonly label: string; readonly value: number }[];
}

/** A limit that the product promises, and the measured value. */
export interface Check {
  readonly rule: string;
  readonly limit: string;
  readonly measured: string;
  readonly holds: boolean;
}

/** The results of one part of the benchmark. */
export interface PartResult {
  readonly tables: readonly Table[];
  readonly bars: readonly Bars[];
  readonly checks: readonly Check[];
}

/** The settings of every part. */
export interface BenchSettings {
  /** The project's folder. */
  readonly root: string;
  /** Data folder of a backend with its own catalogue; only one backend at a time may have it open. */
  readonly catalogueFolder: string;
  /** Whether `--large` asks for 100,000 courses too. */
  readonly large: boolean;
  /** Duration of the soak: `--minutes=3`. */
  readonly minutes: number;
  /** Runs of Lighthouse on each page: `--runs=1`. */
  readonly runs: number;
  readonly print: (line: string) => void;
  /** Does this when the part ends, also after a failure; what was asked for last comes first. */
  readonly atEnd: (work: () => Promise<void>) => void;
}

export type Part = (settings: BenchSettings) => Promise<PartResult>;
