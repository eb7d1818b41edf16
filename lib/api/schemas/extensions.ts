import * as z from 'zod';
import { type FullCourse, isSeries } from '../../model/course.ts';
import type { NearThings, SearchCounts, SearchWithoutResult, TextReport } from '../../model/search.ts';
import { institutionsOfCourse, nearCategories } from './catalogue.ts';
import { course } from './course.ts';
import { coursesOfPage } from './course-summary.ts';
import { count, requiredCount, requiredId, requiredText, text } from './fields.ts';
import { innerListOf, listOf, optionalPart } from './list.ts';
import { date } from './wire-date.ts';

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

/** Longer than any correction of a text of 200 characters, in characters. */
const maxLength = 500;
const maxWords = 50;
const shortText = requiredText.refine((value) => value.length <= maxLength, `more than ${maxLength} characters`);

/** What `search` adds to the results of a text: its correction, the words that no course has, or that none has all of them. */
export const textReport = optionalPart<TextReport>(
  z
    .object({
      testoCorretto: shortText.nullable(),
      paroleSenzaRisultati: z.array(shortText).max(maxWords),
      soloInParte: z.boolean().catch(false),
    })
    .transform((wire) => ({
      correctedText: wire.testoCorretto,
      missingWords: wire.paroleSenzaRisultati,
      ...(wire.soloInParte && { isPartial: true }),
    })),
  'ricerca',
);

const searchWithoutResult = z
  .object({ testo: shortText, volte: requiredCount, ultimoGiorno: date })
  .transform((wire) => ({ text: wire.testo, count: wire.volte, lastDay: wire.ultimoGiorno }));

/** An answer of the extension `searches-without-result`. */
export const searchesWithoutResult = z
  .object({ ricerche: listOf<SearchWithoutResult>(searchWithoutResult, 'search without a result', ({ text }) => text) })
  .transform((wire) => wire.ricerche);

/** Limit of related categories, and of related courses; more than a page shows. */
const maxNear = 12;

/** Related categories and courses for a text that few courses match (extension `search`, version 2); absent when unusable. */
export const nearThings = optionalPart<NearThings>(
  z
    .object({ categorie: nearCategories, moocs: coursesOfPage, soloMenzioni: z.boolean().catch(false) })
    .refine(({ categorie, moocs }) => categorie.length + moocs.length > 0, 'neither a category nor a course')
    .transform((wire) => ({
      categories: wire.categorie.slice(0, maxNear),
      courses: wire.moocs.slice(0, maxNear),
      isOnlyMentioned: wire.soloMenzioni,
    })),
  'vicini',
);

const countByName = z.record(z.string(), requiredCount);

/** How many courses other filters or texts would find (extension `search`, version 2). */
export const searchCounts = optionalPart<SearchCounts>(
  z
    .object({
      valori: z.record(z.string(), countByName),
      senzaFiltro: countByName,
      senzaFiltri: count,
      senzaTesto: count,
    })
    .transform((wire) => ({
      byValue: wire.valori,
      withoutFilter: wire.senzaFiltro,
      withoutFilters: wire.senzaFiltri,
      withoutText: wire.senzaTesto,
    })),
  'conteggi',
);
