import { setTimeout as pause } from 'node:timers/promises';
import type { Connection, StoreClient } from './connection';
import { InvalidationLog } from './invalidation-log';

const change = (tag: string) => ({ tags: [tag], at: 1, expired: false });

it('says that changes are lost when too many wait for the shared cache', () => {
  const warnings: string[] = [];
  const log = { info: () => undefined, warn: (line: string) => warnings.push(line) };
  const changes = new InvalidationLog('mooc:invalidations', { attempt: async () => null }, log);
  for (let index = 0; index < 1_000; index += 1) changes.append(change(`course-${index}`));
  expect(warnings).toEqual([]);
  changes.append(change('course-1000'));
  expect(warnings).toEqual([expect.stringContaining('never learn of the oldest')]);
  changes.close();
});

/** A store that is away for the first attempt if it is to be, then takes every change; and the tags that it has taken. */
function takingStore(isAwayAtFirst: boolean) {
  const taken: string[] = [];
  let attempts = 0;
  const xAdd = async (_key: string, _id: string, { tags }: { tags: string }) => taken.push(...JSON.parse(tags));
  const connection: Pick<Connection, 'attempt'> = {
    attempt: async (operation) => {
      attempts += 1;
      return isAwayAtFirst && attempts === 1 ? null : operation({ xAdd } as unknown as StoreClient);
    },
  };
  return { taken, connection };
}

it('writes every change once and in order, also those that come meanwhile', async () => {
  const { taken, connection } = takingStore(false);
  const changes = new InvalidationLog('mooc:invalidations', connection, console);
  for (const tag of ['a', 'b', 'c']) changes.append(change(tag));
  await new Promise(setImmediate);
  expect(taken).toEqual(['a', 'b', 'c']);
  changes.close();
});

it('writes the latest changes when the store is back after too many of them', async () => {
  const { taken, connection } = takingStore(true);
  const changes = new InvalidationLog('mooc:invalidations', connection, {
    info: () => undefined,
    warn: () => undefined,
  });
  for (let index = 0; index < 1_002; index += 1) changes.append(change(`course-${index}`));
  for (let time = 0; taken.length < 1_000 && time < 100; time += 1) await pause(50);
  expect([taken.length, taken[0], taken.at(-1)]).toEqual([1_000, 'course-2', 'course-1001']);
  changes.close();
});
