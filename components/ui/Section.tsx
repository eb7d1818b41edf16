import type { ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  readonly id: string;
  readonly title: ReactNode;
  /** What stands beside the title, such as a link to everything. */
  readonly aside?: ReactNode;
  /** On a ground that sets it off from its neighbours. */
  readonly tinted?: boolean;
  /** Below the first screen of a long page: it takes no time to lay out before a reader comes near. */
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
