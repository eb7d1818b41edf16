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
