import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { parseInput } from '../bad-request.ts';

const serviceId = z.string().regex(/^[\w-]{1,40}$/, 'is not a service id');

/** The two ids of services that most calls take; both may be left out. */
export const serviceQuery = z.object({
  al_id_srv: serviceId.optional(),
  al_id_srv_chiamante: serviceId.optional(),
  logout_service_id: serviceId.optional(),
});

/** A language of the interface in any case; Italian when left out (specification, section 9). */
export const language = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['it', 'en'], 'is neither "it" nor "en"'))
  .default('it');

/**
 * The query of a request, checked; parameters the schema does not name are ignored.
 * @throws {HTTPException} 400 that names what is wrong.
 */
export function parseQuery<S extends z.ZodType>(c: Context, schema: S): z.output<S> {
  return parseInput(schema, c.req.query());
}

/**
 * The body of a request, JSON or form, checked.
 * @throws {HTTPException} 400 that names what is wrong.
 */
export async function parseBody<S extends z.ZodType>(c: Context, schema: S): Promise<z.output<S>> {
  const json = c.req.header('content-type')?.includes('json') ?? false;
  const body: unknown = await (json ? c.req.json() : c.req.parseBody()).catch(() => {
    throw new HTTPException(400, { message: 'The body cannot be read: send JSON or a form.' });
  });
  return parseInput(schema, body);
}
