import type { CourseSummary } from '@/lib/model/course';
import type { SearchPage } from '@/lib/model/search';
import { routes } from '@/lib/routes';
import { absoluteAddress, pictureAddress } from '../absolute-address';
import { indexedLanguage } from '../indexed-language';
import { ENTRIES_PER_PART } from './parts';
import type { SitemapEntry } from './sitemap-xml';

/** Courses in one answer of the backend. */
export const SEARCH_PAGE_SIZE = 100;

const PAGES_PER_PART = ENTRIES_PER_PART / SEARCH_PAGE_SIZE;

/** Asks for one page, 1-based, of all courses and series. */
export type ReadPage = (page: number) => Promise<SearchPage>;

/**
 * The entries of one part, one answer of the backend at a time: no more than that is ever held.
 *
 * @param number 1-based; each part stands for the same stretch of the catalogue
 */
export async function* courseEntries(
  readPage: ReadPage,
  kind: 'courses' | 'series',
  number: number,
): AsyncGenerator<readonly SitemapEntry[]> {
  const first = (number - 1) * PAGES_PER_PART + 1;
  for (let page = first; page < first + PAGES_PER_PART; page += 1) {
    const { courses, pageCount } = await readPage(page);
    // The backend answers a page beyond the last with the last.
    if (page > Math.max(pageCount, 1)) return;
    const wanted = courses.filter(({ seriesSize }) => seriesSize > 1 === (kind === 'series'));
    yield wanted.map(courseEntry);
    if (page >= pageCount) return;
  }
}

/** A course or series once, in the version that search engines keep. */
function courseEntry({ id, seriesSize, language, imageId }: CourseSummary): SitemapEntry {
  const to = routes(indexedLanguage(language));
  return {
    address: absoluteAddress(seriesSize > 1 ? to.series(id) : to.course(id)),
    image: imageId ? pictureAddress(imageId) : undefined,
  };
}
