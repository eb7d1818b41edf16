import type { ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  readonly id: string;
  readonly title: string;
  /** Content beside the title, such as a link to the whole list. */
  readonly aside?: ReactNode;
  /** Whether the background differs from the neighbouring sections. */
  readonly tinted?: boolean;
  readonly children: ReactNode;
}

/** A titled part of a page. */
export function Section({ id, title, aside, tinted = false, children }: SectionProps) {
  const className = tinted ? `${styles.section} ${styles.tinted}` : styles.section;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={className}>
      <div className="container">
        <div className={styles.heading}>
          <h2 id={`${id}-title`}>{title}</h2>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
