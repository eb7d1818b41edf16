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
