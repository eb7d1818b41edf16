import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  readonly id: string;
  readonly title: ReactNode;
  /** What stands beside the title, such as a link to everything. */
  readonly aside?: ReactNode;
  readonly tone?: 'plain' | 'tint';
  readonly children: ReactNode;
}

/** A titled part of a page. */
export function Section({ id, title, aside, tone = 'plain', children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={tone === 'tint' ? `${styles.section} ${styles.tint}` : styles.section}
    >
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
