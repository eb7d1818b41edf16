import type { Database } from '../database/database.ts';
import { indexVersion } from './index-courses.ts';
import { renewIndex } from './renew-index.ts';

/** A database that cannot be read at first, then has an index of this version. */
function failingAtFirst(failures: number) {
  let asked = 0;
  const read = async () => {
    asked += 1;
    if (asked <= failures) throw new Error('canceling statement due to statement timeout');
    return [{ version: indexVersion }];
  };
  const database = { select: () => ({ from: read }) } as unknown as Database;
  return { database, asked: () => asked };
}

it('begins again after each failure, until the index is up to date', async () => {
  const { database, asked } = failingAtFirst(2);
  const said: string[] = [];
  renewIndex(database, (line) => said.push(line), 1);
  while (asked() < 3) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(said).toHaveLength(2);
  expect(said[0]).toContain('not renewed (canceling statement due to statement timeout)');
});

it('stops without waiting for the next time', async () => {
  const { database, asked } = failingAtFirst(9);
  const stop = renewIndex(database, () => undefined);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await stop();
  expect(asked()).toBe(1);
});
