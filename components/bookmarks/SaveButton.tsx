'use client';

import { Icon } from '@/components/ui/Icon';
import styles from './SaveButton.module.css';
import { removeCourses, saveCourses, useSavedCourses } from './saved-courses';

interface SaveButtonProps {
  readonly id: string;
  /** Says which course; the same whether it is saved or not, since the button says that by itself. */
  readonly label: string;
  /** What stands beside the icon; the label must begin with it. Without it the button stands in the corner of a card. */
  readonly text?: string;
  readonly className?: string | undefined;
}

/** Saves a course on this device, or takes it back. */
export function SaveButton({ id, label, text, className = styles.corner }: SaveButtonProps) {
  const isSaved = useSavedCourses().includes(id);
  const change = isSaved ? removeCourses : saveCourses;
  return (
    <button
      type="button"
      className={`no-print needs-script ${styles.save} ${className}`}
      aria-pressed={isSaved}
      aria-label={label}
      onClick={() => change([id])}
    >
      <Icon name="bookmark" />
      {text ? <span>{text}</span> : null}
    </button>
  );
}
