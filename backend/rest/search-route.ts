import type { Context } from 'hono';
import { z } from 'zod';
import type { CourseOrder } from '../catalogue/course-order.ts';
import { getSummaries } from '../catalogue/courses.ts';
import { filterNames } from '../catalogue/filters.ts';
import type { Database } from '../database/database.ts';
import { findNearThings } from '../search/near-things.ts';
import { findRelatedCourses } from '../search/related-courses.ts';
import { type CourseQuery, isRestricted, searchCourses } from '../search/search-courses.ts';
import { id, keys, numberUpTo, parseJson, parseQuery } from './input.ts';
import type { RestOptions } from './options.ts';
import { countsToWire, nearThingsToWire, summaryToWire, textReportToWire } from './wire.ts';

const flag = z
  .enum(['true', 'false'], 'true or false is needed')
  .default('false')
  .transform((value) => value === 'true');

/** The orders of the extension `search`, by their wire names. */
const orders: ReadonlyMap<string, CourseOrder> = new Map([
  ['vetrina', 'showcase'],
  ['apertura', 'opening'],
  ['recenti', 'newest'],
  ['durata', 'shortest'],
  ['titolo', 'title'],
]);

/** An empty parameter of a search counts as absent. */
const searchQuery = z.preprocess(
  (given) => Object.fromEntries(Object.entries(Object(given)).filter(([, value]) => value !== '')),
  z.object({
    moocsPerPagina: numberUpTo(100).default(9),
    paginaCorrente: numberUpTo(1_000_000).default(1),
    testoRicerca: z.string().default(''),
    esatta: flag,
    conteggi: flag,
    ordine: z
      .enum([...orders.keys()], `is none of ${[...orders.keys()].join(', ')}`)
      .transform((name) => orders.get(name) ?? null)
      .default(null),
    soloMooc: flag,
    carosello: flag,
    moocIdEscluso: id.nullable().default(null),
  }),
);

const selectionBody = z.partialRecord(z.enum(filterNames), keys);

/** Reads the parameters of a search. @throws {HTTPException} 400 */
async function readCourseQuery(c: Context): Promise<CourseQuery> {
  const query = parseQuery(c, searchQuery);
  return {
    text: query.testoRicerca,
    isExact: query.esatta,
    selection: await parseJson(c, selectionBody),
    coursesOnly: query.soloMooc,
    featuredOnly: query.carosello,
    excludedId: query.moocIdEscluso,
    page: query.paginaCorrente,
    pageSize: query.moocsPerPagina,
    isCounted: query.conteggi,
    order: query.ordine,
  };
}

/** Answers the contract's search, with the additions of the extension `search` (README, "Extensions"). */
export async function answerSearch(
  { database, searchesWithoutResult }: Pick<RestOptions, 'database' | 'searchesWithoutResult'>,
  c: Context,
): Promise<Response> {
  const query = await readCourseQuery(c);
  const page = await searchCourses(database, query);
  const { ids, total, report, counts } = page;
  const isNotFound = total === 0 && query.page === 1 && !isRestricted(query);
  // Browsers and the web app mark requests that no visitor made: prefetched pages, and pages for crawlers.
  const isPrefetch = c.req.header('sec-purpose')?.includes('prefetch') ?? false;
  if (isNotFound && !isPrefetch) searchesWithoutResult?.note(query.text);
  const near = await findNearThings(database, query, page);
  return c.json({
    moocs: (await getSummaries(database, ids)).map(summaryToWire),
    moocTotali: total,
    paginaCorrente: query.page,
    pagineTotali: Math.ceil(total / query.pageSize),
    ...(report && { ricerca: textReportToWire(report, total) }),
    ...(counts && { conteggi: countsToWire(counts) }),
    ...(near && { vicini: nearThingsToWire(near, await getSummaries(database, near.courseIds)) }),
  });
}

const relatedQuery = z.object({ limite: numberUpTo(24).default(6) });

/** Answers with the courses related to a course (extension `search`, version 2). */
export async function answerRelated(database: Database, c: Context): Promise<Response> {
  const moocId = id.safeParse(c.req.param('moocId'));
  const { limite } = parseQuery(c, relatedQuery);
  const ids = moocId.success ? await findRelatedCourses(database, moocId.data, limite) : null;
  if (ids === null) return c.json({ message: 'There is no such course.' }, 404);
  return c.json({ moocs: (await getSummaries(database, ids)).map(summaryToWire) });
}
