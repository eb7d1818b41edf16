import type { ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  readonly id: string;
  readonly title: ReactNode;
  /** Content beside the title, such as a link to the whole list. */
  readonly aside?: ReactNode;
  /** Whether the background differs from the neighbouring sections. */
  readonly tinted?: boolean;
  /** Whether the browser may lay out the section only when a reader comes near; for sections below the first screen. */
  readonly deferred?: boolean;
  readonly children: ReactNode;
}

/** A titled part of a page. */
export function Section({ id, title, aside, tinted = false, deferred = false, children }: SectionProps) {
  const classes = [styles.section, tinted && styles.tinted, deferred && styles.deferred];
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classes.filter(Boolean).join(' ')}>
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
