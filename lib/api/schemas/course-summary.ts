import * as z from 'zod';
import type { CourseSummary } from '../../model/course.ts';
import { institutionsOfCourse } from './catalogue.ts';
import { courseFacts } from './course-facts.ts';
import { count, html, language, optionalId, requiredId, untitled } from './fields.ts';
import { byId, innerListOf, listOf } from './list.ts';

/** A member of a series as the backend names it: of its summary only the id is sure to be there. */
export interface SeriesMember extends Omit<CourseSummary, 'title'> {
  readonly title: CourseSummary['title'] | null;
}

const seriesMember = z
  .object({
    moocId: requiredId,
    moocTitolo: html,
    moocSottotitolo: html,
    moocDescrizione: html,
    moocImgId: optionalId,
    moocImgCaroselloId: optionalId,
    moocAteneoColl: institutionsOfCourse,
    numeroMoocSerie: count,
    moocLingua: language,
    fatti: courseFacts,
  })
  .transform(
    (wire): SeriesMember => ({
      id: wire.moocId,
      title: wire.moocTitolo,
      subtitle: wire.moocSottotitolo,
      description: wire.moocDescrizione,
      imageId: wire.moocImgCaroselloId ?? wire.moocImgId,
      institutions: wire.moocAteneoColl,
      seriesSize: wire.numeroMoocSerie ?? 0,
      language: wire.moocLingua,
      ...(wire.fatti && { facts: wire.fatti }),
    }),
  );

const courseSummary = seriesMember.transform(
  (member): CourseSummary => ({ ...member, title: member.title ?? untitled }),
);

export const seriesMembers = listOf<SeriesMember>(seriesMember, 'member of a series', byId);
export const coursesOfPage = innerListOf<CourseSummary>(courseSummary, 'course', byId);

/** The courses related to a course (extension `search`, version 2). */
export const relatedCourses = z.object({ moocs: coursesOfPage }).transform((wire) => wire.moocs);
