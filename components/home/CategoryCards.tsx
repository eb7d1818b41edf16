'use client';

import { AppLink } from '@/components/ui/AppLink';
import { RemoteImage } from '@/components/ui/RemoteImage';
import { routes } from '@/lib/addresses/routes';
import type { Locale } from '@/lib/model/locale';
import styles from './CategoryCards.module.css';

interface CategoryCardsProps {
  readonly cards: readonly {
    readonly id: string;
    readonly name: string;
    /** The language of a name that is not translated. */
    readonly lang?: string;
    readonly imageId: string | null;
    /** The number of courses, in words; `null` when unknown. */
    readonly courses: string | null;
  }[];
  readonly locale: Locale;
}

/** A client component without state, so that the page's data contain the cards' props instead of all their elements. */
export function CategoryCards({ cards, locale }: CategoryCardsProps) {
  const to = routes(locale);
  return (
    <ul className={styles.grid}>
      {cards.map(({ id, name, lang, imageId, courses }) => (
        <li key={id} className={styles.card}>
          <div className={styles.picture}>
            <RemoteImage
              id={imageId}
              width={480}
              height={360}
              sizes="(width <= 38.125em) 45vw, (width <= 68.75em) 30vw, 19rem"
            />
          </div>
          <div className={styles.text}>
            <h3>
              <AppLink href={to.category(id)} lang={lang}>
                {name}
              </AppLink>
            </h3>
            {courses === null ? null : <p>{courses}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
