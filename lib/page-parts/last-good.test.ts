import { startBackend, stopBackends } from '@/lib/api/testing/backend';
import { cacheLastGood } from './last-good';

const timing = {
  ...{ fresh: 100, pause: 10, patience: 10_000, isQuiet: false },
  mayWait: () => true,
  onMissing: async () => undefined,
};

function setUp(answers: readonly (string | Error)[]) {
  const clock = { time: 0 };
  const rest = [...answers];
  const read = jest.fn(async (): Promise<string> => {
    const answer = rest.shift() ?? new Error('no further answer');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const get = cacheLastGood(read, 'fallback', { ...timing, now: () => clock.time });
  return { clock, read, get };
}

describe('a read that keeps its last good answer', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  afterEach(async () => {
    warn.mockClear();
    await stopBackends();
  });
  afterAll(() => warn.mockRestore());

  it('asks once for many callers and while the answer is fresh', async () => {
    const { read, get, clock } = setUp(['one']);
    expect(await Promise.all([get(), get()])).toEqual(['one', 'one']);
    clock.time = 99;
    expect(await get()).toBe('one');
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('gives the old answer at once and renews it in the background', async () => {
    const { get, clock } = setUp(['one', 'two']);
    await get();
    clock.time = 100;
    expect(await get()).toBe('one');
    expect(await get()).toBe('two');
  });

  it('gives the fallback while there has been no good answer, and pauses between attempts', async () => {
    const { read, get, clock } = setUp([new Error('down'), 'one']);
    expect(await get()).toBe('fallback');
    clock.time = 9;
    expect(await get()).toBe('fallback');
    expect(read).toHaveBeenCalledTimes(1);
    clock.time = 10;
    expect(await get()).toBe('one');
    expect(read).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledWith(expect.any(String), new Error('down'));
  });

  it('does not wait for the first answer when that is not worth it', async () => {
    const never = () => new Promise<string>(() => undefined);
    const get = cacheLastGood(never, 'fallback', { ...timing, mayWait: () => false });
    expect(await get()).toBe('fallback');
  });

  it('waits for the first answer only so long, but goes on reading it', async () => {
    const slow = Promise.withResolvers<string>();
    const get = cacheLastGood(() => slow.promise, 'fallback', { ...timing, patience: 5 });
    expect(await get()).toBe('fallback');
    slow.resolve('one');
    await slow.promise;
    expect(await get()).toBe('one');
  });

  it('does not give up an answer that is there, however long the process was busy', async () => {
    const { baseUrl } = await startBackend((_request, response) => response.end('one'));
    const read = async () => (await fetch(baseUrl)).text();
    const get = cacheLastGood(read, 'fallback', { ...timing, patience: 200 });
    const answer = get();
    const busyUntil = Date.now() + 400;
    while (Date.now() < busyUntil);
    expect(await answer).toBe('one');
  });

  it.each([
    [1, 'one'],
    [2, 'fallback'],
  ])('after %i reads that were waited for in vain gives the next caller %j', async (vain, expected) => {
    const clock = { time: 0 };
    let answer = Promise.withResolvers<string>();
    const impatient = { ...timing, fresh: 1000, patience: 5, now: () => clock.time };
    const get = cacheLastGood(() => answer.promise, 'fallback', impatient);
    for (let read = 0; read < vain; read += 1) {
      expect(await get()).toBe('fallback');
      answer.reject(new Error('too late'));
      await answer.promise.catch(() => undefined);
      await new Promise(setImmediate);
      answer = Promise.withResolvers<string>();
      clock.time += 10;
    }
    answer.resolve('one');
    expect(await get()).toBe(expected);
    expect(await get()).toBe('one');
  });

  it('waits as long as it takes for who is patient, and tries again for them after a failure', async () => {
    const slow = Promise.withResolvers<string>();
    const get = cacheLastGood(() => slow.promise, 'fallback', { ...timing, patience: 0, mayWait: () => false });
    const patient = get({ patient: true });
    expect(await get()).toBe('fallback');
    slow.resolve('one');
    expect(await patient).toBe('one');

    const failing = setUp([new Error('down'), 'one']);
    await failing.get();
    expect(await failing.get()).toBe('fallback');
    expect(await failing.get({ patient: true })).toBe('one');
  });

  it('tells of every caller that gets the fallback, and of no other', async () => {
    const onMissing = jest.fn(async () => undefined);
    const answers = [new Error('down'), 'one'];
    const read = async () => {
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer ?? 'none';
    };
    const get = cacheLastGood(read, 'fallback', { ...timing, pause: 0, onMissing });
    expect(await Promise.all([get(), get()])).toEqual(['fallback', 'fallback']);
    expect(onMissing).toHaveBeenCalledTimes(2);
    expect(await get()).toBe('one');
    expect(onMissing).toHaveBeenCalledTimes(2);
  });

  it('keeps the last good answer when a later read fails', async () => {
    const { get, clock } = setUp(['one', new Error('down')]);
    await get();
    clock.time = 200;
    await get();
    expect(await get()).toBe('one');
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
