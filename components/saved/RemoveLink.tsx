'use client';

import type { Messages } from 'next-intl';
import { AppLink } from '@/components/ui/AppLink';
import { fillIn } from '@/components/ui/fill-in';
import { onPlainClick } from '@/components/ui/plain-click';
import { removalElementId, useSavedListState } from './SavedListState';

/** Texts with `{title}`. Pass the same object for all courses of a list, so that the page's data contain it once. */
export type RemoveTexts = Pick<Messages['saved'], 'remove' | 'removeNamed' | 'removed'>;

interface RemoveLinkProps {
  readonly id: string;
  readonly title: string;
  readonly texts: RemoveTexts;
}

/** A link to the list without a course. With scripts, the focus stays in the list and the removal can be undone. */
export function RemoveLink({ id, title, texts }: RemoveLinkProps) {
  const { ids, addressOf, remove } = useSavedListState();
  return (
    <AppLink
      id={removalElementId(id)}
      href={addressOf(ids.filter((one) => one !== id))}
      rel="nofollow"
      aria-label={fillIn(texts.removeNamed, { title })}
      onClick={onPlainClick(() => remove(id, fillIn(texts.removed, { title })))}
    >
      {texts.remove}
    </AppLink>
  );
}
