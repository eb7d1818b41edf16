import { readEach } from './read-each';

it('returns the results in the order of the items', async () => {
  const read = (milliseconds: number) =>
    new Promise<number>((resolve) => setTimeout(() => resolve(milliseconds), milliseconds));
  expect(await readEach([9, 1, 5, 3], read, 2)).toEqual([9, 1, 5, 3]);
  expect(await readEach([], read)).toEqual([]);
});

it('reads the next item as soon as one is read, never more at once', async () => {
  const started: number[] = [];
  const answers = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const all = readEach(
    answers,
    ({ promise }) => {
      started.push(started.length);
      return promise;
    },
    2,
  );
  expect(started).toHaveLength(2);
  answers[1]?.resolve();
  await new Promise(setImmediate);
  expect(started).toHaveLength(3);
  for (const { resolve } of answers) resolve();
  expect(await all).toHaveLength(4);
});

it('reads no further item after an error, and throws it', async () => {
  const read = jest.fn(async (item: number) => {
    await new Promise(setImmediate);
    if (item === 2) throw new Error('broken');
  });
  await expect(readEach([1, 2, 3, 4, 5, 6, 7, 8], read, 2)).rejects.toThrow('broken');
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
  expect(read.mock.calls.length).toBeLessThan(5);
});
