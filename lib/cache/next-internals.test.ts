import { packEntry, unpackEntry } from './entry-format.ts';
import {
  applyInvalidation,
  type CacheHandlerContext,
  type CacheHandlerValue,
  createOwnCache,
  dataParameter,
  isFresh,
  isRouterState,
  storeInMemory,
} from './next-internals.ts';

const context = { maxMemoryCacheSize: 1_000_000, revalidatedTags: [], serverDistDir: '/nowhere/server' };

async function pageOf(lastModified: number) {
  const value = { kind: 'APP_PAGE', html: 'a page', headers: { 'x-next-cache-tags': 'a-tag' } };
  const entry = await unpackEntry(
    await packEntry({ lastModified, value } as unknown as Parameters<typeof packEntry>[0]),
  );
  if (entry === null) throw new Error('The entry cannot be unpacked');
  return entry;
}

describe('what the product takes from inside Next', () => {
  it('is the memory that its own cache reads', async () => {
    storeInMemory('/page', await pageOf(Date.now()), context.maxMemoryCacheSize);
    const cache = createOwnCache({ ...context, fs: { existsSync: () => false } } as unknown as CacheHandlerContext);
    const asPage = { kind: 'APP_PAGE', isFallback: false } as unknown as Parameters<typeof cache.get>[1];
    expect(await cache.get('/page', asPage)).toMatchObject({ value: { html: 'a page' } });
  });

  it('is the record of tags that decides what is stale', async () => {
    const page = await pageOf(1_000);
    expect(isFresh(page, [])).toBe(true);
    applyInvalidation({ tags: ['a-tag'], at: 2_000, expired: false });
    expect(isFresh(page, [])).toBe(false);
    expect(isFresh(await pageOf(3_000), [])).toBe(true);
    // An older change that is heard of later changes nothing.
    applyInvalidation({ tags: ['a-tag'], at: 500, expired: false });
    expect(isFresh(page, [])).toBe(false);
  });

  it('is the record of the tags of a read, too', async () => {
    applyInvalidation({ tags: ['of-a-read'], at: 4_000, expired: false });
    expect(isFresh(await pageOf(3_000), ['of-a-read'])).toBe(false);
  });

  it.each([
    ['an answer within its time', { kind: 'FETCH', revalidate: 300 }, undefined, true],
    ['an answer after its time', { kind: 'FETCH', revalidate: 5 }, undefined, false],
    ['a page after its time', { kind: 'APP_PAGE' }, 5, false],
    ['a page without an end', { kind: 'APP_PAGE' }, false, true],
  ])('is when an entry is due: %s', (_what, value, revalidate, fresh) => {
    const entry = { lastModified: Date.now() - 10_000, value, cacheControl: { revalidate } };
    expect(isFresh(entry as unknown as CacheHandlerValue, [])).toBe(fresh);
  });

  it('is a hash of the headers of a request for data, empty for the plainest', async () => {
    expect(await dataParameter(undefined, undefined)).toBe('');
    expect(await dataParameter('1', '/_tree')).toMatch(/^[\w-]{16}$/);
    expect(await dataParameter('1', undefined)).not.toBe(await dataParameter('1', '/_tree'));
  });

  it.each([
    ['["",{"children":["it",{}]}]', true],
    ['%5B%22%22%2C%7B%7D%5D', true],
    ['%%%', false],
    ['{{{', false],
    ['["it"]', false],
    ['x'.repeat(50_000), false],
  ])('is the check of a router state: %s', (header, isGood) => {
    expect(isRouterState(header)).toBe(isGood);
  });
});
