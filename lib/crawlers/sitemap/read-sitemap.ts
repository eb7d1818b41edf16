import 'server-only';
import { absoluteAddress } from '@/lib/addresses/absolute-address';
import { recordHealth } from '@/lib/api/backend-health';
import { fullSelection, searchCourses } from '@/lib/api/courses';
import { createRestClient } from '@/lib/api/rest-client';
import { maxPageSize } from '@/lib/api/schemas/search';
import { getTeacherIds } from '@/lib/api/teachers';
import { readExtensionsPatiently } from '@/lib/catalogue/read-extensions';
import { readFilters, readInstitutions } from '@/lib/catalogue/read-lists';
import { env } from '@/lib/env/env';
import {
  courseEntries,
  institutionEntries,
  pageEntries,
  type ReadPage,
  resultEntries,
  teacherEntries,
} from './entries';
import { partCount, partNames, type SitemapPart } from './parts';
import { formatEntry, formatIndex, type SitemapEntry, sitemapEnd, sitemapStart } from './sitemap-xml';

/** The client for a part of the sitemap. Each call has a time limit, but not the whole part, which may need many calls. */
const sitemapClient = () => recordHealth(createRestClient({ baseUrl: env().catalogueApiUrl }));

/** The index of the sitemap. @throws BackendError */
export async function readSitemapIndex(): Promise<string> {
  const names = partNames(await readTotal(), await hasTeachers());
  return formatIndex(names.map((name) => absoluteAddress(`/sitemap/${name}`)));
}

/** A part of the sitemap, piece by piece; `null` when the catalogue is too small for it. @throws BackendError */
export async function readSitemapPart(part: SitemapPart): Promise<AsyncGenerator<string> | null> {
  const mayBeBeyond = part.kind === 'courses' && part.number > 1;
  return mayBeBeyond && part.number > partCount(await readTotal()) ? null : writePart(part);
}

async function* writePart(part: SitemapPart): AsyncGenerator<string> {
  const entries = await entriesOf(part);
  let text = '';
  let start = sitemapStart;
  for await (const some of entries) {
    if (text) yield text;
    text = start + some.map(formatEntry).join('');
    start = '';
  }
  yield text + start + sitemapEnd;
}

async function entriesOf(
  part: SitemapPart,
): Promise<AsyncIterable<readonly SitemapEntry[]> | Iterable<readonly SitemapEntry[]>> {
  if (part.kind === 'pages') return [pageEntries()];
  if (part.kind === 'courses') return courseEntries(await pageReader(maxPageSize), part.number);
  if (part.kind === 'teachers') {
    const client = sitemapClient();
    return (await hasTeachers()) ? teacherEntries((after) => getTeacherIds(client, after)) : [];
  }
  const results = resultEntries(await readFilters(), part.kind);
  return part.kind === 'institutions' ? [[...institutionEntries(await readInstitutions()), ...results]] : [results];
}

const hasTeachers = async () => Boolean((await readExtensionsPatiently()).teachers);

/** The number of courses and series. */
async function readTotal(): Promise<number> {
  const readPage = await pageReader(1);
  return (await readPage(1)).total;
}

/** Reads one page of all courses and series at a time; uncached, because there may be a thousand pages. */
async function pageReader(pageSize: number): Promise<ReadPage> {
  const selection = fullSelection(await readFilters());
  const client = sitemapClient();
  return (page) => searchCourses(client, { locale: 'it', text: '', selection, pageSize, page });
}
