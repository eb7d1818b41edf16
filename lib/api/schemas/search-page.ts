import * as z from 'zod';
import type { SearchPage } from '../../model/search.ts';
import { coursesOfPage } from './course-summary.ts';
import { count, requiredCount } from './fields.ts';

const sentPage = z.object({
  moocs: z.unknown().optional(),
  moocTotali: requiredCount,
  paginaCorrente: count,
  pagineTotali: count,
});

/**
 * Whether a page lists some of what it counts. Only a page beyond the last may list nothing of it; anywhere else visitors
 * would read that there are no results.
 */
function listsWhatItCounts({ moocs, moocTotali, paginaCorrente, pagineTotali }: z.output<typeof sentPage>): boolean {
  if (moocTotali === 0 || (Array.isArray(moocs) && moocs.length > 0)) return true;
  return paginaCorrente !== null && !!pagineTotali && paginaCorrente > pagineTotali;
}

/** One page of a search; without a total it is none. Numbers that contradict its courses are put right. */
export const searchPage = sentPage
  .refine(listsWhatItCounts, 'moocs: courses are counted but none is listed')
  .transform((wire) => {
    const courses = coursesOfPage.parse(wire.moocs);
    return {
      courses,
      total: Math.max(wire.moocTotali, courses.length),
      page: Math.max(wire.paginaCorrente ?? 1, 1),
      pageCount: Math.max(wire.pagineTotali ?? 0, courses.length > 0 ? 1 : 0),
    } satisfies SearchPage;
  });
