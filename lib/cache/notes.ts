/** Short texts that processes leave for each other under names, such as what a used token was renewed to. */
export interface Notes {
  /** The text under a name; `null` when there is none. */
  read(name: string): Promise<string | null>;
  /** Keeps a text for some time, in place of the one before. */
  write(name: string, text: string, lifetimeMs: number): Promise<void>;
  /** Takes the lock of a name; the result gives it back. `null` while somebody else has it, for so long at most. */
  lock(name: string, lifetimeMs: number): Promise<(() => Promise<void>) | null>;
}

// One place for the whole process: Next loads this module once for each of its bundles, the server in front of Next once
// more.
const notesKey = Symbol.for('mooc.sharedNotes');
const shared = globalThis as { [notesKey]?: Notes | null };

/** Tells all of this process where the instances leave notes for each other; `null`: nowhere. */
export function shareNotes(notes: Notes | null): void {
  shared[notesKey] = notes;
}

/** Where all instances can read each other's notes; `null` when there is one instance, or one machine, only. */
export function sharedNotes(): Notes | null {
  return shared[notesKey] ?? null;
}
