import 'server-only';
import { searchCourses } from '@/lib/api/courses';
import { fullSelection } from '@/lib/catalogue/known-search';
import { readFilters } from '@/lib/catalogue/read-lists';
import { emptySearch } from '@/lib/catalogue/search-address';
import { catalogueTransport } from '@/lib/catalogue/transport';
import { absoluteAddress } from '../absolute-address';
import { courseEntries, type ReadPage, SEARCH_PAGE_SIZE } from './course-entries';
import { pageEntries, resultEntries } from './page-entries';
import { partNames, type SitemapPart } from './parts';
import { formatEntry, formatIndex, type SitemapEntry, sitemapEnd, sitemapStart } from './sitemap-xml';

/** Milliseconds for one page of courses: a crawler waits longer than a visitor. */
const CALL_TIME_LIMIT = 10_000;

/** The index of the sitemap. @throws BackendError */
export async function readSitemapIndex(): Promise<string> {
  const { total } = await (await pageReader(1))(1);
  return formatIndex(partNames(total).map((name) => absoluteAddress(`/sitemap/${name}`)));
}

/** A part of the sitemap, piece by piece. @throws BackendError */
export async function* readSitemapPart(part: SitemapPart): AsyncGenerator<string> {
  const entries = await entriesOf(part);
  let text = sitemapStart;
  for await (const some of entries) {
    yield text + some.map(formatEntry).join('');
    text = '';
  }
  yield text + sitemapEnd;
}

async function entriesOf(
  part: SitemapPart,
): Promise<AsyncIterable<readonly SitemapEntry[]> | Iterable<readonly SitemapEntry[]>> {
  if (part.kind === 'pages') return [pageEntries()];
  if ('number' in part) return courseEntries(await pageReader(SEARCH_PAGE_SIZE), part.kind, part.number);
  return [resultEntries(await readFilters(), part.kind)];
}

/** Reads all courses and series a page at a time; the answers are not kept, there may be a thousand of them. */
async function pageReader(pageSize: number): Promise<ReadPage> {
  const selection = fullSelection(emptySearch, await readFilters());
  return (page) =>
    searchCourses(
      catalogueTransport(),
      { language: 'it', text: '', selection, page, pageSize },
      { deadline: performance.now() + CALL_TIME_LIMIT },
    );
}
