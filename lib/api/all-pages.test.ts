import { allPages } from './all-pages.ts';
import { fullSelection, searchCourses } from './courses.ts';
import { createRestClient } from './rest-client.ts';
import { wireSummary } from './schemas/testing/wire.ts';
import { startBackend, stopBackends } from './testing/backend.ts';

afterEach(stopBackends);

/** Reads all pages of a backend that gives every page this answer. @returns how many pages it was asked for */
async function pagesReadFrom(answer: object): Promise<number> {
  const backend = await startBackend((_request, response) => response.end(JSON.stringify(answer)));
  const client = createRestClient({ baseUrl: backend.baseUrl });
  const question = {
    locale: 'it',
    text: '',
    selection: fullSelection([{ name: 'filterAteneo' }]),
    pageSize: 9,
  } as const;
  const pages = allPages((page) => searchCourses(client, { ...question, page }));
  for await (const _page of pages);
  return backend.requests.length;
}

describe('all pages of a backend that counts wrongly', () => {
  it('are read once when they hold no course', async () => {
    expect(await pagesReadFrom({ moocs: [], moocTotali: 0, pagineTotali: 1e9 })).toBe(1);
  });

  it('are unusable when courses are counted and none is listed', async () => {
    await expect(pagesReadFrom({ moocs: [], moocTotali: 1e9, pagineTotali: 1e9 })).rejects.toMatchObject({
      kind: 'malformed',
    });
  });

  it('end after the last page that is counted', async () => {
    expect(await pagesReadFrom({ moocs: [wireSummary], moocTotali: 1, pagineTotali: 3 })).toBe(3);
  });

  it('are at most ten thousand when the same courses come for ever', async () => {
    let read = 0;
    for await (const _page of allPages(async () => ({ pageCount: Number.POSITIVE_INFINITY }))) read += 1;
    expect(read).toBe(10_000);
  });
});
