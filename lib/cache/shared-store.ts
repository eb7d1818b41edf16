import { onceInProcess } from './once-in-process.ts';

/** Short named texts that processes share, such as the tokens that a used refresh token was exchanged for. */
export interface Notes {
  /** The text with a name; `null` if there is none. */
  read(name: string): Promise<string | null>;
  /** Stores a text for `lifetimeMs` milliseconds and replaces the previous one. */
  write(name: string, text: string, lifetimeMs: number): Promise<void>;
  /** Takes the lock of a name for at most `lifetimeMs`. @returns a function that releases it; `null` while another holds it */
  lock(name: string, lifetimeMs: number): Promise<(() => Promise<void>) | null>;
}

/** Notes shared between instances; `null` without a shared store (a single instance or machine). */
export const sharedNotes = (): { current: Notes | null } => onceInProcess('shared notes', () => ({ current: null }));

/** Something has changed: every entry with one of the tags is out of date. */
export interface Invalidation {
  readonly tags: readonly string[];
  /** When it was announced, in milliseconds since the epoch. */
  readonly at: number;
  /** True if an old entry must not be shown any more; false if it may be shown until there is a new one. */
  readonly expired: boolean;
}

/**
 * The cache that several instances of the web app share, for pages and answers of the backend.
 *
 * A failing store only costs speed: no method throws or takes longer than 50 ms, except `ready`. While the store is
 * unavailable, `get` finds nothing, `set` does nothing, and `invalidate` sends later.
 */
export interface SharedStore {
  /** The bytes with a key; `null` if there are none or the store is late. */
  get(key: string): Promise<Buffer | null>;
  /**
   * Stores bytes for the lifetime of entries; with `onlyIfAbsent`, only if the key has no entry.
   *
   * @returns false if the store did not answer, so that another attempt makes sense
   */
  set(key: string, value: Buffer, onlyIfAbsent: boolean): Promise<boolean>;
  /** Changes with each connection, because the store may have lost everything in between. */
  readonly generation: number;
  /** Waits for the first connection, at most `limitMs` milliseconds. */
  ready(limitMs: number): Promise<void>;
  /** Announces an invalidation to every instance, including this one. */
  invalidate(invalidation: Invalidation): void;
  /** Notes that the instances of all releases share. */
  readonly notes: Notes;
  /** Closes the connection, so that the process can end. */
  close(): Promise<void>;
}
