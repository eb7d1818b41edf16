import type { Notes } from './shared-store.ts';

/** Digest of backend errors. Next keeps a digest that an error has, so it distinguishes a backend fault from a page fault in any bundle. */
export const backendDigest = 'BACKEND_ERROR';

/** When calls to the backend last failed and succeeded, in milliseconds since the epoch; `null`: never. */
export interface BackendHealth {
  readonly failedAt: number | null;
  readonly succeededAt: number | null;
}

/** State that all code of this process shares. */
interface ProcessState {
  backendHealth: BackendHealth;
  /** Notes shared between instances; `null` without a shared store (a single instance or machine). */
  notes: Notes | null;
  readonly invalidationListeners: Set<() => void>;
}

const key = Symbol.for('mooc.processValues');
const holder = globalThis as { [key]?: Map<string, unknown> };

/**
 * The value with this name, which the first call in the process makes. A module variable is not enough: Next loads a module
 * once for each of its bundles, and the server in front of Next loads it again.
 *
 * @param name belongs to one type
 */
export function onceInProcess<T>(name: string, make: () => T): T {
  holder[key] ??= new Map();
  if (!holder[key].has(name)) holder[key].set(name, make());
  return holder[key].get(name) as T;
}

/** The state of the whole process. */
export const processState = (): ProcessState =>
  onceInProcess('state', () => ({
    backendHealth: { failedAt: null, succeededAt: null },
    notes: null,
    invalidationListeners: new Set(),
  }));

/** Notifies every cache of this process that something has been invalidated. */
export function notifyInvalidation(): void {
  for (const listener of processState().invalidationListeners) listener();
}

/** Calls a listener at every {@link notifyInvalidation} of this process, from any bundle. */
export function onInvalidation(listener: () => void): void {
  processState().invalidationListeners.add(listener);
}
