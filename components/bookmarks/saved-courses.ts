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

let ids: readonly string[] | null = null;
/** Whether the browser refuses to store the list; the list then lasts only as long as the page. */
let isInMemory = false;
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

function readStored(): readonly string[] {
  try {
    return parseSaved(window.localStorage.getItem(storageKey));
  } catch {
    return none;
  }
}

function announce(): void {
  for (const listener of listeners) listener();
}

/** Calls the listeners with the news and the current number of saved courses. */
export function announceSavingNews(news: SavingNews): void {
  for (const listener of newsListeners) listener(news, currentIds().length);
}

/** The current list, read from storage because another page of the same browser may have changed it. */
function currentIds(): readonly string[] {
  return isInMemory && ids ? ids : readStored();
}

/** @returns whether the device stored the ids */
function store(next: readonly string[]): boolean {
  ids = next;
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(next));
    isInMemory = false;
  } catch {
    if (!isInMemory) announceSavingNews('notStored');
    isInMemory = true;
  }
  announce();
  return !isInMemory;
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

function onStorage({ key }: StorageEvent): void {
  if (isInMemory || (key !== storageKey && key !== null)) return;
  ids = null;
  announce();
}

/** While the browser kept this page for the button Back, no event reported changes on other pages. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted || isInMemory) return;
  ids = null;
  announce();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}

function snapshot(): readonly string[] {
  ids ??= readStored();
  return ids;
}

/** The ids of the courses saved on this device, latest first; empty on the server and before hydration. */
export function useSavedCourses(): readonly string[] {
  return useSyncExternalStore(subscribe, snapshot, () => none);
}

/** Calls back with news about saved courses. @returns a function that stops it */
export function onSavingNews(listener: NewsListener): () => void {
  newsListeners.add(listener);
  return () => newsListeners.delete(listener);
}
