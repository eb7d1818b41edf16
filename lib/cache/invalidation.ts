import { processState } from './process-state.ts';
import type { InvalidationListener } from './shared-store.ts';

/** Notifies every cache of this process that what has one of the tags is out of date. */
export function notifyInvalidation(tags: readonly string[]): void {
  for (const listener of processState().invalidationListeners) listener(tags);
}

/**
 * Calls a listener at every {@link notifyInvalidation} of this process, from any bundle.
 *
 * @returns what ends that
 */
export function onInvalidation(listener: InvalidationListener): () => void {
  const { invalidationListeners } = processState();
  invalidationListeners.add(listener);
  return () => invalidationListeners.delete(listener);
}
