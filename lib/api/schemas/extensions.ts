import * as z from 'zod';
import { type FullCourse, isSeries } from '../../model/course.ts';
import { institutionsOfCourse } from './catalogue.ts';
import { course } from './course.ts';
import { count, requiredId, requiredText, text } from './fields.ts';
import { innerListOf, listOf } from './list.ts';

/** One extension of the REST contract that a backend offers. */
const extension = z.object({ name: requiredText, version: count });

/** The extensions that a backend offers. */
export const extensions = z
  .object({ extensions: innerListOf(extension, 'extension') })
  .transform((wire) => wire.extensions);

const extras = z.object({
  moocAteneoColl: institutionsOfCourse,
  numeroMoocSerie: count,
  membri: innerListOf<string>(requiredId, 'member of a series', (id) => id),
});

/** A course with its institutions and, for a series, the ids of its courses in order. */
const fullCourse = z.intersection(course, extras).transform(
  ({ moocAteneoColl, numeroMoocSerie, membri, ...own }): FullCourse => ({
    course: own,
    institutions: moocAteneoColl,
    memberIds: isSeries({ seriesSize: numeroMoocSerie ?? 0 }) ? membri.filter((id) => id !== own.id) : [],
  }),
);

/** Maximum courses in one answer of the extension `full-courses`. */
export const maxFullCourses = 200;

/** An answer of the extension `full-courses`: some courses, and `next`, the value for the following call. */
export const fullCourses = z
  .object({ moocs: listOf<FullCourse>(fullCourse, 'course in full', (one) => one.course.id), successivo: text })
  .transform((wire) => ({ courses: wire.moocs, next: wire.successivo }));
