import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { decode, encode } from 'next-auth/jwt';
import type { Notes } from '../cache/notes.ts';
import { parseSessionTokens, type SessionTokens } from './session-token.ts';

/** What tokens were renewed to; `null`: the identity provider does not renew them (any more). */
export type Renewal = SessionTokens | null;

/** Milliseconds. */
const timing = {
  /** A browser that was closed before it got its new cookie may come back so late. */
  keptFor: 24 * 60 * 60 * 1000,
  /** Longer than any call to the backend: who held the lock so long is gone. */
  lockStale: 15_000,
  wait: 20_000,
  pollEvery: 20,
};

/**
 * What several requests, in several processes, know of renewed tokens: one of them makes the call, and the others get
 * what came of it. Notes hold it, encrypted with the key of the session cookie; none is kept longer than a day.
 */
export class RefreshStore {
  readonly #places: readonly Notes[];
  readonly #secret: string;

  /** @param places where the notes are, the nearest first; a lock is one in all of them */
  constructor(places: readonly Notes[], secret: string) {
    this.#places = places;
    this.#secret = secret;
  }

  /** What became of the tokens; `undefined` when nobody has renewed them. */
  async find(tokens: SessionTokens): Promise<Renewal | undefined> {
    for (const place of this.#places) {
      const text = await place.read(nameOf(tokens));
      const renewal = text === null ? undefined : await this.#open(text);
      if (renewal !== undefined) return renewal;
    }
    return undefined;
  }

  /**
   * Runs `renew` unless somebody else has done it for these tokens or is doing it, and tells what came of it.
   * When it throws, nothing is kept: the next one tries again.
   */
  async once(tokens: SessionTokens, renew: () => Promise<Renewal>): Promise<Renewal> {
    const deadline = Date.now() + timing.wait;
    while (Date.now() < deadline) {
      const found = await this.find(tokens);
      if (found !== undefined) return found;
      const unlock = await this.#lock(nameOf(tokens));
      if (unlock) return this.#holding(tokens, renew).finally(unlock);
      await pause(timing.pollEvery);
    }
    throw new Error('Renewing the sign-in took too long: another request holds its lock');
  }

  /** Keeps what became of a token, for {@link find}. */
  async keep(tokens: SessionTokens, renewal: Renewal): Promise<void> {
    const salted = { secret: this.#secret, salt: 'refresh', maxAge: timing.keptFor / 1000 };
    const text = await encode({ ...salted, token: { tokens: renewal } });
    await Promise.all(this.#places.map((place) => place.write(nameOf(tokens), text, timing.keptFor)));
  }

  async #holding(tokens: SessionTokens, renew: () => Promise<Renewal>): Promise<Renewal> {
    // The one before may have finished between our look and our lock.
    const found = await this.find(tokens);
    if (found !== undefined) return found;
    const renewal = await renew();
    await this.keep(tokens, renewal);
    return renewal;
  }

  /** Takes the lock of every place, or of none; the result gives them back. `null` while somebody else has one. */
  async #lock(name: string): Promise<(() => Promise<void>) | null> {
    const held: (() => Promise<void>)[] = [];
    const unlock = async () => void (await Promise.all(held.map((giveBack) => giveBack())));
    for (const place of this.#places) {
      const giveBack = await place.lock(name, timing.lockStale);
      if (giveBack === null) {
        await unlock();
        return null;
      }
      held.push(giveBack);
    }
    return unlock;
  }

  /** What a note says; `undefined` for one that nobody with our key has written. */
  async #open(text: string): Promise<Renewal | undefined> {
    const payload = await decode({ token: text, secret: this.#secret, salt: 'refresh' }).catch(() => null);
    return payload === null ? undefined : parseSessionTokens(payload.tokens);
  }
}

/** Both tokens make the name: an identity provider may go on with the same refresh token. */
function nameOf({ accessToken, refreshToken }: SessionTokens): string {
  return createHash('sha256').update(`${accessToken} ${refreshToken}`).digest('hex');
}
