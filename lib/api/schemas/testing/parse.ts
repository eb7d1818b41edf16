import type * as z from 'zod';
import type { DroppedItems } from '../list.ts';
import { parseAnswer } from '../parse-answer.ts';

/** What a schema makes of an answer of `GET /test`, and what it reports as left out. */
export function parse(schema: z.ZodType, answer: unknown) {
  const reports: DroppedItems[] = [];
  const result = parseAnswer('GET /test', schema, answer, (report) => reports.push(report));
  return { result, reports };
}
