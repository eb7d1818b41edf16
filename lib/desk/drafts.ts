import { z } from 'zod';
import { type TextName, textNames } from '@/lib/model/course-texts';
import type { UntrustedHtml } from '@/lib/model/html';
import type { Person } from '@/lib/model/person';

const draftSchema = z.object({
  html: z.string().transform((text) => text as UntrustedHtml),
  /** Milliseconds since the epoch. */
  savedAt: z.number(),
  /** The published text at the start of the draft. */
  base: z.string(),
  /** The title of the course in plain text, to list the draft without the catalogue. */
  title: z.string().optional(),
});

/** An unpublished text, as this browser stores it. */
export type Draft = Readonly<z.output<typeof draftSchema>>;

/**
 * The owner of drafts. Several people may use one browser, and an impersonator has drafts separate from those of the
 * impersonated person. `null` when the backend sends no code, so that the owner is unknown.
 */
export function draftOwner({ code, impersonator }: Person): string | null {
  if (code === null || (impersonator && impersonator.code === null)) return null;
  return impersonator ? `${impersonator.code} ${code}` : code;
}

const keyStart = 'mooc.desk.draft ';

/** The key for the draft of a text. */
export function draftKey(owner: string | null, courseId: string, name: TextName): string {
  return keyStart + JSON.stringify([owner, courseId, name]);
}

/** The start of keys without an owner. Their drafts are not stored, because the next person would find them. */
const ownerless = `${keyStart}[null,`;

/**
 * Drafts that the browser could not store, for lack of space, permission or an owner. They last until the page is left,
 * so the browser asks before it leaves.
 */
const unsaved = new Map<string, Draft>();

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

function keepUnsaved(key: string, draft: Draft): void {
  unsaved.set(key, draft);
  window.addEventListener('beforeunload', askBeforeLeaving);
}

function forgetUnsaved(key: string): void {
  unsaved.delete(key);
  if (unsaved.size === 0) window.removeEventListener('beforeunload', askBeforeLeaving);
}

/** Whether the draft under a key is lost when the page is left, because the browser could not store it. */
export const isUnsaved = (key: string): boolean => unsaved.has(key);

/** The draft under a key; `null` when there is none or it is unreadable. */
export function loadDraft(key: string): Draft | null {
  const kept = unsaved.get(key);
  if (kept) return kept;
  try {
    return draftSchema.parse(JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    return null;
  }
}

/** Stores a draft. @returns `false` without an owner, or when the browser lacks the space or permission */
export function saveDraft(key: string, draft: Draft): boolean {
  if (!key.startsWith(ownerless) && store(key, draft)) {
    forgetUnsaved(key);
    return true;
  }
  keepUnsaved(key, draft);
  return false;
}

function store(key: string, draft: Draft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** A text that has a draft. */
export interface DraftedText extends Pick<Draft, 'savedAt' | 'title'> {
  readonly courseId: string;
  readonly name: TextName;
}

/** The texts with a draft of this owner in this browser, newest first. */
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

/** The parts of a key from {@link draftKey}; empty for any other key. */
function partsOf(key: string): readonly (string | null)[] {
  try {
    return z.array(z.string().nullable()).parse(JSON.parse(key.slice(keyStart.length)));
  } catch {
    return [];
  }
}

function draftedText(owner: string | null, key: string): DraftedText | null {
  const [, courseId, text] = partsOf(key);
  const name = textNames.find((known) => known === text);
  if (typeof courseId !== 'string' || name === undefined || draftKey(owner, courseId, name) !== key) return null;
  const draft = loadDraft(key);
  return draft && { courseId, name, savedAt: draft.savedAt, title: draft.title };
}

/** Calls `follow` whenever another tab of this browser stores or deletes the draft. @returns a function that stops this */
export function followDraft(key: string, follow: (draft: Draft | null) => void): () => void {
  const onStorage = ({ key: changed }: StorageEvent) => {
    if (changed === key) follow(loadDraft(key));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Deletes a draft. */
export function dropDraft(key: string): void {
  forgetUnsaved(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser without storage has nothing to delete.
  }
}
