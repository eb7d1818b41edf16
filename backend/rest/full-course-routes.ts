import { Hono } from 'hono';
import { z } from 'zod';
import { type CataloguePlace, listCourses } from '../catalogue/list-courses.ts';
import type { Database } from '../database/client.ts';
import { parseInput } from './bad-request.ts';
import { numberUpTo } from './search-input.ts';
import { fullCourseToWire, type OwnAddresses } from './wire/course.ts';

/** Courses of one answer. */
const largestPage = 200;

/** A place as `successivo` says it: featured, microseconds, id. */
const place = z
  .string()
  .regex(/^[01]_-?\d{1,16}_\d{1,10}$/, 'is no place that an answer has named')
  .transform((text): CataloguePlace => {
    const [featured, publishedAt, id] = text.split('_').map(Number);
    return { featured: featured === 1, publishedAt: publishedAt ?? 0, id: id ?? 0 };
  });

const query = z.object({
  limite: numberUpTo(largestPage).default(largestPage),
  dopo: place.nullable().default(null),
});

const writePlace = ({ featured, publishedAt, id }: CataloguePlace) => `${featured ? 1 : 0}_${publishedAt}_${id}`;

/** `/mooc/corsi`: the extension `full-courses` (README, "Extensions"). */
export function fullCourseRoutes(database: Database, addresses: OwnAddresses): Hono {
  return new Hono().get('/mooc/corsi', async (c) => {
    const { limite, dopo } = parseInput(query, c.req.query());
    const { courses, next } = await listCourses(database, dopo, limite);
    return c.json({
      moocs: courses.map((course) => fullCourseToWire(course, addresses)),
      successivo: next && writePlace(next),
    });
  });
}
