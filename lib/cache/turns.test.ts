import { Turns } from './turns.ts';

/** Work that ends when the test says so. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { run: jest.fn(() => promise), end: () => resolve('done'), fail: () => reject(new Error('broken')) };
}

const settled = () => new Promise(setImmediate);

it('runs some at once and the others in their order, also after one that fails', async () => {
  const turns = new Turns({ atOnce: 2, waiting: 3 });
  const all = [work(), work(), work(), work()];
  const results = Promise.allSettled(all.map(({ run }) => turns.run(run)));
  const begun = () => all.map(({ run }) => run.mock.calls.length);
  expect(begun()).toEqual([1, 1, 0, 0]);
  all[1]?.fail();
  await settled();
  expect(begun()).toEqual([1, 1, 1, 0]);
  // One that comes now does not overtake those who wait.
  all[0]?.end();
  const late = work();
  const lateResult = turns.run(late.run);
  await settled();
  expect([begun(), late.run.mock.calls.length]).toEqual([[1, 1, 1, 1], 0]);
  for (const { end } of [...all, late]) end();
  expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(await lateResult).toBe('done');
});

it('refuses what comes when too many wait, and never runs it', async () => {
  const turns = new Turns({ atOnce: 1, waiting: 1 });
  const [first, second, third, fourth] = [work(), work(), work(), work()];
  const results = [turns.run(first.run), turns.run(second.run)];
  expect(await turns.run(third.run)).toBeNull();
  for (const { end } of [first, second, fourth]) end();
  expect(await Promise.all(results)).toEqual(['done', 'done']);
  expect(await turns.run(fourth.run)).toBe('done');
  expect(third.run).not.toHaveBeenCalled();
});
