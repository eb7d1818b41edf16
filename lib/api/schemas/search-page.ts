import * as z from 'zod';
import type { SearchPage } from '../../model/search.ts';
import { coursesOfPage } from './course-summary.ts';
import { count } from './fields.ts';

/** One page of a search; numbers that contradict its courses are put right. */
export const searchPage = z
  .object({ moocs: coursesOfPage, moocTotali: count, paginaCorrente: count, pagineTotali: count })
  .transform(
    (wire) =>
      ({
        courses: wire.moocs,
        total: Math.max(wire.moocTotali ?? 0, wire.moocs.length),
        page: Math.max(wire.paginaCorrente ?? 1, 1),
        pageCount: Math.max(wire.pagineTotali ?? 0, wire.moocs.length > 0 ? 1 : 0),
      }) satisfies SearchPage,
  );
