import type { OpenDatabase } from '../database/database.ts';
import { searchWithoutResult } from '../database/schema/search.ts';
import { createBackendLog } from '../log.ts';
import { emptyFolder } from '../testing/data-folders.ts';
import { openRemoteDatabase } from '../testing/remote-database.ts';
import { recordSearches, SearchesWithoutResult } from './searches-without-result.ts';

jest.setTimeout(120_000);

const dayMs = 86_400_000;
/** Half an hour before midnight in Rome. */
const beginning = Date.parse('2026-11-10T23:30:00+01:00');

let open: OpenDatabase;
let now: number;
let searches: SearchesWithoutResult;
beforeAll(async () => {
  open = await openRemoteDatabase(await emptyFolder());
});
afterAll(() => open.close());
beforeEach(async () => {
  now = beginning;
  await open.database.delete(searchWithoutResult);
  searches = new SearchesWithoutResult(open.database, createBackendLog('silent'), () => now);
});

/** Searches for texts on a day, counted from 0. */
function searchOn(day: number, ...texts: string[]) {
  now = beginning + day * dayMs;
  for (const text of texts) searches.note(text);
}

const stored = () => open.database.select().from(searchWithoutResult).orderBy(searchWithoutResult.text);

it('shows what came on three days, the most frequent first, with its last day', async () => {
  for (const day of [0, 1, 2]) searchOn(day, 'Psicologia', 'videogiochi');
  searchOn(4, ' psicologia ', 'solo una volta', 'solo una volta', 'solo una volta');
  expect(await searches.read()).toEqual([
    { text: 'psicologia', count: 4, lastDay: '2026-11-14' },
    { text: 'videogiochi', count: 3, lastDay: '2026-11-12' },
  ]);
});

it('goes by the days of Rome', async () => {
  searchOn(0, 'sera', 'sera');
  now += 45 * 60_000;
  searches.note('sera');
  await searches.flush();
  expect(await stored()).toEqual([
    { day: '2026-11-10', text: 'sera', count: 2 },
    { day: '2026-11-11', text: 'sera', count: 1 },
  ]);
});

it('shows nothing that only two days in the last 30 know, and forgets what is older', async () => {
  for (const day of [0, 1, 2]) searchOn(day, 'psicologia');
  searchOn(29, 'altro');
  expect(await searches.read()).toHaveLength(1);
  searchOn(30, 'altro');
  expect(await searches.read()).toEqual([]);
  expect((await stored()).map(({ day }) => day)).not.toContain('2026-11-10');
  now = beginning + 70 * dayMs;
  await searches.flush();
  expect(await stored()).toEqual([]);
});

it('stores 500 texts of a day and no more, and goes on counting those', async () => {
  const flood = Array.from({ length: 600 }, (_, place) => `parola ${place}`);
  for (const half of [flood.slice(0, 300), flood.slice(300)]) {
    searchOn(0, ...half);
    await searches.flush();
  }
  expect(await stored()).toHaveLength(500);
  searchOn(0, ...flood, 'una di più');
  await searches.flush();
  const rows = await stored();
  expect(rows).toHaveLength(500);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(1_000);
});

it('counts together what two backends on one database count', async () => {
  const other = new SearchesWithoutResult(open.database, createBackendLog('silent'), () => now);
  for (const day of [0, 1, 2]) {
    searchOn(day, 'psicologia');
    other.note('psicologia');
    await Promise.all([searches.flush(), other.flush()]);
  }
  expect(await searches.read()).toMatchObject([{ text: 'psicologia', count: 6 }]);
});

it('loses what cannot be written, says so, and goes on', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation();
  const failing = jest.spyOn(open.database, 'insert').mockImplementationOnce(() => {
    throw new Error('the disk is full');
  });
  searchOn(0, 'psicologia');
  await searches.flush();
  expect(said).toHaveBeenCalledWith('Searches without a result could not be written: the disk is full');
  failing.mockRestore();
  said.mockRestore();
  searchOn(0, 'videogiochi');
  await searches.flush();
  expect(await stored()).toMatchObject([{ text: 'videogiochi', count: 1 }]);
});

it('writes what is counted when the backend stops, and forgets all once it is turned off', async () => {
  const recorded = await recordSearches(open.database, true, createBackendLog('silent'));
  recorded?.note('psicologia');
  await recorded?.stop();
  expect(await stored()).toMatchObject([{ text: 'psicologia', count: 1 }]);
  expect(await recordSearches(open.database, false, createBackendLog('silent'))).toBeNull();
  expect(await stored()).toEqual([]);
});
