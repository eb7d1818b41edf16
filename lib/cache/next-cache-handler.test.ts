import { packEntry, unpackEntry } from './entry-format';
import type { Invalidation } from './invalidation';
import SharedCacheHandler from './next-cache-handler';
import { applyInvalidation, type CacheHandlerContext, type CacheHandlerValue } from './next-internals';
import type { SharedStore } from './valkey-store';

/** The content of the store that all instances share. */
const kept = new Map<string, Buffer>();
const sent: Invalidation[] = [];
let reads = 0;
let generation = 1;
let answers = true;
let refused = 0;
const store: SharedStore = {
  get: async (key) => {
    reads += 1;
    return kept.get(key) ?? null;
  },
  set: async (key, value, onlyIfAbsent) => {
    if (!answers) {
      refused += 1;
      return false;
    }
    if (!onlyIfAbsent || !kept.has(key)) kept.set(key, value);
    return true;
  },
  get generation() {
    return generation;
  },
  ready: async () => undefined,
  invalidate: (invalidation) => void sent.push(invalidation),
  notes: { read: async () => null, write: async () => undefined, lock: async () => null },
  close: async () => undefined,
};
jest.mock('./process-store', () => ({ processStore: () => store }));

const context = { maxMemoryCacheSize: 1_000_000, revalidatedTags: [], serverDistDir: '/nowhere/server' };
const handler = () =>
  new SharedCacheHandler({ ...context, fs: { existsSync: () => false } } as unknown as CacheHandlerContext);
const asPage = { kind: 'APP_PAGE', isFallback: false } as unknown as Parameters<SharedCacheHandler['get']>[1];
const cacheControl = { revalidate: 300, expire: undefined };

function page(html: string, tags = 'home'): NonNullable<CacheHandlerValue['value']> {
  const value = { kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': tags } };
  return value as unknown as NonNullable<CacheHandlerValue['value']>;
}

/** Stores a page as another instance would, rendered `secondsAgo`. */
async function keepElsewhere(key: string, html: string, secondsAgo: number, tags = 'home'): Promise<void> {
  const lastModified = Date.now() - secondsAgo * 1_000;
  kept.set(key, await packEntry({ lastModified, cacheControl, value: page(html, tags) }));
}

async function shown(key: string): Promise<unknown> {
  const found = await handler().get(key, asPage);
  return found?.value && 'html' in found.value ? found.value.html : null;
}

/** Waits until a page has reached the store in the background, so that this does not happen during the next test. */
async function hasTold(key: string): Promise<void> {
  const deadline = Date.now() + 5_000;
  while (!kept.has(key)) {
    if (Date.now() > deadline) throw new Error(`${key} has not reached the store`);
    await new Promise(setImmediate);
  }
}

/** Caches a page in this instance, and waits until it has reached the store. */
async function keepHere(key: string, html: string, revalidate = 300): Promise<void> {
  await handler().set(key, page(html), { cacheControl: { revalidate, expire: undefined } });
  await hasTold(key);
}

beforeEach(() => {
  kept.clear();
  sent.length = 0;
  reads = 0;
});

describe('the cache of Next, shared with other instances', () => {
  it('shows a page that another instance has rendered, and caches it', async () => {
    await keepElsewhere('/a', 'from elsewhere', 10);
    expect(await shown('/a')).toBe('from elsewhere');
    kept.clear();
    expect(await shown('/a')).toBe('from elsewhere');
    await hasTold('/a');
  });

  it('tells the others what it has rendered', async () => {
    await keepHere('/b', 'mine');
    expect(kept.get('/b')?.length).toBeGreaterThan(0);
  });

  it('asks nobody for a page that is fresh here', async () => {
    await keepHere('/c', 'mine');
    expect(await shown('/c')).toBe('mine');
    expect(reads).toBe(0);
  });

  it('gives a store that has forgotten everything its pages again', async () => {
    await keepHere('/i', 'mine');
    kept.clear();
    expect(await shown('/i')).toBe('mine');
    expect(kept.size).toBe(0);
    generation += 1;
    expect(await shown('/i')).toBe('mine');
    await hasTold('/i');
    expect(kept.size).toBe(1);
  });

  it('gives it also pages that are due: while the backend fails, an instance that starts has no others', async () => {
    await handler().set('/k', page('mine', 'due'), { cacheControl });
    await hasTold('/k');
    kept.clear();
    generation += 1;
    // Later than the page, also when both happen within one millisecond.
    applyInvalidation({ tags: ['due'], at: Date.now() + 1, expired: false });
    expect(await shown('/k')).toBe('mine');
    await hasTold('/k');
    const [packed] = kept.values();
    expect(await unpackEntry(packed as Buffer)).toMatchObject({ value: { html: 'mine' } });
    expect(reads).toBe(1);
  });

  it('offers a page again that the store did not take, but not with every request', async () => {
    answers = false;
    await handler().set('/j', page('mine'), { cacheControl });
    while (refused === 0) await new Promise(setImmediate);
    answers = true;
    expect(await shown('/j')).toBe('mine');
    expect(kept.size).toBe(0);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_001);
    while (!kept.has('/j')) await shown('/j').then(() => new Promise(setImmediate));
    jest.restoreAllMocks();
  });

  it('takes the newer page when its own is due', async () => {
    await keepHere('/d', 'mine', 0);
    await keepElsewhere('/d', 'newer', -1);
    expect(await shown('/d')).toBe('newer');
  });

  it('leaves the newer page of another instance to the others when the store was away', async () => {
    await keepHere('/l', 'mine', 0);
    await keepElsewhere('/l', 'newer', -1);
    generation += 1;
    expect(await shown('/l')).toBe('newer');
    await keepHere('/m', 'sent after it');
    expect(await unpackEntry(kept.get('/l') as Buffer)).toMatchObject({ value: { html: 'newer' } });
  });

  it('tells the others nothing of a page without content', async () => {
    await handler().set('/n', null, { cacheControl });
    await keepHere('/o', 'sent after it');
    expect([...kept.keys()]).toEqual(['/o']);
  });

  it('stays with its own page when the other is older', async () => {
    await keepHere('/e', 'mine', 0);
    await keepElsewhere('/e', 'older', 60);
    expect(await shown('/e')).toBe('mine');
  });

  it('has its own page when the bytes of the store are damaged', async () => {
    await keepHere('/f', 'mine', 0);
    kept.set('/f', Buffer.from('no entry'));
    expect(await shown('/f')).toBe('mine');
  });

  it('tells the others what is out of date: to be shown once more, or not', async () => {
    await handler().revalidateTag('course-1', { expire: 31_536_000 });
    await handler().revalidateTag(['_N_T_/it/home']);
    expect(sent).toMatchObject([
      { tags: ['course-1'], expired: false },
      { tags: ['_N_T_/it/home'], expired: true },
    ]);
  });

  it('does not show a page that another instance has invalidated', async () => {
    await keepElsewhere('/g', 'old', 10, 'course-2');
    expect(await shown('/g')).toBe('old');
    applyInvalidation({ tags: ['course-2'], at: Date.now(), expired: true });
    expect(await shown('/g')).toBeNull();
    // A later change that would let it be shown once more does not bring it back.
    applyInvalidation({ tags: ['course-2'], at: Date.now(), expired: false });
    expect(await shown('/g')).toBeNull();
  });
});
