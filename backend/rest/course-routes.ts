import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { getCourses, getSeriesMembers } from '../catalogue/courses.ts';
import { type CataloguePlace, listCourses } from '../catalogue/list-courses.ts';
import { restPath } from '../env.ts';
import { findSuggestions } from '../search/suggestions.ts';
import { id, keys, language, numberUpTo, parseJson, parseQuery } from './input.ts';
import type { RestOptions } from './options.ts';
import { answerRelated, answerSearch } from './search-route.ts';
import { suggestionsToWire } from './suggestions-wire.ts';
import { courseToWire, summaryToWire } from './wire.ts';

const seriesBody = z.strictObject({ filterSerie: keys });

/** Maximum courses in one answer of `/mooc/corsi`. */
const maxPageSize = 200;

/** A place in the form of `successivo`: featured, microseconds, id. */
const place = z
  .string()
  .regex(/^[01]_-?\d{1,16}_\d{1,10}$/, 'is no place that an answer has named')
  .transform((text): CataloguePlace => {
    const [featured, publishedAt, courseId] = text.split('_').map(Number);
    return { featured: featured === 1, publishedAt: publishedAt ?? 0, id: courseId ?? 0 };
  });

const listQuery = z.object({
  limite: numberUpTo(maxPageSize).default(maxPageSize),
  dopo: place.nullable().default(null),
});

const suggestionQuery = z.object({ testo: z.string('a text is needed'), lingua: language });

/**
 * `/mooc/*`: searching, one course, the members of a series, and the extensions `full-courses` (`/mooc/corsi`),
 * `search` and `suggestions` (README, "Extensions").
 */
export function courseRoutes({ database, identity, settings, searchesWithoutResult }: RestOptions): Hono {
  const addresses = { restUrl: `${settings.siteUrl}${restPath(settings)}`, demonstrationUrl: identity.issuer };
  const search = (c: Context) => answerSearch({ database, searchesWithoutResult }, c);
  const members = async (c: Context) => {
    const { filterSerie } = await parseJson(c, seriesBody);
    // A key that is not an id matches no series.
    const seriesIds = filterSerie.flatMap((key) => id.safeParse(key).data ?? []);
    return c.json((await getSeriesMembers(database, seriesIds)).map(summaryToWire));
  };
  return new Hono()
    .post('/mooc/moocVetrinaPaginazione/', search)
    .post('/mooc/moocVetrina/', members)
    .get('/mooc/moocVetrina/:moocId', async (c) => {
      const moocId = id.safeParse(c.req.param('moocId'));
      const [course] = moocId.success ? await getCourses(database, [moocId.data]) : [];
      return course ? c.json(courseToWire(course, addresses)) : c.json({ message: 'There is no such course.' }, 404);
    })
    .get('/mooc/moocVetrina/:moocId/correlati', (c) => answerRelated(database, c))
    .get('/mooc/suggerimenti', async (c) => {
      const { testo, lingua } = parseQuery(c, suggestionQuery);
      return c.json(suggestionsToWire(await findSuggestions(database, testo, lingua)));
    })
    .get('/mooc/corsi', async (c) => {
      const { limite, dopo } = parseQuery(c, listQuery);
      const { courses, next } = await listCourses(database, dopo, limite);
      const moocs = courses.map((course) => ({ ...courseToWire(course, addresses), membri: course.memberIds }));
      return c.json({ moocs, successivo: next && `${next.featured ? 1 : 0}_${next.publishedAt}_${next.id}` });
    });
}
