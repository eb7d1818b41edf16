import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { filterNames, type Selection } from '../catalogue/filter-names.ts';
import type { CourseQuery } from '../catalogue/search-courses.ts';
import { parseInput } from './bad-request.ts';

/** Selected keys, as strings or numbers; `null` or absent: none. */
const keys = z
  .array(z.union([z.string().max(64), z.number()]).transform(String))
  .max(1_000)
  .nullish()
  .transform((list) => list ?? []);

const selection = z.strictObject(
  Object.fromEntries(filterNames.map((name) => [name, keys])) as Record<(typeof filterNames)[number], typeof keys>,
);

const flag = z
  .enum(['true', 'false'], 'true or false is needed')
  .default('false')
  .transform((value) => value === 'true');

/** From 1 up, in decimal digits. */
export const numberUpTo = (highest: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, 'a whole number is needed')
    .transform(Number)
    .pipe(z.number().min(1, 'counts from 1').max(highest, `at most ${highest}`));

/** An id in a path, a query or a body. */
export const id = numberUpTo(2_147_483_647);

const query = z.object({
  moocsPerPagina: numberUpTo(100).default(9),
  paginaCorrente: numberUpTo(1_000_000).default(1),
  testoRicerca: z.string().default(''),
  soloMooc: flag,
  carosello: flag,
  moocIdEscluso: id.nullable().default(null),
});

/** A search out of query and body. @throws {HTTPException} 400 for unknown filters and malformed parameters. */
export async function readSearch(c: Context): Promise<CourseQuery> {
  const parameters = parseInput(query, givenParameters(c));
  const chosen: Selection = parseInput(selection, await readJson(c));
  return {
    text: parameters.testoRicerca,
    selection: chosen,
    coursesOnly: parameters.soloMooc,
    featuredOnly: parameters.carosello,
    excludedId: parameters.moocIdEscluso,
    page: parameters.paginaCorrente,
    pageSize: parameters.moocsPerPagina,
  };
}

/** An empty parameter counts as absent. */
function givenParameters(c: Context): Record<string, string> {
  return Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== ''));
}

/** Series whose members are asked for. What is no id names no series. @throws {HTTPException} 400 */
export async function readSeriesIds(c: Context): Promise<number[]> {
  const { filterSerie } = parseInput(z.strictObject({ filterSerie: keys }), await readJson(c));
  return filterSerie.flatMap((key) => id.safeParse(key).data ?? []);
}

/** The JSON body; nothing at all counts as `{}`. */
async function readJson(c: Context): Promise<unknown> {
  const body = await c.req.text();
  if (body.trim() === '') return {};
  try {
    return JSON.parse(body);
  } catch {
    throw new HTTPException(400, { message: 'The body is not JSON.' });
  }
}
