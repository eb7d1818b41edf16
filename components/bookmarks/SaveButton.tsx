'use client';

import type { Messages } from 'next-intl';
import { fillIn } from '@/components/ui/fill-in';
import { Icon } from '@/components/ui/Icon';
import styles from './SaveButton.module.css';
import { announceSavingNews, removeCourses, saveCourses, useSavedCourses } from './saved-courses';

/** Accessible names of the button, with `{title}`; each starts with the word shown beside the icon. */
export type SaveTexts = Pick<Messages['card'], 'save' | 'saved'>;

interface SaveButtonProps {
  readonly id: string;
  readonly title: string;
  /** Pass the same object for all courses of a page, so that the page's data contain it only once. */
  readonly texts: SaveTexts;
  /** Words beside the icon. Without them the button goes into the corner of a card. */
  readonly words?: SaveTexts;
  readonly className?: string | undefined;
}

/** Saves a course on this device, or removes it. Its name states whether it is saved, so `aria-pressed` is not needed. */
export function SaveButton({ id, title, texts, words, className = styles.corner }: SaveButtonProps) {
  const isSaved = useSavedCourses().includes(id);
  const now = isSaved ? 'saved' : 'save';
  const change = isSaved ? removeCourses : saveCourses;
  return (
    <button
      type="button"
      className={`no-print needs-script ${styles.save} ${isSaved ? styles.saved : ''} ${className}`}
      aria-label={fillIn(texts[now], { title })}
      onClick={() => change([id]) && announceSavingNews(isSaved ? 'removed' : 'saved')}
    >
      <Icon name="bookmark" />
      {words ? <span>{words[now]}</span> : null}
    </button>
  );
}
