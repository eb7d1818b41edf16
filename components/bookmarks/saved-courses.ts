import { useSyncExternalStore } from 'react';
import { distinctIds, mostSaved } from '@/lib/addresses/course-list';

/** What a visitor's button has done, or why a course could not be saved as it should. */
export type SavingNews = 'saved' | 'removed' | 'full' | 'notStored';

/** What is said when the page's buttons save a course, with `{count}`, or could not do it as they should. */
export interface SavingNewsTexts extends Readonly<Record<SavingNews, string>> {
  /** What is said instead for the first course that a visitor saves, and its link to the list. */
  readonly first: string;
  readonly open: string;
}

type NewsListener = (news: SavingNews, count: number) => void;

const storageKey = 'mooc.saved-courses';
const none: readonly string[] = [];

let ids: readonly string[] | null = null;
/** The browser stores nothing here: the list lasts as long as the page. */
let isInMemory = false;
const listeners = new Set<() => void>();
const newsListeners = new Set<NewsListener>();

/** The ids in a stored text, whatever has happened to it. */
export function parseSaved(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return none;
    return distinctIds(
      stored.filter((id) => typeof id === 'string'),
      mostSaved,
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

/** Calls the listeners with what has happened and the number of courses that are saved now. */
export function announceSavingNews(news: SavingNews): void {
  for (const listener of newsListeners) listener(news, currentIds().length);
}

/** What is saved now: another page of the same browser may have changed it. */
function currentIds(): readonly string[] {
  return isInMemory && ids ? ids : readStored();
}

/** @returns whether the device keeps them */
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

/** Puts courses before those that are saved; none of them where all would be too many. @returns whether the device keeps them */
export function saveCourses(added: readonly string[]): boolean {
  const all = [...new Set([...added, ...currentIds()])];
  if (all.length <= mostSaved) return store(all);
  announceSavingNews('full');
  return false;
}

/** Takes courses out of what is saved. @returns whether the device keeps the others */
export function removeCourses(removed: readonly string[]): boolean {
  return store(currentIds().filter((id) => !removed.includes(id)));
}

function onStorage({ key }: StorageEvent): void {
  if (key !== storageKey && key !== null) return;
  ids = null;
  announce();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

function snapshot(): readonly string[] {
  ids ??= readStored();
  return ids;
}

/** The ids of the courses saved on this device, the latest first; none on the server and until the page has hydrated. */
export function useSavedCourses(): readonly string[] {
  return useSyncExternalStore(subscribe, snapshot, () => none);
}

/** Calls back with what happens to saved courses. @returns stops it */
export function onSavingNews(listener: NewsListener): () => void {
  newsListeners.add(listener);
  return () => newsListeners.delete(listener);
}
