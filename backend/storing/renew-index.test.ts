import type { Database } from '../database/database.ts';
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

/** Courses without a field of study. */
const plainCourses = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, kind: 'course', iscedCodes: [] }));

/** A database without an index, with these courses. @param transaction stands in for each batch that is written */
const databaseOf = (courses: readonly object[], transaction: unknown) =>
  emptyAnswers({ select: (columns?: object) => ({ from: async () => (columns ? courses : []) }), transaction });

/** A batch whose first `failures` writes fail, first its own and then those of its courses. */
function failingBatch(failures: number, fault: Error) {
  const failing = jest.fn(async () => undefined);
  for (let times = 0; times < failures; times += 1) failing.mockRejectedValueOnce(fault);
  const batch = emptyAnswers({ transaction: failing });
  return (write: (transaction: Database) => unknown) => write(batch);
}

/** What the log says until the index is up to date. */
async function logUntilDone(database: Database): Promise<readonly string[]> {
  const said: string[] = [];
  const { promise: isDone, resolve: done } = Promise.withResolvers<void>();
  renewIndex(database, (line) => (line.endsWith('done') ? done() : said.push(line)), 1);
  await isDone;
  return said;
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
  let batches = 0;
  const database = databaseOf(plainCourses(courseBatchSize + 50), async () => {
    batches += 1;
    if (batches === 2) throw new Error('terminating connection');
    return [];
  });
  expect(await logUntilDone(database)).toEqual([
    expect.stringContaining('250 courses and series are indexed again'),
    expect.stringContaining('terminating connection'),
    expect.stringContaining('50 courses and series are indexed again'),
  ]);
});

it('writes courses with the same fields of study together, those of a single field first', async () => {
  const courses = [
    { id: 1, kind: 'course', iscedCodes: ['0111', '0222'] },
    { id: 2, kind: 'course', iscedCodes: ['0222'] },
    { id: 3, kind: 'course', iscedCodes: ['0111'] },
  ];
  // The batch and its first two courses cannot be indexed, so the log names these in their order.
  const said = await logUntilDone(databaseOf(courses, failingBatch(3, new Error('too long'))));
  expect(said.slice(1)).toEqual([expect.stringContaining('course 3 '), expect.stringContaining('course 2 ')]);
});

it.each([
  ['leaves out a single course that cannot be indexed', 1, 2, '22001', 'course 0 cannot be indexed (too long)'],
  ['does not leave out a course for a conflict, but tries again', 1, 1, '40P01', 'not renewed (too long)'],
  ['does not leave out all courses of a batch, but tries again', 2, 3, '22001', 'not renewed (too long)'],
])('%s', async (_what, count, failures, code, expected) => {
  const fault = Object.assign(new Error('too long'), { code });
  const said = await logUntilDone(databaseOf(plainCourses(count), failingBatch(failures, fault)));
  expect(said.filter((line) => !line.includes('indexed again'))).toEqual([expect.stringContaining(expected)]);
});

it('stops after the current batch', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<readonly string[]>();
  const transaction = jest.fn(() => {
    begin();
    return mayEnd;
  });
  const stop = renewIndex(databaseOf(plainCourses(courseBatchSize + 50), transaction), () => undefined, 1);
  await begun;
  const stopped = stop();
  end([]);
  await stopped;
  expect(transaction).toHaveBeenCalledTimes(1);
});

it('stops without waiting for the next time', async () => {
  const { database, asked } = failingAtFirst(9);
  const { promise: failed, resolve: log } = Promise.withResolvers<string>();
  const stop = renewIndex(database, log);
  await failed;
  await stop();
  expect(asked()).toBe(1);
});
