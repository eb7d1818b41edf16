'use client';

import type { Messages } from 'next-intl';
import { useState } from 'react';
import { announceSavingNews, saveCourses } from '@/components/bookmarks/saved-courses';
import actions from '@/components/course/CourseActions.module.css';
import { AppLink } from '@/components/ui/AppLink';
import { Icon } from '@/components/ui/Icon';
import { useHydrated } from '@/components/ui/useHydrated';
import { useSavedListState } from './SavedListState';
import styles from './SavedView.module.css';

interface SavedListActionProps {
  /** The address of the catalogue. */
  readonly catalogue: string;
  readonly texts: Pick<Messages['saved'], 'saveAll' | 'allSaved' | 'catalogue'>;
}

/**
 * A button that saves a received list. On the visitor's own list, a link to the catalogue stands in the same place, so
 * that nothing moves when scripts find out which list it is. After saving, the button keeps its place and the focus.
 */
export function SavedListAction({ catalogue, texts }: SavedListActionProps) {
  const { savable, isOwn } = useSavedListState();
  const isHydrated = useHydrated();
  const [hasSaved, setHasSaved] = useState(false);
  if (isOwn && !hasSaved) {
    return (
      <AppLink href={catalogue} className={actions.action}>
        <Icon name="search" />
        <span>{texts.catalogue}</span>
      </AppLink>
    );
  }
  const save = () => {
    setHasSaved(true);
    if (saveCourses(savable)) announceSavingNews('saved');
  };
  return (
    <button
      type="button"
      className={`needs-script ${actions.action} ${isHydrated ? styles.saveAll : styles.unknown}`}
      aria-disabled={isOwn}
      onClick={isOwn ? undefined : save}
    >
      <Icon name={isOwn ? 'check' : 'bookmark'} />
      <span>{isOwn ? texts.allSaved : texts.saveAll}</span>
    </button>
  );
}
