import { onceInProcess } from './once-in-process.ts';

const listeners = () => onceInProcess('invalidation listeners', () => new Set<() => void>());

/** Notifies every cache of this process that something has been invalidated. */
export function notifyInvalidation(): void {
  for (const listener of listeners()) listener();
}

/** Calls a listener at every {@link notifyInvalidation} of this process, from any bundle. */
export function onInvalidation(listener: () => void): void {
  listeners().add(listener);
}
