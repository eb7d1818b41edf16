import { onceInProcess } from './once-in-process.ts';

/** Something has changed: every entry with one of the tags is out of date. */
export interface Invalidation {
  readonly tags: readonly string[];
  /** When it was announced, in milliseconds since the epoch. */
  readonly at: number;
  /** True if an old entry must not be shown any more; false if it may be shown until there is a new one. */
  readonly expired: boolean;
}

const listeners = () => onceInProcess('invalidation listeners', () => new Set<() => void>());

/** Notifies every cache of this process that something has been invalidated. */
export function notifyInvalidation(): void {
  for (const listener of listeners()) listener();
}

/** Calls a listener at every {@link notifyInvalidation} of this process, from any bundle. */
export function onInvalidation(listener: () => void): void {
  listeners().add(listener);
}
