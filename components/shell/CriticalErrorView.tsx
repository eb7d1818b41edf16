import type { ReactNode } from 'react';
import { StatusView } from '@/components/status/StatusView';
import styles from './CriticalErrorView.module.css';

export interface CriticalErrorViewProps {
  readonly title: string;
  readonly texts: readonly string[];
  /** The Logout button. */
  readonly logout: ReactNode;
}

/** Takes the whole screen in the place of the signed-in area (specification, "Shell screens"). */
export function CriticalErrorView({ title, texts, logout }: CriticalErrorViewProps) {
  return (
    <main id="content" className={styles.screen}>
      <StatusView title={title} texts={texts}>
        {logout}
      </StatusView>
    </main>
  );
}
