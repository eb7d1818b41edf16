import { RunningWork } from './running-work.ts';

it('is done once for all who want it meanwhile, and again for those who come later', async () => {
  const running = new RunningWork<number>();
  let begun = 0;
  const gate = Promise.withResolvers<void>();
  const work = async () => {
    begun += 1;
    await gate.promise;
    return begun;
  };
  const first = [running.share('a', work), running.share('a', work)];
  const other = running.share('b', work);
  expect(begun).toBe(2);
  gate.resolve();
  expect(await Promise.all([...first, other])).toEqual([2, 2, 2]);
  expect(await running.share('a', work)).toBe(3);
});

it('fails for all who wait, and for nobody else: no rejection is left over', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const running = new RunningWork<number>();
  const fail = () => Promise.reject(new Error('broken'));
  const outcomes = await Promise.allSettled([running.share('a', fail), running.share('a', fail)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await new Promise(setImmediate);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(await running.share('a', async () => 1)).toBe(1);
});
