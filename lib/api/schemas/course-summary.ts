import * as z from 'zod';
import type { CourseSummary } from '../../model/course.ts';
import { institutionsOfCourse } from './catalogue.ts';
import { courseFacts } from './course-facts.ts';
import { count, html, language, optionalId, requiredId, title } from './fields.ts';
import { byId, innerListOf, listOf } from './list.ts';

const summaryFields = {
  moocId: requiredId,
  moocSottotitolo: html,
  moocDescrizione: html,
  moocImgId: optionalId,
  moocImgCaroselloId: optionalId,
  moocAteneoColl: institutionsOfCourse,
  numeroMoocSerie: count,
  moocLingua: language,
  fatti: courseFacts,
};

type SummaryFields = z.output<z.ZodObject<typeof summaryFields>>;

function toSummary(wire: SummaryFields): Omit<CourseSummary, 'title'> {
  return {
    id: wire.moocId,
    subtitle: wire.moocSottotitolo,
    description: wire.moocDescrizione,
    imageId: wire.moocImgCaroselloId ?? wire.moocImgId,
    institutions: wire.moocAteneoColl,
    seriesSize: wire.numeroMoocSerie ?? 0,
    language: wire.moocLingua,
    ...(wire.fatti && { facts: wire.fatti }),
  };
}

const courseSummary = z
  .object({ ...summaryFields, moocTitolo: title })
  .transform((wire) => ({ ...toSummary(wire), title: wire.moocTitolo }) satisfies CourseSummary);

/** A member of a series as the backend names it: of its summary only the id is sure to be there. */
export interface SeriesMember extends Omit<CourseSummary, 'title'> {
  readonly title: CourseSummary['title'] | null;
}

const seriesMember = z
  .object({ ...summaryFields, moocTitolo: html })
  .transform((wire) => ({ ...toSummary(wire), title: wire.moocTitolo }) satisfies SeriesMember);

export const seriesMembers = listOf<SeriesMember>(seriesMember, 'member of a series', byId);
export const coursesOfPage = innerListOf<CourseSummary>(courseSummary, 'course', byId);

/** The courses related to a course (extension `search`, version 2). */
export const relatedCourses = z.object({ moocs: coursesOfPage }).transform((wire) => wire.moocs);
