import { BackendError } from '@/lib/api/errors';
import type { RestClient } from '@/lib/api/rest-client';
import { answeringClient, type CallInTest } from '@/lib/api/testing/answering-client';
import { isSeries } from '@/lib/model/course';
import { readEverything } from './read-everything';

const count = 130;
const idAt = (index: number) => `c${index}`;

interface Fake {
  readonly client: RestClient;
  readonly asked: string[];
  most: number;
  /** Waits until no call is pending. */
  settled(): Promise<void>;
}

/** A catalogue of 130 courses; one is a series and one cannot be read. */
function fakeCatalogue(): Fake {
  let running = 0;
  const summary = (index: number) => ({ moocId: idAt(index), moocTitolo: 'T', numeroMoocSerie: index === 0 ? 3 : 0 });
  const fake: Fake = {
    asked: [],
    most: 0,
    async settled() {
      while (running > 0) await new Promise(setImmediate);
    },
    client: answeringClient((path, options) => (options?.body ? page(path, options) : record(path))),
  };
  async function record(path: string) {
    fake.asked.push(path);
    if (path === '/moocFilters') return [{ filterName: 'filterAteneo', filterOrder: 1, moocFilterValueVOs: [] }];
    if (path.startsWith('/cata/')) return [];
    running += 1;
    fake.most = Math.max(fake.most, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    if (path.endsWith('/c7')) throw new Error('broken');
    return { mooc_id: path.split('/').at(-1), mooc_titolo: 'T' };
  }
  function page(path: string, { query }: CallInTest) {
    const page = Number(query?.paginaCorrente);
    const size = Number(query?.moocsPerPagina);
    fake.asked.push(`${path}${page}`);
    const indexes = Array.from({ length: count }, (_, index) => index).slice((page - 1) * size, page * size);
    return { moocs: indexes.map(summary), moocTotali: count, paginaCorrente: page, pagineTotali: 2 };
  }
  return fake;
}

it('reads every page and every course, a few at a time, and counts what cannot be read', async () => {
  const fake = fakeCatalogue();
  const onProgress = jest.fn();
  const reading = await readEverything(fake.client, {
    locale: 'it',
    signal: new AbortController().signal,
    onProgress,
  });
  expect(reading).toMatchObject({ total: 129, unread: [{ id: 'c7' }] });
  expect(reading.listed).toHaveLength(130);
  expect(reading.listed.filter(isSeries)).toMatchObject([{ id: 'c0' }]);
  expect(new Set(reading.courses.map(({ id }) => id)).size).toBe(128);
  expect(fake.asked).not.toContain('/mooc/moocVetrina/c0');
  expect(fake.most).toBe(4);
  expect(onProgress).toHaveBeenCalledTimes(130);
});

it('reads the pages of a long list a few at a time', async () => {
  let running = 0;
  let most = 0;
  const { client } = fakeCatalogue();
  const list = answeringClient(async (_, options) => {
    const page = Number(options?.query?.paginaCorrente);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    // A course may have moved to the next page between two requests.
    const moocs = [page, page + 1].map((id) => ({ moocId: `s${id}`, moocTitolo: 'T', numeroMoocSerie: 3 }));
    return { moocs, moocTotali: 10, paginaCorrente: page, pagineTotali: 9 };
  });
  const signal = new AbortController().signal;
  const reading = await readEverything({ ...client, post: list.post }, { locale: 'it', signal, onProgress: jest.fn() });
  expect(reading.listed.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => `s${index + 1}`));
  expect(most).toBe(4);
});

it('reads first the course whose text is open', async () => {
  const fake = fakeCatalogue();
  const signal = new AbortController().signal;
  await readEverything(fake.client, { locale: 'it', first: 'c120', signal, onProgress: jest.fn() });
  const read = fake.asked.filter((path) => /\/c\d+$/.test(path));
  expect(read.slice(0, 3)).toEqual(['c120', 'c1', 'c2'].map((id) => `/mooc/moocVetrina/${id}`));
});

