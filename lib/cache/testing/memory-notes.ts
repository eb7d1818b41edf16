import type { Notes } from '../notes.ts';

/** Notes in the memory of this process, instead of notes that instances share. */
export function memoryNotes(): Notes {
  const texts = new Map<string, string>();
  const locks = new Set<string>();
  return {
    read: async (name) => texts.get(name) ?? null,
    write: async (name, text) => void texts.set(name, text),
    async lock(name) {
      if (locks.has(name)) return null;
      locks.add(name);
      return async () => void locks.delete(name);
    },
  };
}
