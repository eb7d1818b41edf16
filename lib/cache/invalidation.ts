import type { InvalidationListener } from './shared-store.ts';

// One list for the whole process: Next loads this module once for each of its bundles, the server in front of Next once
// more.
const listenersKey = Symbol.for('mooc.invalidationListeners');
const shared = globalThis as { [listenersKey]?: Set<InvalidationListener> };

function listeners(): Set<InvalidationListener> {
  shared[listenersKey] ??= new Set();
  return shared[listenersKey];
}

/** Tells every cache of this process that what carries one of the tags is out of date. */
export function announceInvalidation(tags: readonly string[]): void {
  for (const listener of listeners()) listener(tags);
}

/** Calls a listener at every {@link announceInvalidation} of this process, whichever bundle it comes from. */
export function onInvalidation(listener: InvalidationListener): () => void {
  listeners().add(listener);
  return () => listeners().delete(listener);
}