describe('from a backend that sends many courses with each call', () => {
  const inFull = true;
  const { signal } = new AbortController();
  const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
  const courses = (indexes: readonly number[]) =>
    indexes.map((index) => ({ mooc_id: idAt(index), mooc_titolo: 'T', moocAteneoColl: [], membri: [] }));

  /** The catalogue with the extension `full-courses`, which gives these answers in turn, and then fails. */
  function withFullCourses(answers: readonly object[]) {
    const fake = fakeCatalogue();
    const places: unknown[] = [];
    const full = answeringClient((_, options) => {
      const answer = answers[places.length];
      places.push(options?.query?.dopo);
      if (answer) return answer;
      throw new BackendError({ call: 'GET', kind: 'status', status: 500, reason: 'broken' });
    });
    const client: RestClient = {
      ...fake.client,
      get: (path, ...rest) => (path === '/mooc/corsi' ? full : fake.client).get(path, ...rest),
    };
    return { client, places, oneByOne: () => fake.asked.filter((path) => /\/c\d+$/.test(path)) };
  }

  it('reads only those one by one that are missing, and passes each on once', async () => {
    const missing = [7, 120];
    const given = numbers(0, count).filter((index) => !missing.includes(index));
    const { client, places, oneByOne } = withFullCourses([
      { moocs: courses(given.slice(0, 60)), successivo: 'next' },
      { moocs: courses(given.slice(50)), successivo: null },
    ]);
    const onProgress = jest.fn();
    const reading = await readEverything(client, { locale: 'it', inFull, signal, onProgress });
    expect(places).toEqual([undefined, 'next']);
    expect(oneByOne()).toEqual(missing.map((index) => `/mooc/moocVetrina/${idAt(index)}`));
    expect(reading).toMatchObject({ total: 129, unread: [{ id: 'c7' }] });
    expect(reading.courses).toHaveLength(128);
    expect(new Set(reading.courses.map(({ id }) => id)).size).toBe(128);
    expect(onProgress).toHaveBeenCalledTimes(5);
  });

  it('reads the rest one by one when it fails in the middle', async () => {
    const { client, oneByOne } = withFullCourses([{ moocs: courses(numbers(0, 100)), successivo: 'next' }]);
    const reading = await readEverything(client, { locale: 'it', inFull, signal, onProgress: jest.fn() });
    expect(oneByOne()).toEqual(numbers(100, count).map((index) => `/mooc/moocVetrina/${idAt(index)}`));
    expect(reading.courses).toHaveLength(129);
  });

  it('reads first the course whose text is open', async () => {
    const { client, places, oneByOne } = withFullCourses([{ moocs: courses(numbers(1, count)), successivo: null }]);
    const onProgress = jest.fn(() => places.length);
    await readEverything(client, { locale: 'it', inFull, first: 'c120', signal, onProgress });
    expect(oneByOne()).toEqual(['/mooc/moocVetrina/c120']);
    expect(onProgress.mock.results.map(({ value }) => value)).toEqual([0, 0, 1]);
  });
});

it('gives up when the backend stops answering in the middle', async () => {
  const fake = fakeCatalogue();
  const down = new BackendError({ call: 'GET', kind: 'network', reason: 'no connection' });
  const stopped: RestClient = {
    ...fake.client,
    get: (path, ...rest) => (fake.asked.length > 40 ? Promise.reject(down) : fake.client.get(path, ...rest)),
  };
  const onProgress = jest.fn();
  const signal = new AbortController().signal;
  await expect(readEverything(stopped, { locale: 'it', signal, onProgress })).rejects.toBe(down);
  const { courses, unread } = onProgress.mock.lastCall?.[0] ?? {};
  expect(courses.length).toBeGreaterThan(30);
  expect(unread.length).toBeLessThan(13);
});

it('stops when it is cancelled', async () => {
  const fake = fakeCatalogue();
  const control = new AbortController();
  const onProgress = jest.fn(({ courses }) => courses.length === 4 && control.abort());
  await expect(readEverything(fake.client, { locale: 'it', signal: control.signal, onProgress })).rejects.toThrow();
  await fake.settled();
  expect(fake.asked.filter((path) => /\/c\d+$/.test(path)).length).toBeLessThan(12);
});
