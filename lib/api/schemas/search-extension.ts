import * as z from 'zod';
import type { NearThings, SearchCounts, SearchWithoutResult, TextReport } from '../../model/search.ts';
import { nearCategories } from './catalogue.ts';
import { coursesOfPage } from './course-summary.ts';
import { count, requiredCount, requiredText } from './fields.ts';
import { listOf, optionalPart } from './list.ts';
import { date } from './wire-date.ts';

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
