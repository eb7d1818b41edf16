'use client';

import type { Messages } from 'next-intl';
import { useSavedCourses } from '@/components/bookmarks/saved-courses';
import { AppLink } from '@/components/ui/AppLink';
import buttons from '@/components/ui/Button.module.css';
import { fillIn } from '@/components/ui/fill-in';
import { useHydrated } from '@/components/ui/useHydrated';
import { useSavedListState } from './SavedListState';
import styles from './SavedView.module.css';

interface SavedListFootProps {
  /** `received` has the placeholder `{count}`. */
  readonly texts: Pick<Messages['saved'], 'received' | 'own' | 'clear' | 'cleared'>;
}

/**
 * The part that scripts add below a list, where it moves nothing else. For a received list: how many courses are not
 * saved on this device. For all of the visitor's own list: a button that clears it; never for a part, whose rest is not in sight.
 */
export function SavedListFoot({ texts }: SavedListFootProps) {
  const { ids, savable, isOwn, addressOf, clear } = useSavedListState();
  const saved = useSavedCourses();
  const isHydrated = useHydrated();
  return (
    <div className={`no-print ${styles.below}`}>
      {isHydrated && !isOwn ? (
        <div className={styles.notice} role="status">
          <p>{fillIn(texts.received, { count: savable.filter((id) => !saved.includes(id)).length })}</p>
          {saved.length > 0 ? <AppLink href={addressOf(saved)}>{texts.own}</AppLink> : null}
        </div>
      ) : null}
      {isHydrated && ids.length > 0 && ids.length === saved.length && ids.every((id) => saved.includes(id)) ? (
        <button type="button" className={buttons.outline} onClick={() => clear(texts.cleared)}>
          {texts.clear}
        </button>
      ) : null}
    </div>
  );
}
