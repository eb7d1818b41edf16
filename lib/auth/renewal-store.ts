import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { decode, encode } from 'next-auth/jwt';
import * as z from 'zod';
import { BackendError } from '../api/errors.ts';
import { timeoutError } from '../api/fault.ts';
import type { Notes } from '../cache/notes.ts';
import { parseSessionTokens, type SessionTokens } from './session-token.ts';

/** The result of a renewal: the new tokens, or `null` if the identity provider refused. */
export type Renewal = SessionTokens | null;

/** The name of the renewal call in logs, without the token. */
const renewalCall = 'GET /jaf/oauth/token/refresh/…';

/** The parts of a failure that decide how the waiting requests are answered. */
const failureNote = z.object({
  kind: z.enum(['timeout', 'network', 'status', 'malformed']),
  status: z.number().nullable(),
});

/** Milliseconds. */
const timing = {
  /** A browser that was closed before it received its new cookie may return within this time. */
  noteLifetime: 24 * 60 * 60 * 1000,
  /** Longer than any renewal: a process that holds the lock for this time has died. */
  lockStale: 15_000,
  /** Slightly longer than the timeout of a renewal (`renew.ts`), so that requests get its result and start no second one. */
  wait: 7_000,
  pollEvery: 20,
};

/**
 * Shares renewed tokens between requests, also of several processes: one request makes the call, and the others get its
 * result. Results are stored as notes, encrypted with the key of the session cookie, for at most a day.
 */
export class RenewalStore {
  readonly #places: readonly Notes[];
  readonly #secret: string;

  /** @param places the stores of notes, nearest first; a lock must be taken in all of them */
  constructor(places: readonly Notes[], secret: string) {
    this.#places = places;
    this.#secret = secret;
  }

  /** The stored renewal of the tokens; `undefined` if there is none. */
  async find(tokens: SessionTokens): Promise<Renewal | undefined> {
    for (const place of this.#places) {
      const text = await place.read(nameOf(tokens));
      const renewal = text === null ? undefined : await this.#open(text);
      if (renewal !== undefined) return renewal;
    }
    return undefined;
  }

  /**
   * Runs `renew` unless another request has renewed these tokens or is renewing them, and returns the result. A failure
   * goes to all requests that were waiting; a later request tries again.
   *
   * @throws {BackendError} also when the renewal of another request takes too long
   */
  async once(tokens: SessionTokens, renew: () => Promise<Renewal>): Promise<Renewal> {
    const deadline = Date.now() + timing.wait;
    const before = await this.#failureNote(tokens);
    while (Date.now() < deadline) {
      const known = await this.#resultSince(before, tokens);
      if (known !== undefined) return known;
      const unlock = await this.#lock(nameOf(tokens));
      if (unlock) return this.#holding(tokens, before, renew).finally(unlock);
      await pause(timing.pollEvery);
    }
    throw timeoutError(renewalCall, timing.wait);
  }

  /** Stores the renewal of tokens, for {@link find}. */
  async record(tokens: SessionTokens, renewal: Renewal): Promise<void> {
    await this.#write(nameOf(tokens), { tokens: renewal });
  }

  /**
   * The result of another request; `undefined` while there is none.
   *
   * @param before the note of the failure that was known when the request came
   * @throws {BackendError} if another request has failed since then
   */
  async #resultSince(before: string | null, tokens: SessionTokens): Promise<Renewal | undefined> {
    const found = await this.find(tokens);
    if (found !== undefined) return found;
    const latest = await this.#failureNote(tokens);
    if (latest !== null && latest !== before) throw failureOf((await this.#decode(latest))?.failure);
    return undefined;
  }

  async #holding(tokens: SessionTokens, before: string | null, renew: () => Promise<Renewal>): Promise<Renewal> {
    // Another request may have finished between our read and our lock.
    const known = await this.#resultSince(before, tokens);
    if (known !== undefined) return known;
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

  /** The encrypted note of the latest failure, which is different for each failure; `null` if there is none. */
  async #failureNote(tokens: SessionTokens): Promise<string | null> {
    const texts = await Promise.all(this.#places.map((place) => place.read(failureName(tokens))));
    return texts.find((text) => text !== null) ?? null;
  }

  /** Takes the locks of all places, or none. @returns a function that releases them; `null` while another holds one */
  async #lock(name: string): Promise<(() => Promise<void>) | null> {
    const held: (() => Promise<void>)[] = [];
    const unlock = async () => void (await Promise.all(held.map((release) => release())));
    for (const place of this.#places) {
      const release = await place.lock(name, timing.lockStale);
      if (release === null) {
        await unlock();
        return null;
      }
      held.push(release);
    }
    return unlock;
  }

  /** The content of a note; `undefined` if the note was not written with our key. */
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

/** The name depends on both tokens, because an identity provider may keep the same refresh token. */
function nameOf({ accessToken, refreshToken }: SessionTokens): string {
  return createHash('sha256').update(`${accessToken} ${refreshToken}`).digest('hex');
}

/** The error for a failed renewal of another request. @param note untrusted content of a note */
function failureOf(note: unknown): BackendError {
  const { kind, status } = failureNote.safeParse(note).data ?? { kind: 'network', status: null };
  return new BackendError({ call: renewalCall, kind, status, reason: 'the renewal that this one waited for failed' });
}
