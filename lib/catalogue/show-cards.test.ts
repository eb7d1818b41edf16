import type { SummaryFacts } from '@/lib/model/course';
import type { PlainCourse } from './course-card';
import { cachedByState, showCards } from './show-cards';

const mockCache = new Map<string, unknown>();
jest.mock('@/lib/env/env', () => ({ env: () => ({ catalogueApiUrl: 'http://localhost' }) }));
jest.mock('next-intl/server', () => jest.requireActual('@/lib/api/testing/routes').translations);
jest.mock('next/cache', () => ({
  unstable_cache: (read: () => Promise<unknown>, keys: string[]) => async () => {
    const key = keys.join(' ');
    if (!mockCache.has(key)) mockCache.set(key, await read());
    return mockCache.get(key);
  },
}));
const mockExtensions = jest.fn(() => ({ 'course-facts': 1 }) as Record<string, number>);
jest.mock('./read-extensions', () => ({ readExtensions: async () => mockExtensions() }));

const midnight = Date.parse('2026-11-24T00:00:00+01:00');
const facts: SummaryFacts = {
  ...{ opensAt: null, closesAt: midnight - 1, hours: null, weeks: null, eqfLevel: null, subtitleLanguages: [] },
};
const course: PlainCourse = {
  ...{ id: '1', title: 'Al-jabr', subtitle: '', imageId: null, institutions: [], seriesSize: 0, language: 'it', facts },
};
const at = (time: number) => jest.spyOn(Date, 'now').mockReturnValue(time);
beforeEach(() => mockCache.clear());
afterEach(() => jest.restoreAllMocks());

it('what was cached before midnight in Rome is read again when a course has closed at it, once', async () => {
  const read = jest.fn(async () => ({ cards: [course] }));
  at(midnight - 60_000);
  await cachedByState('open courses', [], read);
  await cachedByState('open courses', [], read);
  expect(read).toHaveBeenCalledTimes(1);
  at(midnight);
  await cachedByState('open courses', [], read);
  await cachedByState('open courses', [], read);
  expect(read).toHaveBeenCalledTimes(2);
});

it('the last good answer stays while it cannot be read again', async () => {
  const read = jest.fn(async () => ({ cards: [course] }));
  at(midnight - 60_000);
  await cachedByState('open courses', [], read);
  at(midnight);
  read.mockRejectedValue(new Error('away'));
  expect((await cachedByState('open courses', [], read)).cards).toEqual([course]);
});

it('cards from one cache say another state after midnight', async () => {
  at(midnight - 60_000);
  const before = await showCards([course], 'it');
  expect([before.cards[0]?.state?.kind, before.changesAt]).toEqual(['open', midnight]);
  at(midnight);
  const after = await showCards([course], 'it');
  expect([after.cards[0]?.state?.kind, after.changesAt]).toEqual(['closed', null]);
});

it('a series says another state when one of its courses opens or closes', async () => {
  const dates = (opensAt: number | null, closesAt: number | null) => ({
    ...{ opensAt, closesAt, language: null, eqfLevel: null },
  });
  const members = [dates(null, midnight - 1), dates(midnight - 1, null)];
  const series = { ...course, seriesSize: 2, facts: { ...facts, closesAt: null, members } };
  at(midnight - 60_000);
  const before = await showCards([series], 'it');
  expect([before.cards[0]?.state?.text, before.changesAt]).toEqual([
    '1 corso aperto su 2; il prossimo apre il 23 novembre 2026',
    midnight - 1,
  ]);
  at(midnight);
  const after = await showCards([series], 'it');
  expect([after.cards[0]?.state?.text, after.changesAt]).toEqual(['1 corso aperto su 2', null]);
});

it('a course has the days of its own state, whatever courses the backend sends with it', async () => {
  at(midnight - 60_000);
  const members = [{ opensAt: midnight - 30_000, closesAt: null, language: null, eqfLevel: null }];
  const { cards, changesAt } = await showCards([{ ...course, facts: { ...facts, members } }], 'it');
  expect([cards[0]?.state?.text, changesAt]).toEqual(['Aperto fino al 23 novembre 2026', midnight]);
});

it('facts that a backend does not offer are not shown', async () => {
  mockExtensions.mockReturnValueOnce({});
  expect((await showCards([course], 'it')).cards[0]).not.toHaveProperty('state');
});
