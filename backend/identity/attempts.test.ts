import fc from 'fast-check';
import { SignInAttempts, waitAfter } from './attempts.ts';

let attempts: SignInAttempts;
beforeEach(() => {
  jest.useFakeTimers();
  attempts = new SignInAttempts();
});
afterEach(() => jest.useRealTimers());

const here = '192.0.2.1';
const passes = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);

/** Makes attempts at once; gives how many were allowed. */
async function allowed(times: number, name = (_index: number) => 'admin'): Promise<number> {
  const all = await Promise.all(Array.from({ length: times }, (_, index) => attempts.begin(name(index), here)));
  return all.filter((each) => each.allowed).length;
}

it('lets a few mistakes pass, then makes people wait longer and longer', async () => {
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 11; attempt += 1) {
    const { allowed: mayTry, wait } = await attempts.begin('admin', here);
    expect(mayTry).toBe(true);
    waits.push(wait);
    passes(wait);
  }
  expect(waits).toEqual([0, 0, 0, 1, 2, 4, 8, 16, 30, 30, 30]);
});

it('counts attempts at the same moment one by one', async () => {
  expect(await allowed(300)).toBe(4);
});

it('says how long to wait, and an attempt that comes too early makes it no longer', async () => {
  for (const wait of [0, 0, 0, 1, 2, 4]) {
    expect(await attempts.begin('admin', here)).toEqual({ allowed: true, wait });
    passes(wait);
  }
  expect(await attempts.begin('admin', here)).toEqual({ allowed: true, wait: 8 });
  passes(2.5);
  for (let early = 0; early < 50; early += 1) {
    expect(await attempts.begin('admin', here)).toEqual({ allowed: false, wait: 6 });
  }
  passes(5.5);
  expect(await attempts.begin('admin', here)).toEqual({ allowed: true, wait: 16 });
});

it('does not slow down the same name elsewhere, nor other names here', async () => {
  await allowed(40);
  expect(await attempts.begin('admin', '192.0.2.2')).toEqual({ allowed: true, wait: 0 });
  expect(await attempts.begin('editor', here)).toEqual({ allowed: true, wait: 0 });
});

it('slows down who tries many names, for five seconds at most', async () => {
  expect(await allowed(500, (index) => `name-${index}`)).toBe(51);
  passes(1);
  for (const wait of [2, 4, 5, 5]) {
    expect(await attempts.begin(`another-${wait}`, here)).toEqual({ allowed: true, wait });
    expect(await attempts.begin('editor', here)).toEqual({ allowed: false, wait });
    expect(await attempts.begin('editor', '192.0.2.2')).toEqual({ allowed: true, wait: 0 });
    await attempts.succeed('editor', '192.0.2.2');
    passes(wait);
  }
  expect((await attempts.begin('editor', here)).allowed).toBe(true);
});

it('forgets mistakes when the password is right, and after a quarter of an hour', async () => {
  for (let mistake = 0; mistake < 5; mistake += 1) passes((await attempts.begin('admin', here)).wait);
  await attempts.begin('admin', here);
  await attempts.succeed('admin', here);
  expect(await allowed(300)).toBe(4);
  passes(15 * 60);
  expect(await allowed(300)).toBe(4);
});

it('counts nobody who signs in well: two hundred people of one address do not wait', async () => {
  for (let person = 0; person < 200; person += 1) {
    expect(await attempts.begin(`student-${person}`, here)).toEqual({ allowed: true, wait: 0 });
    await attempts.succeed(`student-${person}`, here);
  }
});

it('never makes a wait longer than its limit, nor one shorter than the one before', () => {
  const pace = { free: 3, longestWait: 30 };
  fc.assert(
    fc.property(fc.nat(100_000), (count) => {
      expect(waitAfter(count, pace)).toBeLessThanOrEqual(30);
      expect(waitAfter(count + 1, pace)).toBeGreaterThanOrEqual(waitAfter(count, pace));
      expect(waitAfter(count, pace) > 0).toBe(count > 3);
    }),
  );
});
