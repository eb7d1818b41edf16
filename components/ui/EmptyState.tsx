import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** Ways on: links and buttons. */
  readonly children?: ReactNode;
}

/** What stands where there is nothing to show, with a way on. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <h3>{title}</h3>
      <p>{text}</p>
      {children ? <div className={styles.actions}>{children}</div> : null}
    </div>
  );
}
