import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly text: string;
  /** Links and buttons to go on. */
  readonly children?: ReactNode;
}

/** A message shown instead of missing content, with links to go on. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <h3>{title}</h3>
      <p>{text}</p>
      {children ? <div className={styles.actions}>{children}</div> : null}
    </div>
  );
}
