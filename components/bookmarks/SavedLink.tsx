'use client';

import { useEffect } from 'react';
import { AppLink } from '@/components/ui/AppLink';
import { Icon } from '@/components/ui/Icon';
import { routes } from '@/lib/addresses/routes';
import type { InterfaceLanguage } from '@/lib/model/language';
import styles from './SavedLink.module.css';
import { onSavingProblem, type SavingProblem, useSavedCourses } from './saved-courses';

interface SavedLinkProps {
  readonly language: InterfaceLanguage;
  readonly label: string;
  /** What is said when a course of the page could not be saved as it should. */
  readonly problems: Readonly<Record<SavingProblem, string>>;
}

/** The way to the saved courses, with their number; the page's buttons have it say what went wrong. */
export function SavedLink({ language, label, problems }: SavedLinkProps) {
  const ids = useSavedCourses();
  useEffect(
    () =>
      onSavingProblem(async (problem) => {
        const { showToast } = await import('@/components/ui/toast/show-toast');
        showToast({ severity: 'warn', summary: problems[problem], sticky: true });
      }),
    [problems],
  );
  return (
    <AppLink href={routes(language).savedCourses(ids)} className={styles.link} title={label}>
      <Icon name="bookmark" />
      <span className="visually-hidden">{label}</span>
      {ids.length > 0 ? <span className={styles.count}>{ids.length}</span> : null}
    </AppLink>
  );
}
