import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { decode, encode } from 'next-auth/jwt';
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
 * What several requests, in several processes of one machine, know of renewed tokens: one of them makes the call, and
 * the others get what came of it. Files hold it, encrypted with the key of the session cookie
 * and readable by this user only; none is kept longer than a day.
 */
export class RefreshStore {
  readonly #folder: string;
  readonly #secret: string;

  /** @param folder made when it is not there; a name of its own for each secret */
  constructor(folder: string, secret: string) {
    this.#folder = folder;
    this.#secret = secret;
  }

  /** What became of the tokens; `undefined` when nobody here has renewed them. */
  async find(tokens: SessionTokens): Promise<Renewal | undefined> {
    const text = await readFile(this.#file(tokens), 'utf8').catch(() => null);
    if (text === null) return undefined;
    const payload = await decode({ token: text, secret: this.#secret, salt: 'refresh' }).catch(() => null);
    return payload === null ? undefined : parseSessionTokens(payload.tokens);
  }

  /**
   * Runs `renew` unless somebody else has done it for these tokens or is doing it, and tells what came of it.
   * When it throws, nothing is kept: the next one tries again.
   */
  async once(tokens: SessionTokens, renew: () => Promise<Renewal>): Promise<Renewal> {
    const deadline = Date.now() + timing.wait;
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    while (Date.now() < deadline) {
      const found = await this.find(tokens);
      if (found !== undefined) return found;
      const unlock = await this.#lock(tokens);
      if (unlock) return this.#holding(tokens, renew).finally(unlock);
      await pause(timing.pollEvery);
    }
    throw new Error('Renewing the sign-in took too long: another request holds its lock');
  }

  /** Keeps what became of a token, for {@link find}. */
  async keep(tokens: SessionTokens, renewal: Renewal): Promise<void> {
    const salted = { secret: this.#secret, salt: 'refresh', maxAge: timing.keptFor / 1000 };
    const text = await encode({ ...salted, token: { tokens: renewal } });
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const draft = `${this.#file(tokens)}.${randomUUID()}`;
    await writeFile(draft, text, { mode: 0o600, flag: 'wx' });
    await rename(draft, this.#file(tokens));
  }

  async #holding(tokens: SessionTokens, renew: () => Promise<Renewal>): Promise<Renewal> {
    // The one before may have finished between our look and our lock.
    const found = await this.find(tokens);
    if (found !== undefined) return found;
    const renewal = await renew();
    await this.keep(tokens, renewal);
    await this.#removeOld();
    return renewal;
  }

  /** Takes the lock; the result gives it back. `null` while somebody else has it. */
  async #lock(tokens: SessionTokens): Promise<(() => Promise<void>) | null> {
    const file = `${this.#file(tokens)}.lock`;
    try {
      await (await open(file, 'wx', 0o600)).close();
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > timing.lockStale) {
      // By renaming, only one of those who see it can take a stale lock away.
      const taken = `${file}.${randomUUID()}`;
      await rename(file, taken).then(
        () => rm(taken, { force: true }),
        () => undefined,
      );
    }
    return null;
  }

  async #removeOld(): Promise<void> {
    const names = await readdir(this.#folder);
    await Promise.all(names.map((name) => this.#removeIfOld(path.join(this.#folder, name))));
  }

  async #removeIfOld(file: string): Promise<void> {
    const found = await stat(file).catch(() => null);
    if (found && Date.now() - found.mtimeMs > timing.keptFor) await rm(file, { force: true });
  }

  /** Both tokens make the name: an identity provider may go on with the same refresh token. */
  #file({ accessToken, refreshToken }: SessionTokens): string {
    const name = createHash('sha256').update(`${accessToken} ${refreshToken}`).digest('hex');
    return path.join(this.#folder, name);
  }
}
