import type { TextName } from './course-texts.ts';

/** A text that has not been published, as it is kept in this browser. */
export interface Draft {
  readonly html: string;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where the draft of a text is kept. */
export function draftKey(courseId: string, name: TextName): string {
  return `mooc.desk.draft.${courseId}.${name}`;
}

/** The draft under a key; `null` when there is none or when it cannot be read. */
export function loadDraft(store: Store, key: string): Draft | null {
  try {
    const value: unknown = JSON.parse(store.getItem(key) ?? 'null');
    if (typeof value !== 'object' || value === null || !('html' in value) || !('savedAt' in value)) return null;
    const { html, savedAt } = value;
    return typeof html === 'string' && typeof savedAt === 'number' ? { html, savedAt } : null;
  } catch {
    return null;
  }
}

/** Keeps a draft. @returns whether the browser had room and leave for it */
export function saveDraft(store: Store, key: string, draft: Draft): boolean {
  try {
    store.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a draft. */
export function dropDraft(store: Store, key: string): void {
  try {
    store.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
