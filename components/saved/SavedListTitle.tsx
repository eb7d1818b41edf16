'use client';

import { useSavedListState } from './SavedListState';

interface SavedListTitleProps {
  /** The title of what is saved on this device. */
  readonly own: string;
  /** The title of a list that somebody has sent, or that nobody knows to be this device's. */
  readonly any: string;
}

/** The title of a list: only scripts know whether it is this device's own. */
export function SavedListTitle({ own, any }: SavedListTitleProps) {
  return useSavedListState().isOwn ? own : any;
}
