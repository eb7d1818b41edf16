import { type Context, Hono } from 'hono';
import { getCourse } from '../catalogue/course-detail.ts';
import { getSummaries } from '../catalogue/course-summaries.ts';
import { searchCourses } from '../catalogue/search-courses.ts';
import { getSeriesMembers } from '../catalogue/series.ts';
import type { Database } from '../database/client.ts';
import { id, readSearch, readSeriesIds } from './search-input.ts';
import { courseToWire, type OwnAddresses } from './wire/course.ts';
import { summaryToWire } from './wire/summary.ts';

/** `/mooc/*`: searching, one course, the members of a series. Paths that the contract ends with a slash do without. */
export function courseRoutes(database: Database, addresses: OwnAddresses): Hono {
  const search = async (c: Context) => {
    const query = await readSearch(c);
    const { ids, total } = await searchCourses(database, query);
    return c.json({
      moocs: (await getSummaries(database, ids)).map(summaryToWire),
      moocTotali: total,
      paginaCorrente: query.page,
      pagineTotali: Math.ceil(total / query.pageSize),
    });
  };
  const members = async (c: Context) =>
    c.json((await getSeriesMembers(database, await readSeriesIds(c))).map(summaryToWire));
  return new Hono()
    .post('/mooc/moocVetrinaPaginazione/', search)
    .post('/mooc/moocVetrinaPaginazione', search)
    .post('/mooc/moocVetrina/', members)
    .post('/mooc/moocVetrina', members)
    .get('/mooc/moocVetrina/:moocId', async (c) => {
      const moocId = id.safeParse(c.req.param('moocId'));
      const course = moocId.success ? await getCourse(database, moocId.data) : null;
      return course ? c.json(courseToWire(course, addresses)) : c.json({ message: 'There is no such course.' }, 404);
    });
}
