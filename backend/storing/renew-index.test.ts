import { emptyAnswers } from '../testing/empty-answers.ts';
import { indexVersion } from './index-courses.ts';
import { renewIndex } from './renew-index.ts';

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

it('begins again after each failure, until the index is up to date', async () => {
  const { database, isRead } = failingAtFirst(2);
  const said: string[] = [];
  renewIndex(database, (line) => said.push(line), 1);
  await isRead;
  expect(said).toHaveLength(2);
  expect(said[0]).toContain('not renewed (canceling statement due to statement timeout)');
});

it('stops without waiting for the next time', async () => {
  const { database, asked } = failingAtFirst(9);
  const { promise: failed, resolve: log } = Promise.withResolvers<string>();
  const stop = renewIndex(database, log);
  await failed;
  await stop();
  expect(asked()).toBe(1);
});
