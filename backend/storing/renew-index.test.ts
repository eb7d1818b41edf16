import { related } from '../catalogue/courses.ts';
import { emptyAnswers } from '../testing/empty-answers.ts';
import { indexVersion } from './index-courses.ts';
import { renewIndex } from './renew-index.ts';
import { courseBatchSize } from './store-courses.ts';

/** A database that cannot be read at first, then has an index of this version. */
function failingAtFirst(failures: number) {
  const { promise: isRead, resolve: tellRead } = Promise.withResolvers<void>();
  let asked = 0;
  const read = async () => {
    asked += 1;
    if (asked <= failures) throw new Error('canceling statement due to statement timeout');
    tellRead();
    return [{ version: indexVersion }];
  };
  return { database: emptyAnswers({ select: () => ({ from: read }) }), isRead, asked: () => asked };
}

it('tries again after each failure, until the index is up to date', async () => {
  const { database, isRead } = failingAtFirst(2);
  const said: string[] = [];
  renewIndex(database, (line) => said.push(line), 1);
  await isRead;
  expect(said).toHaveLength(2);
  expect(said[0]).toContain('not renewed (canceling statement due to statement timeout)');
});

it('after a failure goes on with the courses that are left', async () => {
  const courses = Array.from({ length: courseBatchSize + 50 }, (_, id) => ({ id, kind: 'course' }));
  let batches = 0;
  const database = emptyAnswers({
    select: (columns?: object) => ({ from: () => (columns ? { orderBy: async () => courses } : []) }),
    transaction: async () => {
      batches += 1;
      if (batches === 2) throw new Error('terminating connection');
      return [];
    },
  });
  const said: string[] = [];
  const { promise: isDone, resolve: done } = Promise.withResolvers<void>();
  renewIndex(database, (line) => (line.endsWith('done') ? done() : said.push(line)), 1);
  await isDone;
  expect(said).toEqual([
    expect.stringContaining('250 courses and series are indexed again'),
    expect.stringContaining('terminating connection'),
    expect.stringContaining('50 courses and series are indexed again'),
  ]);
});

it('writes courses with the same fields of study together', async () => {
  const { promise: isSorted, resolve: sortBy } = Promise.withResolvers<unknown>();
  const database = emptyAnswers({
    select: (columns?: object) => ({
      from: () => (columns ? { orderBy: async (...order: unknown[]) => [sortBy(order)].slice(1) } : []),
    }),
  });
  renewIndex(database, () => undefined, 1);
  expect(await isSorted).toContain(related.iscedCodes);
});

it('stops without waiting for the next time', async () => {
  const { database, asked } = failingAtFirst(9);
  const { promise: failed, resolve: log } = Promise.withResolvers<string>();
  const stop = renewIndex(database, log);
  await failed;
  await stop();
  expect(asked()).toBe(1);
});
