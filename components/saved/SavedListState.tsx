'use client';

import { useRouter } from 'next/navigation';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { removeCourses, saveCourses, useSavedCourses } from '@/components/bookmarks/saved-courses';
import { routes } from '@/lib/addresses/routes';
import type { Locale } from '@/lib/model/locale';

/** A removal from the list, with the data that undo needs. */
interface Removal {
  readonly text: string;
  readonly removed: readonly string[];
  /** The list in the address before the removal. */
  readonly ids: readonly string[];
  /** The saved courses before the removal; empty when the list was not the visitor's own. */
  readonly saved: readonly string[];
}

const none: readonly Removal[] = [];

interface SavedListState {
  /** The courses of the list, without those whose removal the server has not rendered yet. */
  readonly ids: readonly string[];
  /** Those that are still in the catalogue. */
  readonly savable: readonly string[];
  /** Whether all of these are saved on this device. */
  readonly isOwn: boolean;
  readonly removals: readonly Removal[];
  readonly addressOf: (ids: readonly string[]) => string;
  /** Removes a course from the list and, on the visitor's own list, from the saved courses too. */
  readonly remove: (id: string, text: string) => void;
  readonly clear: (text: string) => void;
  /** Undoes the latest removal. */
  readonly undo: () => void;
}

const StateContext = createContext<SavedListState | null>(null);

interface SavedListStateProviderProps {
  /** The ids in the page's address. */
  readonly ids: readonly string[];
  /** Those that have left the catalogue. */
  readonly gone: readonly string[];
  readonly locale: Locale;
  readonly children: ReactNode;
}

/**
 * Provides the state of a list to its parts. The address contains the list, so the server renders the page again after
 * each change. Changes can be undone until the visitor leaves the page.
 */
export function SavedListStateProvider(props: SavedListStateProviderProps) {
  const { ids: listed, gone, locale, children } = props;
  const saved = useSavedCourses();
  const router = useRouter();
  const [made, setRemovals] = useState(none);
  // A link of the page may have led to another list meanwhile, from which nothing was removed.
  const removals = listed.every((id) => made[0]?.ids.includes(id)) ? made : none;
  const focusReturned = useFocusWhenListed(listed);
  const ids = listed.filter((id) => !removals.some(({ removed }) => removed.includes(id)));
  const savable = ids.filter((id) => !gone.includes(id));
  const isOwn = savable.every((id) => saved.includes(id));
  const addressOf = routes(locale).savedCourses;
  const show = (next: readonly string[]) => router.replace(addressOf(next), { scroll: false });
  const take = (removed: readonly string[], text: string) => {
    setRemovals([...removals, { text, removed, ids, saved: isOwn ? saved : [] }]);
    if (isOwn) removeCourses(removed);
    show(ids.filter((id) => !removed.includes(id)));
  };
  const state: SavedListState = {
    ids,
    savable,
    isOwn,
    removals,
    addressOf,
    remove(id, text) {
      const place = ids.indexOf(id);
      const next = ids[place + 1];
      // The next course moves to the place of this one. The page would scroll to where it is now, and past it.
      focusRemoval(next ?? ids[place - 1], next !== undefined);
      take([id], text);
    },
    clear: (text) => take(saved, text),
    undo() {
      const last = removals.at(-1);
      if (!last) return;
      setRemovals(removals.slice(0, -1));
      if (last.saved.length > 0) saveCourses(last.saved);
      focusReturned(last.ids.find((id) => last.removed.includes(id)));
      show(last.ids);
    },
  };
  return <StateContext value={state}>{children}</StateContext>;
}

/** The state of the list around a component. @throws outside a `SavedListStateProvider` */
export function useSavedListState(): SavedListState {
  const state = useContext(StateContext);
  if (!state) throw new Error('Parts of a list stand in a SavedListStateProvider');
  return state;
}

/** The element id of the link that removes a course from the list. */
export const removalElementId = (id: string) => `remove-${id}`;

function focusRemoval(id: string | undefined, preventScroll = false): void {
  if (id !== undefined) document.getElementById(removalElementId(id))?.focus({ preventScroll });
}

/** @returns a function that names a course; the course gets the focus once the server lists it again */
function useFocusWhenListed(listed: readonly string[]): (id: string | undefined) => void {
  const [awaited, setAwaited] = useState<string>();
  useEffect(() => {
    if (awaited === undefined || !listed.includes(awaited)) return;
    focusRemoval(awaited);
    setAwaited(undefined);
  }, [awaited, listed]);
  return setAwaited;
}

interface SavedListTitleProps {
  /** The title of the list saved on this device. */
  readonly own: string;
  /** The title of a received list, also used while it is unknown whose list this is. */
  readonly any: string;
}

/** The title of a list. Only scripts can tell whether the list is the one saved on this device. */
export function SavedListTitle({ own, any }: SavedListTitleProps) {
  // An element, because React cannot replace the text of a component after the browser has translated it.
  return <span>{useSavedListState().isOwn ? own : any}</span>;
}

/** Redirects from the empty page to the list saved on this device, if there is one. */
export function OpenSavedList({ locale }: { readonly locale: Locale }) {
  const ids = useSavedCourses();
  const router = useRouter();
  useEffect(() => {
    if (ids.length > 0) router.replace(routes(locale).savedCourses(ids));
  }, [ids, locale, router]);
  return null;
}
