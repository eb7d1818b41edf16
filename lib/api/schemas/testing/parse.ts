import type * as z from 'zod';
import { collectDropped } from '../list.ts';

/** What a schema makes of an answer, and the list items that it leaves out. */
export function parse(schema: z.ZodType, answer: unknown) {
  return collectDropped(() => schema.parse(answer));
}
