import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { PartResult } from '../model.ts';

const cell = z.union([z.string(), z.number()]);
const table = z.object({ title: z.string(), columns: z.array(z.string()), rows: z.array(z.array(cell)) });
const bars = z.object({
  title: z.string(),
  unit: z.string(),
  bars: z.array(z.object({ label: z.string(), value: z.number() })),
});
const check = z.object({ rule: z.string(), limit: z.string(), measured: z.string(), holds: z.boolean() });
const machine = z.object({
  processor: z.string(),
  cores: z.number(),
  memory: z.string(),
  system: z.string(),
  node: z.string(),
});
const part = z.object({
  measuredAt: z.iso.datetime(),
  machine,
  tables: z.array(table),
  bars: z.array(bars),
  checks: z.array(check),
}) satisfies z.ZodType<PartResult>;

const resultsSchema = z.record(z.string(), part);

/** The last results of each part, by its name. */
export type Results = z.infer<typeof resultsSchema>;

/** Reads the stored results; empty when there is no file. @throws when the file has another content */
export function readResults(file: string): Results {
  return existsSync(file) ? resultsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Stores results in a form that people can read too. */
export function writeResults(file: string, results: Results): void {
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}
