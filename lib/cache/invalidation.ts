import { processState } from './process-state.ts';

/** Notifies every cache of this process that something is out of date. */
export function notifyInvalidation(): void {
  for (const listener of processState().invalidationListeners) listener();
}

/** Calls a listener at every {@link notifyInvalidation} of this process, from any bundle. */
export function onInvalidation(listener: () => void): void {
  processState().invalidationListeners.add(listener);
}
