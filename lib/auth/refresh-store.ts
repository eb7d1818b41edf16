import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { decode, encode } from 'next-auth/jwt';
import * as z from 'zod';
import { BackendError } from '../api/errors.ts';
import { outOfTime } from '../api/fault.ts';
import type { Notes } from '../cache/shared-store.ts';
import { parseSessionTokens, type SessionTokens } from './session-token.ts';

/** What tokens were renewed to; `null`: the identity provider does not renew them (any more). */
export type Renewal = SessionTokens | null;

/** How a renewal is named in logs, without the token. */
const renewalCall = 'GET /jaf/oauth/token/refresh/…';

/** What of a failure decides how the requests that waited for a renewal are answered. */
const failureNote = z.object({
  kind: z.enum(['timeout', 'network', 'status', 'malformed']),
  status: z.number().nullable(),
});

/** Milliseconds. */
const timing = {
  /** A browser that was closed before it got its new cookie may come back so late. */
  noteLifetime: 24 * 60 * 60 * 1000,
  /** Longer than any renewal takes: a process that held the lock so long is gone. */
  lockStale: 15_000,
  /** A little longer than a renewal takes (`renew.ts`): its result is waited for, and no second one follows. */
  wait: 7_000,
  pollEvery: 20,
};

/**
 * What several requests, in several processes, know of renewed tokens: one of them makes the call, and the others get
 * what came of it. Notes hold it, encrypted with the key of the session cookie; none is stored longer than a day.
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
   * Runs `renew` unless somebody else has done it for these tokens or is doing it; gives the result. When it
   * fails, all who have waited for it get the same failure; a later request tries again.
   *
   * @throws {BackendError} also when the one that renews is silent for too long
   */
  async once(tokens: SessionTokens, renew: () => Promise<Renewal>): Promise<Renewal> {
    const deadline = Date.now() + timing.wait;
    const before = await this.#failureNote(tokens);
    while (Date.now() < deadline) {
      const found = await this.find(tokens);
      if (found !== undefined) return found;
      const latest = await this.#failureNote(tokens);
      if (latest !== null && latest !== before) throw failureOf((await this.#decode(latest))?.failure);
      const unlock = await this.#lock(nameOf(tokens));
      if (unlock) return this.#holding(tokens, renew).finally(unlock);
      await pause(timing.pollEvery);
    }
    throw outOfTime(renewalCall, timing.wait);
  }

  /** Notes what became of a token, for {@link find}. */
  async record(tokens: SessionTokens, renewal: Renewal): Promise<void> {
    await this.#write(nameOf(tokens), { tokens: renewal });
  }

  async #holding(tokens: SessionTokens, renew: () => Promise<Renewal>): Promise<Renewal> {
    // The one before may have finished between our look and our lock.
    const found = await this.find(tokens);
    if (found !== undefined) return found;
    try {
      const renewal = await renew();
      await this.record(tokens, renewal);
      return renewal;
    } catch (error) {
      if (error instanceof BackendError) {
        const { kind, status } = error;
        await this.#write(failureName(tokens), { failure: { kind, status } });
      }
      throw error;
    }
  }

  /** The note of the latest failure as it was written, each with another text; `null` when there is none. */
  async #failureNote(tokens: SessionTokens): Promise<string | null> {
    const texts = await Promise.all(this.#places.map((place) => place.read(failureName(tokens))));
    return texts.find((text) => text !== null) ?? null;
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
    const payload = await this.#decode(text);
    return payload === null ? undefined : parseSessionTokens(payload.tokens);
  }

  #decode(text: string) {
    return decode({ token: text, secret: this.#secret, salt: 'refresh' }).catch(() => null);
  }

  async #write(name: string, token: Record<string, unknown>): Promise<void> {
    const text = await encode({ secret: this.#secret, salt: 'refresh', maxAge: timing.noteLifetime / 1000, token });
    await Promise.all(this.#places.map((place) => place.write(name, text, timing.noteLifetime)));
  }
}

const failureName = (tokens: SessionTokens) => `${nameOf(tokens)}.failed`;

/** Both tokens make the name: an identity provider may go on with the same refresh token. */
function nameOf({ accessToken, refreshToken }: SessionTokens): string {
  return createHash('sha256').update(`${accessToken} ${refreshToken}`).digest('hex');
}

/** The failure of a renewal that somebody else has made. @param note as it was read, not to be trusted */
function failureOf(note: unknown): BackendError {
  const { kind, status } = failureNote.safeParse(note).data ?? { kind: 'network', status: null };
  return new BackendError({ call: renewalCall, kind, status, reason: 'the renewal that this one waited for failed' });
}
