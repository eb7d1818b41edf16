'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { AppLink } from '@/components/ui/AppLink';
import { Icon } from '@/components/ui/Icon';
import buttons from '@/components/ui/RoundButton.module.css';
import { routes } from '@/lib/addresses/routes';
import type { Locale } from '@/lib/model/locale';
import styles from './SavedLink.module.css';
import { onSavingNews, type SavingNewsTexts, useSavedCourses } from './saved-courses';

interface SavedLinkProps {
  readonly locale: Locale;
  readonly label: string;
  readonly news: SavingNewsTexts;
}

/** The link to the saved courses, with their number. It also announces what the page's save buttons did. */
export function SavedLink({ locale, label, news }: SavedLinkProps) {
  const ids = useSavedCourses();
  const link = useRef<HTMLAnchorElement>(null);
  const [status, setStatus] = useState('');
  // A layout effect subscribes before any button can be pressed; a normal effect would run a moment later.
  useLayoutEffect(
    () =>
      onSavingNews((what, count) =>
        import('./announce-saving')
          .then((code) => setStatus(code.announceSaving(what, count, news, link.current)))
          // The course is saved all the same.
          .catch(() => undefined),
      ),
    [news],
  );
  return (
    <>
      <AppLink
        ref={link}
        href={routes(locale).savedCourses(ids)}
        className={`${buttons.round} ${styles.link}`}
        title={label}
      >
        <Icon name="bookmark" />
        <span className="visually-hidden">{label}</span>
        {ids.length > 0 ? <span className={styles.count}>{ids.length}</span> : null}
      </AppLink>
      <span role="status" className="visually-hidden">
        {status}
      </span>
    </>
  );
}
