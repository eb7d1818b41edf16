import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { getCourses, getSeriesMembers, getSummaries } from '../catalogue/courses.ts';
import { filterNames } from '../catalogue/filters.ts';
import { type CataloguePlace, listCourses } from '../catalogue/list-courses.ts';
import { type CourseQuery, searchCourses } from '../catalogue/search-courses.ts';
import { restPath } from '../env.ts';
import { findSuggestions } from '../search/suggestions.ts';
import { id, language, numberUpTo, parseJson, parseQuery } from './input.ts';
import type { RestOptions } from './options.ts';
import { courseToWire, fullCourseToWire, suggestionsToWire, summaryToWire, textReportToWire } from './wire.ts';

const flag = z
  .enum(['true', 'false'], 'true or false is needed')
  .default('false')
  .transform((value) => value === 'true');

/** An empty parameter of a search counts as absent. */
const searchQuery = z.preprocess(
  (given) => Object.fromEntries(Object.entries(Object(given)).filter(([, value]) => value !== '')),
  z.object({
    moocsPerPagina: numberUpTo(100).default(9),
    paginaCorrente: numberUpTo(1_000_000).default(1),
    testoRicerca: z.string().default(''),
    esatta: flag,
    soloMooc: flag,
    carosello: flag,
    moocIdEscluso: id.nullable().default(null),
  }),
);

/** Selected keys, as strings or numbers; `null` or absent: none. */
const keys = z
  .array(z.union([z.string().max(64), z.number()]).transform(String))
  .max(1_000)
  .nullish()
  .transform((list) => list ?? []);

const selectionBody = z.partialRecord(z.enum(filterNames), keys);
const seriesBody = z.strictObject({ filterSerie: keys });

/** Courses of one answer of `/mooc/corsi`. */
const largestPage = 200;

/** A place as `successivo` says it: featured, microseconds, id. */
const place = z
  .string()
  .regex(/^[01]_-?\d{1,16}_\d{1,10}$/, 'is no place that an answer has named')
  .transform((text): CataloguePlace => {
    const [featured, publishedAt, courseId] = text.split('_').map(Number);
    return { featured: featured === 1, publishedAt: publishedAt ?? 0, id: courseId ?? 0 };
  });

const listQuery = z.object({
  limite: numberUpTo(largestPage).default(largestPage),
  dopo: place.nullable().default(null),
});

const suggestionQuery = z.object({ testo: z.string('a text is needed'), lingua: language });

/** What a search asks for. @throws {HTTPException} 400 */
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
  };
}

/** Whether nothing but its text narrows a search. */
function isWholeCatalogue({ selection, coursesOnly, featuredOnly, excludedId, page }: CourseQuery): boolean {
  const isNarrowed = coursesOnly || featuredOnly || excludedId !== null;
  return page === 1 && !isNarrowed && Object.values(selection).every((chosen) => chosen.length === 0);
}

/** What browsers and the web app say when nobody has asked yet: the page of a link is fetched ahead, or by a crawler. */
function isFromPerson(c: Context): boolean {
  return !c.req.header('sec-purpose')?.includes('prefetch');
}

/**
 * `/mooc/*`: searching, one course, the members of a series, and the extensions `full-courses` (`/mooc/corsi`),
 * `search` and `suggestions` (README, "Extensions"). Paths that the contract ends with a slash do without.
 */
export function courseRoutes({ database, identity, settings, searchesWithoutResult }: RestOptions): Hono {
  const addresses = { restUrl: `${settings.siteUrl}${restPath(settings)}`, demonstrationUrl: identity.issuer };
  const search = async (c: Context) => {
    const query = await readCourseQuery(c);
    const { ids, total, report } = await searchCourses(database, query);
    if (total === 0 && isWholeCatalogue(query) && isFromPerson(c)) searchesWithoutResult?.note(query.text);
    return c.json({
      moocs: (await getSummaries(database, ids)).map(summaryToWire),
      moocTotali: total,
      paginaCorrente: query.page,
      pagineTotali: Math.ceil(total / query.pageSize),
      ...(report && { ricerca: textReportToWire(report) }),
    });
  };
  const members = async (c: Context) => {
    const { filterSerie } = await parseJson(c, seriesBody);
    // What is no id names no series.
    const seriesIds = filterSerie.flatMap((key) => id.safeParse(key).data ?? []);
    return c.json((await getSeriesMembers(database, seriesIds)).map(summaryToWire));
  };
  return new Hono()
    .post('/mooc/moocVetrinaPaginazione/', search)
    .post('/mooc/moocVetrinaPaginazione', search)
    .post('/mooc/moocVetrina/', members)
    .post('/mooc/moocVetrina', members)
    .get('/mooc/moocVetrina/:moocId', async (c) => {
      const moocId = id.safeParse(c.req.param('moocId'));
      const [course] = moocId.success ? await getCourses(database, [moocId.data]) : [];
      return course ? c.json(courseToWire(course, addresses)) : c.json({ message: 'There is no such course.' }, 404);
    })
    .get('/mooc/suggerimenti', async (c) => {
      const { testo, lingua } = parseQuery(c, suggestionQuery);
      return c.json(suggestionsToWire(await findSuggestions(database, testo, lingua)));
    })
    .get('/mooc/corsi', async (c) => {
      const { limite, dopo } = parseQuery(c, listQuery);
      const { courses, next } = await listCourses(database, dopo, limite);
      const moocs = courses.map((course) => fullCourseToWire(course, addresses));
      return c.json({ moocs, successivo: next && `${next.featured ? 1 : 0}_${next.publishedAt}_${next.id}` });
    });
}
