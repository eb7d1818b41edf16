import type { ReactNode } from 'react';
import styles from './PageHero.module.css';

interface PageHeroProps {
  readonly title: ReactNode;
  readonly text: string;
  /** A picture beside the text. */
  readonly picture?: ReactNode;
}

/** The dark head of a page: a title, a sentence, an optional picture. */
export function PageHero({ title, text, picture }: PageHeroProps) {
  return (
    <header className={`ink ${styles.hero}`}>
      <div className={`container ${styles.columns}`}>
        <div>
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
        {picture ? <div className={styles.picture}>{picture}</div> : null}
      </div>
    </header>
  );
}
