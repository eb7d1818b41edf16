import type * as z from 'zod';
import { collectDropped } from '../list.ts';

/** The parsed answer, and the list items that the schema left out. */
export function parse(schema: z.ZodType, answer: unknown) {
  return collectDropped(() => schema.parse(answer));
}
