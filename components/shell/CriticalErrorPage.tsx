import type { ComponentProps } from 'react';
import { CriticalError } from '@/components/auth/CriticalError';
import styles from './CriticalErrorPage.module.css';

/** Fills the whole screen instead of the signed-in area (specification, "Shell screens"). */
export function CriticalErrorPage(error: ComponentProps<typeof CriticalError>) {
  return (
    <main id="content" className={styles.screen}>
      <CriticalError {...error} />
    </main>
  );
}
