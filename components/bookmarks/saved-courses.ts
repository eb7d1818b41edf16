import { useSyncExternalStore } from 'react';
import { distinctIds, maxSaved } from '@/lib/addresses/course-list';

/** What a save button did, or why a course could not be saved. */
export type SavingNews = 'saved' | 'removed' | 'full' | 'notStored';

/** Messages for each kind of news; `{count}` is the number of saved courses. */
export interface SavingNewsTexts extends Readonly<Record<SavingNews, string>> {
  /** Message for the first course of a visit, and the text of its link to the list. */
  readonly first: string;
  readonly open: string;
}

type NewsListener = (news: SavingNews, count: number) => void;

const storageKey = 'mooc.saved-courses';
const none: readonly string[] = [];

/** The stored text where the browser refuses to store it; the list then lasts only as long as the page. */
let kept: string | null = null;
/** The list that was read last. It stays the same object as long as its text is the same, as React needs it. */
let last: { readonly text: string | null; readonly ids: readonly string[] } = { text: null, ids: none };
const listeners = new Set<() => void>();
const newsListeners = new Set<NewsListener>();

/** The valid ids in a stored text; none when the text is damaged. */
export function parseSaved(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return none;
    return distinctIds(
      stored.filter((id) => typeof id === 'string'),
      maxSaved,
    );
  } catch {
    return none;
  }
}

function readStored(): string | null {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Calls the listeners with the news and the current number of saved courses. */
export function announceSavingNews(news: SavingNews): void {
  for (const listener of newsListeners) listener(news, currentIds().length);
}

/** The current list, read from storage because another page of the same browser may have changed it. */
function currentIds(): readonly string[] {
  const text = kept ?? readStored();
  if (text !== last.text) last = { text, ids: parseSaved(text) };
  return last.ids;
}

/** @returns whether the device stored the ids */
function store(ids: readonly string[]): boolean {
  const text = JSON.stringify(ids);
  try {
    window.localStorage.setItem(storageKey, text);
    kept = null;
  } catch {
    if (kept === null) announceSavingNews('notStored');
    kept = text;
  }
  for (const listener of listeners) listener();
  return kept === null;
}

/** Puts courses first in the saved list, or none if the list would become too long. @returns whether they are stored */
export function saveCourses(added: readonly string[]): boolean {
  const all = [...new Set([...added, ...currentIds()])];
  if (all.length <= maxSaved) return store(all);
  announceSavingNews('full');
  return false;
}

/** Removes courses from the saved list. @returns whether the device stored the rest */
export function removeCourses(removed: readonly string[]): boolean {
  return store(currentIds().filter((id) => !removed.includes(id)));
}

function subscribe(listener: () => void): () => void {
  // While the browser kept this page for the button Back, no event reported changes on other pages.
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && listener();
  listeners.add(listener);
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', onPageShow);
  };
}

/** The ids of the courses saved on this device, latest first; empty on the server and before hydration. */
export function useSavedCourses(): readonly string[] {
  return useSyncExternalStore(subscribe, currentIds, () => none);
}

/** Calls back with news about saved courses. @returns a function that stops it */
export function onSavingNews(listener: NewsListener): () => void {
  newsListeners.add(listener);
  return () => newsListeners.delete(listener);
}
