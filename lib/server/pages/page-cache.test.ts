import type { CacheKey } from './cache-key.ts';
import type { FinishedPage } from './finished-page.ts';
import { PageCache, type Renewal } from './page-cache.ts';

const second = 1_000;
const day = 24 * 60 * 60 * second;
const page = (hash: string, size = 1_000): FinishedPage => ({
  status: 200,
  headers: [],
  cacheControl: '',
  bodies: { gzip: Buffer.alloc(size) },
  hash,
  endsAt: null,
});
const home: CacheKey = { partition: 'pages', address: '/home', wanted: 'page' };

/** Makes a cache with its own clock, whose renewals give `answers.next`. */
function setUp(bytes = 1_000_000) {
  const clock = { now: 0 };
  const answers: { next: Renewal | Promise<Renewal>; asked: number } = { next: 'unchanged', asked: 0 };
  // The cache takes the very first millisecond of the epoch for no time.
  const cache = new PageCache(bytes, () => clock.now + 1);
  const find = (key = home) =>
    cache.get(key, async () => {
      answers.asked += 1;
      return answers.next;
    });
  /** Reads a page, and waits for the renewal that this may start. */
  const look = async (key = home) => {
    const found = find(key);
    await new Promise(setImmediate);
    return found && { hash: found.page.hash, isDue: found.isDue };
  };
  return { cache, clock, answers, find, look };
}

it('knows nothing that it was not given', () => {
  expect(setUp().find()).toBeNull();
});

it('does not ask the app again for a second', async () => {
  const { cache, clock, answers, look } = setUp();
  cache.set(home, page('a'));
  clock.now = second - 1;
  expect(await look()).toEqual({ hash: 'a', isDue: false });
  expect(answers.asked).toBe(0);
});

it('then sends what it has once more, and what the app answers from then on', async () => {
  const { cache, clock, answers, look } = setUp();
  cache.set(home, page('a'));
  clock.now = second;
  answers.next = page('b');
  expect(await look()).toEqual({ hash: 'a', isDue: true });
  expect(await look()).toEqual({ hash: 'b', isDue: false });
  expect(answers.asked).toBe(1);
});

it('asks once at a time, however many visitors come', async () => {
  const { cache, clock, answers, find } = setUp();
  cache.set(home, page('a'));
  clock.now = second;
  const slow = Promise.withResolvers<Renewal>();
  answers.next = slow.promise;
  for (let visitor = 0; visitor < 100; visitor += 1) expect(find()?.page.hash).toBe('a');
  expect(answers.asked).toBe(1);
  slow.resolve('unchanged');
});

describe('when the app fails', () => {
  it.each([
    ['says so', 'failed' as const],
    ['throws', null],
  ])('keeps the last good page for a day: it %s', async (_how, answer) => {
    const { cache, clock, answers, look } = setUp();
    cache.set(home, page('a'));
    for (clock.now = second; clock.now <= day; clock.now += 60 * 60 * second) {
      answers.next = answer ?? Promise.reject(new Error('broken'));
      expect(await look()).toMatchObject({ hash: 'a' });
    }
    clock.now = day + second;
    expect(await look()).toBeNull();
  });

  it('asks again after five seconds, not for every visitor', async () => {
    const { cache, clock, answers, look } = setUp();
    cache.set(home, page('a'));
    clock.now = second;
    answers.next = 'failed';
    for (const wait of [0, 1, 4_998]) {
      clock.now += wait;
      await look();
    }
    expect(answers.asked).toBe(1);
    clock.now += 1;
    await look();
    expect(answers.asked).toBe(2);
  });
});

it('forgets a page that is gone', async () => {
  const { cache, clock, answers, look } = setUp();
  cache.set(home, page('a'));
  clock.now = second;
  answers.next = 'gone';
  await look();
  expect(await look()).toBeNull();
});

it('asks for everything again when something has changed, except for files that have their content in their name', async () => {
  const { cache, clock, answers, look } = setUp();
  const asset: CacheKey = { partition: 'assets', address: '/_next/static/a.js', wanted: 'page' };
  cache.set(home, page('a'));
  cache.set(asset, page('script'));
  answers.next = page('b');
  cache.expire();
  expect(await look()).toEqual({ hash: 'a', isDue: true });
  expect(await look()).toEqual({ hash: 'b', isDue: false });
  clock.now = 60 * second;
  expect(await look(asset)).toEqual({ hash: 'script', isDue: false });
});

it('stays within its bytes, and lets searches push out searches only', () => {
  const { cache, find } = setUp(100_000);
  cache.set(home, page('a'));
  const search = (number: number): CacheKey => ({
    partition: 'searches',
    address: `/catalogue?page=${number}`,
    wanted: 'page',
  });
  for (let number = 1; number <= 1_000; number += 1) cache.set(search(number), page('s', 5_000));
  const left = Array.from({ length: 1_000 }, (_, index) => find(search(index + 1))).filter((found) => found !== null);
  expect(left.length).toBeGreaterThan(0);
  expect(left.length * 5_000).toBeLessThan(20_000);
  expect(find()?.page.hash).toBe('a');
});
