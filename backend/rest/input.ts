import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';

/** A whole number from 1 to `highest`, in decimal digits. */
export const numberUpTo = (highest: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, 'a whole number is needed')
    .transform(Number)
    .pipe(z.number().min(1, 'counts from 1').max(highest, `at most ${highest}`));

/** An id in a path, a query or a body. Leading zeros are invalid, so that each thing has only one address. */
export const id = z
  .string()
  .regex(/^(?!0\d)/, 'begins with a zero')
  .pipe(numberUpTo(2_147_483_647));

/** One key of a filter. PostgreSQL cannot store text with the character NUL. */
const key = z
  .string()
  .max(64)
  .regex(/^[^\0]*$/, 'holds the character NUL');

/** Selected keys of a filter, as strings or numbers; `null` or absent means none. */
export const keys = z
  .array(z.union([key, z.number()]).transform(String))
  .max(1_000)
  .nullish()
  .transform((list) => list ?? []);

/** A language of the interface, in upper or lower case; Italian when left out (REST contract, "The calls that need a word"). */
export const language = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['it', 'en'], 'is neither "it" nor "en"'))
  .default('it');

const serviceId = z.string().regex(/^[\w-]{1,40}$/, 'is not a service id');

/** The service ids that most `/jaf` calls accept; all are optional. */
export const serviceQuery = z.object({
  al_id_srv: serviceId.optional(),
  al_id_srv_chiamante: serviceId.optional(),
  logout_service_id: serviceId.optional(),
});

/**
 * The validated query of a request; parameters that the schema does not name are ignored.
 * @throws {HTTPException} 400, whose message names every error
 */
export function parseQuery<Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> {
  return parseInput(schema, c.req.query());
}

/** The validated JSON body, whatever its content type; an empty body counts as `{}`. @throws {HTTPException} 400 */
export async function parseJson<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  let json: unknown;
  try {
    json = JSON.parse((await c.req.text()).trim() || '{}');
  } catch {
    // An aborted body also ends here, but then nobody receives the answer.
    throw new HTTPException(400, { message: 'The body is not JSON.' });
  }
  return parseInput(schema, json);
}

function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues.map((issue) => [...issue.path, issue.message].join(': ')).join('; ');
  throw new HTTPException(400, { message });
}

/** Forbids caching, for answers about a person or their tokens. */
export const noStore = createMiddleware(async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
});
