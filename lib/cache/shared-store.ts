/** Short texts that processes leave for each other under names, such as what a used token was renewed to. */
export interface Notes {
  /** The text under a name; `null` when there is none. */
  read(name: string): Promise<string | null>;
  /** Stores a text for some time, in place of the one before. */
  write(name: string, text: string, lifetimeMs: number): Promise<void>;
  /** Takes the lock of a name; the result gives it back. `null` while somebody else has it, for so long at most. */
  lock(name: string, lifetimeMs: number): Promise<(() => Promise<void>) | null>;
}

/** Something has changed, and what carries one of the tags is out of date. */
export interface Invalidation {
  readonly tags: readonly string[];
  /** When it was announced, in milliseconds since the epoch. */
  readonly at: number;
  /** True when the old must not be shown once more; false when it may, until the new is there. */
  readonly expired: boolean;
}

/**
 * What several instances of the web app cache together, such as pages and answers of the backend.
 *
 * It costs speed only, never an answer: a method neither throws nor takes longer than 50 ms. While the store is away,
 * `get` finds nothing, `set` does nothing, and `invalidate` sends later.
 */
export interface SharedStore {
  /** The bytes under a key; `null` when there are none, or none in time. */
  get(key: string): Promise<Buffer | null>;
  /** Keeps bytes for as long as the store keeps any; with `onlyIfAbsent`, unless there are some already. */
  set(key: string, value: Buffer, onlyIfAbsent: boolean): Promise<void>;
  /** Another number for each connection: the store may have forgotten everything in between. */
  readonly generation: number;
  /** Waits for the first connection, for so many milliseconds at most. */
  ready(limitMs: number): Promise<void>;
  /** Announces to every instance, this one among them, that what carries one of the tags is out of date. */
  invalidate(invalidation: Invalidation): void;
  /** What instances leave for each other, of any release. */
  readonly notes: Notes;
  /** Ends the connection; the process can end then. */
  close(): Promise<void>;
}
