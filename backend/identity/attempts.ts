import { LRUCache } from 'lru-cache';

/** How attempts under one key are slowed down. */
interface Pace {
  /** Attempts without any wait. */
  readonly free: number;
  /** Seconds. */
  readonly maxWait: number;
}

/** Whether an attempt is allowed now, and the seconds until the next attempt is. */
export interface Permission {
  readonly allowed: boolean;
  readonly wait: number;
}

/** Milliseconds after which attempts are forgotten. */
const memoryMs = 15 * 60 * 1000;

/** Maximum memory for one kind of key, in bytes; the least recently used entries are forgotten first. */
const maxBytes = 8 * 1024 * 1024;

/** Approximate size of an entry without its key, in bytes. */
const entryBytes = 300;

/**
 * Seconds to wait after an attempt: none while attempts are free, then 1, 2, 4, … up to the longest wait.
 *
 * @param attempts number of attempts so far, including this one
 */
export function waitAfter(attempts: number, { free, maxWait }: Pace): number {
  return attempts <= free ? 0 : Math.min(2 ** (attempts - free - 1), maxWait);
}

/** Milliseconds since the process started: whole numbers, whose sums are exact, from a clock that nobody can set. */
const now = () => Math.floor(performance.now());

/** The attempts under one key. */
interface Entry {
  readonly count: number;
  /** When the next attempt is allowed. */
  readonly nextAt: number;
  readonly forgetAt: number;
}

/** Counts attempts by key and slows them down. */
class PacedAttempts {
  readonly #pace: Pace;
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: (_entry, key) => 2 * key.length + entryBytes,
  });

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  #entry(key: string): Entry | null {
    const entry = this.#entries.get(key);
    return entry && now() < Math.max(entry.forgetAt, entry.nextAt) ? entry : null;
  }

  /** Whether the key ever had to wait, even if the wait is over. */
  hasWaited(key: string): boolean {
    return (this.#entry(key)?.nextAt ?? 0) > 0;
  }

  /** Seconds until the next attempt is allowed; 0 means now. */
  wait(key: string): number {
    return Math.max(0, Math.ceil(((this.#entry(key)?.nextAt ?? 0) - now()) / 1000));
  }

  /** The wait in seconds for this number of attempts, however long ago the last one was. */
  pause(key: string): number {
    return waitAfter(this.#entry(key)?.count ?? 0, this.#pace);
  }

  /** Counts attempts and starts the wait that follows, `minWait` seconds at least; a negative number takes attempts back. */
  add(key: string, attempts: number, minWait = 0): void {
    const { count, nextAt, forgetAt } = this.#entry(key) ?? { count: 0, nextAt: 0, forgetAt: now() + memoryMs };
    const total = Math.max(0, count + attempts);
    const wait = attempts < 0 ? 0 : Math.max(waitAfter(total, this.#pace), minWait);
    this.#entries.set(key, { count: total, nextAt: wait > 0 ? now() + wait * 1000 : nextAt, forgetAt });
  }

  forget(key: string): void {
    this.#entries.delete(key);
  }
}

/**
 * Slows down password guessing: for one name from one address after 3 wrong passwords, for all names from one address after 50,
 * for one name from all addresses after 40.
 *
 * - Nobody is locked out: a wait is at most half a minute, and the page states it.
 * - While others guess a name, its owner waits up to 4 s before each attempt, even after signing in. Each address has its own wait,
 *   so nobody can use up another's attempt.
 * - An attempt that comes too early is refused at once and does not extend the wait, so no connection stays open.
 * - The code has no asynchronous step, so concurrent attempts are counted one by one.
 */
export class SignInAttempts {
  readonly #ofNameHere = new PacedAttempts({ free: 3, maxWait: 30 });
  /** Generous, because a class of students shares one address. */
  readonly #ofAddress = new PacedAttempts({ free: 50, maxWait: 5 });
  /** Short, because the owner of a guessed name has to wait too. */
  readonly #ofName = new PacedAttempts({ free: 40, maxWait: 4 });

  /** Counts an attempt. When it is not allowed, the password must not be checked. */
  begin(name: string, address: string): Permission {
    const key = `${address} ${name}`;
    const early = Math.max(this.#ofNameHere.wait(key), this.#ofAddress.wait(address));
    if (early > 0) return { allowed: false, wait: early };
    const pause = this.#ofName.pause(name);
    if (pause > 0 && !this.#ofNameHere.hasWaited(key)) {
      // Other addresses are guessing this name. This address may try after the wait.
      this.#ofNameHere.add(key, 0, pause);
      return { allowed: false, wait: pause };
    }
    this.#ofAddress.add(address, 1);
    this.#ofName.add(name, 1);
    this.#ofNameHere.add(key, 1, this.#ofName.pause(name));
    return { allowed: true, wait: Math.max(this.#ofNameHere.wait(key), this.#ofAddress.wait(address)) };
  }

  /** After a correct password: forgets earlier mistakes for this name at this address, and does not count this attempt anywhere. */
  succeed(name: string, address: string): void {
    this.#ofNameHere.forget(`${address} ${name}`);
    this.#ofAddress.add(address, -1);
    this.#ofName.add(name, -1);
  }
}
