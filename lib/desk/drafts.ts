import { z } from 'zod';
import type { Person } from '@/lib/model/person';
import { type TextName, textNames } from './course-texts';

const draftSchema = z.object({
  html: z.string(),
  /** Milliseconds since the epoch. */
  savedAt: z.number(),
  /** The published text when the draft was begun; unknown for drafts of earlier versions. */
  base: z.string().optional().catch(undefined),
});

/** A text that has not been published, as this browser stores it. */
export type Draft = Readonly<z.output<typeof draftSchema>>;

/**
 * Whose drafts they are: several people may use one browser, and somebody who acts for another person has drafts apart
 * from that person's own. `null` when the backend gives no code, so that the owner is unknown.
 */
export function draftOwner({ code, impersonator }: Person): string | null {
  if (code === null || (impersonator && impersonator.code === null)) return null;
  return impersonator ? `${impersonator.code} ${code}` : code;
}

const keyStart = 'mooc.desk.draft ';

/** The key under which the draft of a text is stored; `null` without an owner, for whom there is no draft. */
export function draftKey(owner: string | null, courseId: string, name: TextName): string | null {
  return owner === null ? null : keyStart + JSON.stringify([owner, courseId, name]);
}

/** Drafts that the browser had no room or permission for, until the page is left. */
const unsaved = new Map<string, Draft>();

/** Whether the draft under a key will be lost with the page, because the browser could not store it. */
export const isUnsaved = (key: string | null): boolean => key !== null && unsaved.has(key);

/** The draft under a key; `null` when there is none or when it cannot be read. */
export function loadDraft(key: string | null): Draft | null {
  if (key === null) return null;
  const kept = unsaved.get(key);
  if (kept) return kept;
  try {
    return draftSchema.parse(JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    return null;
  }
}

/** Stores a draft. @returns whether there was a key, and the browser had room and permission for it */
export function saveDraft(key: string | null, draft: Draft): boolean {
  if (key === null) return false;
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    unsaved.delete(key);
    return true;
  } catch {
    unsaved.set(key, draft);
    return false;
  }
}

/** A text that has a draft. */
export interface DraftedText {
  readonly courseId: string;
  readonly name: TextName;
  readonly savedAt: number;
}

/** The texts of which the owner has a draft in this browser, the newest first. */
export function draftedTexts(owner: string | null): readonly DraftedText[] {
  const keys = new Set([...unsaved.keys(), ...storedKeys()]);
  const drafted = [...keys].flatMap((key) => draftedText(owner, key) ?? []);
  return drafted.sort((one, other) => other.savedAt - one.savedAt);
}

function storedKeys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** The parts that {@link draftKey} has put into a key; none for a key of something else. */
function partsOf(key: string): readonly string[] {
  if (!key.startsWith(keyStart)) return [];
  try {
    return z.array(z.string()).parse(JSON.parse(key.slice(keyStart.length)));
  } catch {
    return [];
  }
}

function draftedText(owner: string | null, key: string): DraftedText | null {
  const [, courseId, text] = partsOf(key);
  const name = textNames.find((known) => known === text);
  if (courseId === undefined || name === undefined || draftKey(owner, courseId, name) !== key) return null;
  const draft = loadDraft(key);
  return draft && { courseId, name, savedAt: draft.savedAt };
}

/** Calls `follow` whenever another tab of this browser has stored or deleted the draft. @returns what ends it */
export function followDraft(key: string | null, follow: (draft: Draft | null) => void): () => void {
  const onStorage = ({ key: changed }: StorageEvent) => {
    if (key !== null && changed === key) follow(loadDraft(key));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Deletes a draft. */
export function dropDraft(key: string | null): void {
  if (key === null) return;
  unsaved.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that stores nothing has nothing to delete.
  }
}
