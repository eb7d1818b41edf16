'use client';

import { fillIn } from '@/components/ui/fill-in';
import { Icon } from '@/components/ui/Icon';
import styles from './SaveButton.module.css';
import { announceSavingNews, removeCourses, saveCourses, useSavedCourses } from './saved-courses';

/** Names of the button, with `{title}`; what stands beside its icon begins each of them. */
export interface SaveTexts {
  readonly save: string;
  readonly saved: string;
}

interface SaveButtonProps {
  readonly id: string;
  readonly title: string;
  /** The same object for all courses of a page, which then holds it once in the data that it sends. */
  readonly texts: SaveTexts;
  /** What stands beside the icon. Without it the button stands in the corner of a card. */
  readonly words?: SaveTexts;
  readonly className?: string | undefined;
}

/** Saves a course on this device, or takes it back. Its name says which it has done: it is no switch beside. */
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
