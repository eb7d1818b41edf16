import { identityRecord } from '../database/schema/identity.ts';
import { createBackendLog } from '../log.ts';
import { emptyFolder } from '../testing/data-folders.ts';
import { openRemoteDatabase } from '../testing/remote-database.ts';
import { startCleaning } from './cleaning.ts';

jest.setTimeout(120_000);
afterEach(() => jest.useRealTimers());

const hourMs = 60 * 60 * 1000;

it('removes what has expired at the start and every hour, also after the database has failed once', async () => {
  const { database, close } = await openRemoteDatabase(await emptyFolder());
  const lines: string[] = [];
  const log = createBackendLog('error', { write: (text) => lines.push(text) });
  const insert = (id: string, expiresAt: Date | null) =>
    database.insert(identityRecord).values({ model: 'AccessToken', id, payload: {}, expiresAt });
  const left = async () => (await database.select({ id: identityRecord.id }).from(identityRecord)).map(({ id }) => id);
  const [past, future] = [-1, 1].map((sign) => new Date(Date.now() + sign * hourMs));

  await insert('valid', future ?? null);
  await insert('for ever', null);
  await insert('expired before', past ?? null);
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] });
  const stop = await startCleaning(database, log);
  expect(await left()).toEqual(['valid', 'for ever']);

  const failing = jest.spyOn(database, 'delete').mockImplementationOnce(() => {
    throw new Error('Connection terminated');
  });
  jest.advanceTimersByTime(hourMs);
  expect(failing).toHaveBeenCalledTimes(1);
  await insert('expired later', past ?? null);
  jest.advanceTimersByTime(hourMs);
  expect(await left()).toEqual(['valid', 'for ever']);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ msg: 'Cleaning expired records failed', reason: 'Connection terminated' }),
  ]);

  stop();
  await insert('expired after', past ?? null);
  jest.advanceTimersByTime(hourMs);
  expect(await left()).toContain('expired after');
  await close();
});
