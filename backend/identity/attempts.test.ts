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

/** Makes concurrent attempts; returns how many were allowed. */
function allowed(times: number, name = (_index: number) => 'admin'): number {
  const all = Array.from({ length: times }, (_, index) => attempts.begin(name(index), here));
  return all.filter((each) => each.allowed).length;
}

it('lets a few mistakes pass, then makes people wait longer and longer', () => {
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 11; attempt += 1) {
    const { allowed: mayTry, wait } = attempts.begin('admin', here);
    expect(mayTry).toBe(true);
    waits.push(wait);
    passes(wait);
  }
  expect(waits).toEqual([0, 0, 0, 1, 2, 4, 8, 16, 30, 30, 30]);
});

it('counts attempts at the same moment one by one', () => {
  expect(allowed(300)).toBe(4);
});

it('says how long to wait, and an attempt that comes too early makes it no longer', () => {
  for (const wait of [0, 0, 0, 1, 2, 4]) {
    expect(attempts.begin('admin', here)).toEqual({ allowed: true, wait });
    passes(wait);
  }
  expect(attempts.begin('admin', here)).toEqual({ allowed: true, wait: 8 });
  passes(2.5);
  for (let early = 0; early < 50; early += 1) {
    expect(attempts.begin('admin', here)).toEqual({ allowed: false, wait: 6 });
  }
  passes(5.5);
  expect(attempts.begin('admin', here)).toEqual({ allowed: true, wait: 16 });
});

it('does not slow down the same name elsewhere, nor other names here', () => {
  allowed(40);
  expect(attempts.begin('admin', '192.0.2.2')).toEqual({ allowed: true, wait: 0 });
  expect(attempts.begin('editor', here)).toEqual({ allowed: true, wait: 0 });
});

it('slows down who tries many names, for five seconds at most', () => {
  expect(allowed(500, (index) => `name-${index}`)).toBe(51);
  passes(1);
  for (const wait of [2, 4, 5, 5]) {
    expect(attempts.begin(`another-${wait}`, here)).toEqual({ allowed: true, wait });
    expect(attempts.begin('editor', here)).toEqual({ allowed: false, wait });
    expect(attempts.begin('editor', '192.0.2.2')).toEqual({ allowed: true, wait: 0 });
    attempts.succeed('editor', '192.0.2.2');
    passes(wait);
  }
  expect(attempts.begin('editor', here).allowed).toBe(true);
});

it('forgets mistakes when the password is right, and after a quarter of an hour', () => {
  for (let mistake = 0; mistake < 5; mistake += 1) passes(attempts.begin('admin', here).wait);
  attempts.begin('admin', here);
  attempts.succeed('admin', here);
  expect(allowed(300)).toBe(4);
  passes(15 * 60);
  expect(allowed(300)).toBe(4);
});

it('counts nobody who signs in well: two hundred people of one address do not wait', () => {
  for (let person = 0; person < 200; person += 1) {
    expect(attempts.begin(`student-${person}`, here)).toEqual({ allowed: true, wait: 0 });
    attempts.succeed(`student-${person}`, here);
  }
});

describe('a name that is guessed from many addresses', () => {
  const address = (index: number) => `198.51.${index >> 8}.${index & 255}`;

  it.each([1, 2, 3, 100, 500])('is looked at forty-one times at once, from %i addresses', (addresses) => {
    const begun = Array.from({ length: 2_000 }, (_, index) => attempts.begin('admin', address(index % addresses)));
    // Four attempts from each address are always allowed.
    expect(begun.filter((each) => each.allowed)).toHaveLength(Math.min(4 * addresses, 41));
  });

  it('makes each new address wait longer, up to four seconds, and others not at all', () => {
    for (let index = 0; index < 41; index += 1) attempts.begin('admin', address(index));
    const waits: number[] = [];
    for (let index = 100; index < 106; index += 1) {
      const { allowed: mayTry, wait } = attempts.begin('admin', address(index));
      expect(mayTry).toBe(false);
      waits.push(wait);
      passes(wait);
      expect(attempts.begin('admin', address(index)).allowed).toBe(true);
    }
    expect(waits).toEqual([1, 2, 4, 4, 4, 4]);
    expect(attempts.begin('editor', here)).toEqual({ allowed: true, wait: 0 });
    passes(15 * 60);
    expect(attempts.begin('admin', address(999))).toEqual({ allowed: true, wait: 0 });
  });

  it('lets its owner in after four seconds at most and one refusal, whatever others do before and meanwhile', () => {
    const guess = fc.record({
      from: fc.nat(60),
      name: fc.constantFrom('admin', 'admin', 'other'),
      pause: fc.nat(3_000),
    });
    const guesses = (length: number) => fc.array(guess, { maxLength: length, size: 'max' });
    const run = (made: readonly { from: number; name: string; pause: number }[]) => {
      for (const { from, name, pause } of made) {
        attempts.begin(name, address(from));
        jest.advanceTimersByTime(pause);
      }
    };
    fc.assert(
      fc.property(fc.boolean(), guesses(150), guesses(20), (isHot, before, meanwhile) => {
        attempts = new SignInAttempts();
        if (isHot) for (let index = 0; index < 200; index += 1) attempts.begin('admin', address(index));
        run(before);
        const first = attempts.begin('admin', here);
        fc.pre(!first.allowed);
        expect(first.wait).toBeLessThanOrEqual(4);
        run(meanwhile.map((one) => ({ ...one, pause: 0 })));
        passes(first.wait);
        expect(attempts.begin('admin', here).allowed).toBe(true);
        attempts.succeed('admin', here);
        // While the guessing goes on, a successful sign-in does not save the next one from the wait.
        if (isHot) expect(attempts.begin('admin', here).allowed).toBe(false);
      }),
    );
  });

  it('is not slowed down by those who sign in well from everywhere', () => {
    for (let index = 0; index < 500; index += 1) {
      expect(attempts.begin('admin', address(index))).toEqual({ allowed: true, wait: 0 });
      attempts.succeed('admin', address(index));
    }
  });
});

it('remembers so much and no more: what was not asked for the longest is forgotten first', () => {
  const long = (index: number) => `${index} ${'x'.repeat(90)}`;
  for (let mistake = 0; mistake < 4; mistake += 1) attempts.begin('first', here);
  for (let index = 0; index < 40_000; index += 1) attempts.begin(long(index), `2001:db8:${index}::/64`);
  expect(attempts.begin('first', here)).toEqual({ allowed: true, wait: 0 });
  const last = [long(39_999), '2001:db8:39999::/64'] as const;
  for (const wait of [0, 0, 1]) expect(attempts.begin(...last)).toEqual({ allowed: true, wait });
  expect(attempts.begin(...last).allowed).toBe(false);
});

it('never makes a wait longer than its limit, nor one shorter than the one before', () => {
  const pace = { free: 3, maxWait: 30 };
  fc.assert(
    fc.property(fc.nat(100_000), (count) => {
      expect(waitAfter(count, pace)).toBeLessThanOrEqual(30);
      expect(waitAfter(count + 1, pace)).toBeGreaterThanOrEqual(waitAfter(count, pace));
      expect(waitAfter(count, pace) > 0).toBe(count > 3);
    }),
  );
});
