'use client';

import { useEffect } from 'react';
import button from '@/components/ui/Button.module.css';
import { showToast } from '@/components/ui/toast/show-toast';
import { failureDetail } from '@/lib/catalogue/failure-detail';
import styles from './EntryMenu.module.css';
import type { ExploreTexts } from './useExploreTexts';

interface LoadFailureProps {
  readonly error: Error;
  readonly texts: ExploreTexts;
  readonly onRetry: () => void;
}

/** Tells that a list did not load (specification, section 8) and offers to ask again, in the place of the list. */
export function LoadFailure({ error, texts, onRetry }: LoadFailureProps) {
  const { loadError } = texts;
  useEffect(
    () => showToast({ severity: 'error', summary: loadError, detail: failureDetail(error) }),
    [error, loadError],
  );
  return (
    <div className={styles.failure}>
      <p>{loadError}</p>
      <button type="button" className={`${button.button} ${button.outline}`} onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}
