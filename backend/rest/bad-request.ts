import { HTTPException } from 'hono/http-exception';
import type { z } from 'zod';

/**
 * What a schema makes of an input from the network.
 * @throws {HTTPException} 400 that names every part that is wrong.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues.map((issue) => [...issue.path, issue.message].join(': ')).join('; ');
  throw new HTTPException(400, { message });
}
