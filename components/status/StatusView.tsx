import type { ReactNode } from 'react';
import styles from './StatusView.module.css';

interface StatusViewProps {
  readonly title: string;
  readonly texts: readonly string[];
  /** Links and buttons to go on. */
  readonly children: ReactNode;
}

/** A page with only a message, such as an error. */
export function StatusView({ title, texts, children }: StatusViewProps) {
  return (
    <div className={`container ${styles.status}`}>
      <svg viewBox="0 0 160 100" aria-hidden="true" focusable="false" className={styles.drawing}>
        <path d="M10 96V50a30 30 0 0 1 60 0v46M90 96V50a30 30 0 0 1 60 0v46" />
        <path d="M2 97h156" />
        <circle cx="120" cy="58" r="9" />
      </svg>
      <h1>{title}</h1>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
