import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

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

/** Seconds after which attempts are forgotten. */
const memory = 15 * 60;

/**
 * Seconds that follow an attempt: none while attempts are free, then 1, 2, 4, … up to the longest.
 *
 * @param attempts how many there were, this one among them
 */
export function waitAfter(attempts: number, { free, longestWait }: Pace): number {
  return attempts <= free ? 0 : Math.min(2 ** (attempts - free - 1), longestWait);
}

/** Attempts under one key each. They are counted before anything is checked, so that many at once count as many. */
class PacedAttempts {
  readonly #pace: Pace;
  readonly #count = new RateLimiterMemory({ points: 1, duration: memory });
  readonly #gate = new RateLimiterMemory({ points: 1, duration: 1 });

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  async begin(key: string): Promise<Permission> {
    const { consumedPoints } = await this.#count.penalty(key);
    const wait = waitAfter(consumedPoints, this.#pace);
    if (wait === 0) return { allowed: true, wait };
    try {
      await this.#gate.consume(key, 1, { customDuration: wait });
      return { allowed: true, wait };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // One that comes too early makes the wait no longer.
      await this.discount(key);
      return { allowed: false, wait: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
    }
  }

  /** The attempt does not count. */
  async discount(key: string): Promise<void> {
    await this.#count.reward(key);
  }

  /** As if the attempt had never begun. */
  async takeBack(key: string): Promise<void> {
    await Promise.all([this.discount(key), this.#gate.delete(key)]);
  }

  async forget(key: string): Promise<void> {
    await Promise.all([this.#count.delete(key), this.#gate.delete(key)]);
  }
}

/**
 * Slows down who tries passwords: for one name from one address after 3 wrong ones, for all names from one address after
 * 50. Nobody is locked out: a wait is half a minute at most and is stated, and the same name from elsewhere waits for
 * nothing. Nothing is held open meanwhile: an attempt that comes too early is refused at once.
 */
export class SignInAttempts {
  readonly #ofName = new PacedAttempts({ free: 3, longestWait: 30 });
  /** A class of students has one address. */
  readonly #ofAddress = new PacedAttempts({ free: 50, longestWait: 5 });

  /** Counts an attempt. When it is not allowed the password must not even be looked at. */
  async begin(name: string, address: string): Promise<Permission> {
    const key = `${address} ${name}`;
    const byName = await this.#ofName.begin(key);
    if (!byName.allowed) return byName;
    const byAddress = await this.#ofAddress.begin(address);
    if (!byAddress.allowed) await this.#ofName.takeBack(key);
    return byAddress.allowed ? { allowed: true, wait: Math.max(byName.wait, byAddress.wait) } : byAddress;
  }

  /** The password was right: what was wrong before does not count any more. */
  async succeed(name: string, address: string): Promise<void> {
    await Promise.all([this.#ofName.forget(`${address} ${name}`), this.#ofAddress.discount(address)]);
  }
}

const mappedIPv4 = /^::ffff:(?=\d+\.)/i;

/** The first 64 bits of an IPv6 address: one customer has them all to choose from. */
function networkOf(address: string): string {
  const [before = [], after] = address
    .toLowerCase()
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = after ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : [];
  return `${[...before, ...zeros, ...(after ?? [])].slice(0, 4).join(':')}::/64`;
}

/**
 * What tells one visitor from another: the address, for IPv6 its network.
 *
 * @param trustedProxies how many proxies in front of this server write `X-Forwarded-For`
 */
export function clientAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const named = String(headers['x-forwarded-for'] ?? '').split(',');
  const given = trustedProxies > 0 ? named.at(-trustedProxies)?.trim() : null;
  const address = (given || socket.remoteAddress || 'unknown').replace(mappedIPv4, '');
  return isIPv6(address) ? networkOf(address) : address;
}
