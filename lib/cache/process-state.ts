import type { Notes } from './shared-store.ts';

/** How calls to the backend have ended, in milliseconds since the epoch; `null` for never. */
export interface BackendHealth {
  readonly failedAt: number | null;
  readonly succeededAt: number | null;
}

/** What all code of this process shares. */
interface ProcessState {
  backendHealth: BackendHealth;
  /** Where instances leave each other notes; `null` when there is one instance, or one machine, only. */
  notes: Notes | null;
  readonly invalidationListeners: Set<() => void>;
}

const key = Symbol.for('mooc.processState');
const holder = globalThis as { [key]?: ProcessState };

/**
 * The state of the whole process. A variable of a module would not do: Next loads a module once for each of its bundles,
 * and the server in front of Next loads it once more.
 */
export function processState(): ProcessState {
  holder[key] ??= {
    backendHealth: { failedAt: null, succeededAt: null },
    notes: null,
    invalidationListeners: new Set(),
  };
  return holder[key];
}

/** Notifies every cache of this process that something is out of date. */
export function notifyInvalidation(): void {
  for (const listener of processState().invalidationListeners) listener();
}

/** Calls a listener at every {@link notifyInvalidation} of this process, from any bundle. */
export function onInvalidation(listener: () => void): void {
  processState().invalidationListeners.add(listener);
}
