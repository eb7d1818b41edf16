'use client';

import { useSavedListState } from './SavedListState';

interface SavedListTitleProps {
  /** The title of the list saved on this device. */
  readonly own: string;
  /** The title of a received list, also used while it is unknown whose list this is. */
  readonly any: string;
}

/** The title of a list. Only scripts can tell whether the list is the one saved on this device. */
export function SavedListTitle({ own, any }: SavedListTitleProps) {
  return useSavedListState().isOwn ? own : any;
}
