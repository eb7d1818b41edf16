import { LRUCache } from 'lru-cache';

/** How attempts under one key are slowed down. */
interface Pace {
  /** Attempts without any wait. */
  readonly free: number;
  /** Seconds. */
  readonly longestWait: number;
}

/** Whether an attempt may be made now, and the seconds until the next one may. */
export interface Permission {
  readonly allowed: boolean;
  readonly wait: number;
}

/** Milliseconds after which attempts are forgotten. */
const memoryMs = 15 * 60 * 1000;

/** Bytes of what is remembered under one kind of key; what was not asked for the longest is forgotten first. */
const mostBytes = 8 * 1024 * 1024;

/** Bytes of an entry beside its key, roughly. */
const entryBytes = 300;

/**
 * Seconds that follow an attempt: none while attempts are free, then 1, 2, 4, … up to the longest.
 *
 * @param attempts how many there were, this one among them
 */
export function waitAfter(attempts: number, { free, longestWait }: Pace): number {
  return attempts <= free ? 0 : Math.min(2 ** (attempts - free - 1), longestWait);
}

/** Milliseconds of the process: whole ones, of which sums are exact, and no clock that somebody sets. */
const now = () => Math.floor(performance.now());

/** What is remembered under a key. */
interface Entry {
  readonly count: number;
  /** When the next attempt may be made. */
  readonly nextAt: number;
  readonly forgetAt: number;
}

/** Attempts under one key each. */
class PacedAttempts {
  readonly #pace: Pace;
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    sizeCalculation: (_entry, key) => 2 * key.length + entryBytes,
  });

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  #entry(key: string): Entry | null {
    const entry = this.#entries.get(key);
    return entry && now() < Math.max(entry.forgetAt, entry.nextAt) ? entry : null;
  }

  /** Whether there was a wait before, by now over or not. */
  hasWaited(key: string): boolean {
    return (this.#entry(key)?.nextAt ?? 0) > 0;
  }

  /** Seconds until the next attempt may be made; 0: now. */
  wait(key: string): number {
    return Math.max(0, Math.ceil(((this.#entry(key)?.nextAt ?? 0) - now()) / 1000));
  }

  /** Seconds that the attempts so far ask for, wherever the next is made. */
  pause(key: string): number {
    return waitAfter(this.#entry(key)?.count ?? 0, this.#pace);
  }

  /** Counts attempts, a negative number takes some back. After them comes a wait, of so many seconds at least. */
  add(key: string, attempts: number, leastWait = 0): void {
    const { count, nextAt, forgetAt } = this.#entry(key) ?? { count: 0, nextAt: 0, forgetAt: now() + memoryMs };
    const total = Math.max(0, count + attempts);
    const wait = attempts < 0 ? 0 : Math.max(waitAfter(total, this.#pace), leastWait);
    this.#entries.set(key, { count: total, nextAt: wait > 0 ? now() + wait * 1000 : nextAt, forgetAt });
  }

  forget(key: string): void {
    this.#entries.delete(key);
  }
}

/**
 * Slows down who tries passwords: for one name from one address after 3 wrong ones, for all names from one address after
 * 50, for one name from all addresses after 40. Nobody is locked out: a wait is half a minute at most and is stated. What
 * others do to a name makes its owner wait up to 4 s before each turn while it goes on, also after signing in, and no
 * longer: each address waits by itself, so that nobody takes another's turn. Nothing is held open meanwhile: an attempt that comes too early is refused at once, and makes the wait
 * no longer. No step waits for another, so that attempts at the same moment are counted one by one.
 */
export class SignInAttempts {
  readonly #ofNameHere = new PacedAttempts({ free: 3, longestWait: 30 });
  /** A class of students has one address. */
  readonly #ofAddress = new PacedAttempts({ free: 50, longestWait: 5 });
  /** The owner of a name that others guess bears this one too. */
  readonly #ofName = new PacedAttempts({ free: 40, longestWait: 4 });

  /** Counts an attempt. When it is not allowed the password must not even be looked at. */
  begin(name: string, address: string): Permission {
    const key = `${address} ${name}`;
    const early = Math.max(this.#ofNameHere.wait(key), this.#ofAddress.wait(address));
    if (early > 0) return { allowed: false, wait: early };
    const pause = this.#ofName.pause(name);
    if (pause > 0 && !this.#ofNameHere.hasWaited(key)) {
      // The name is guessed elsewhere: from here it has its turn after this wait.
      this.#ofNameHere.add(key, 0, pause);
      return { allowed: false, wait: pause };
    }
    this.#ofAddress.add(address, 1);
    this.#ofName.add(name, 1);
    this.#ofNameHere.add(key, 1, this.#ofName.pause(name));
    return { allowed: true, wait: Math.max(this.#ofNameHere.wait(key), this.#ofAddress.wait(address)) };
  }

  /** The password was right: what was wrong before does not count any more here, and this attempt nowhere. */
  succeed(name: string, address: string): void {
    this.#ofNameHere.forget(`${address} ${name}`);
    this.#ofAddress.add(address, -1);
    this.#ofName.add(name, -1);
  }
}
