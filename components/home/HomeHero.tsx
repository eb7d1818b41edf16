import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { AppLink } from '@/components/ui/AppLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Icon } from '@/components/ui/Icon';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import { shownName } from '@/lib/i18n/localized';
import type { Category } from '@/lib/model/category';
import { HeroVideo } from './HeroVideo';
import styles from './HomeHero.module.css';

/** The still picture. Phones load only its middle part, because they show no more. */
const stills = [
  { href: withBasePath('/hero/poster-phone.avif'), media: '(max-width: 480px)' },
  { href: withBasePath('/hero/poster.avif'), media: '(min-width: 480.02px)' },
];

/** Rows that a phone shows of the list without scrolling (`--rows` in the style sheet). */
const rowsOnPhones = 4;

interface HomeHeroProps {
  readonly search: ReactNode;
  readonly categories: readonly Category[];
  /** A link to the categories that are not listed here, if there are any. */
  readonly more: ReactNode;
}

/** The head of the home page: a film behind title and text, and a scrolling list of categories. */
export function HomeHero({ search, categories, more }: HomeHeroProps) {
  const t = useTranslations('home');
  const locale = useLocale();
  const to = routes(locale);
  // Preloaded, so that the largest paint of the page does not wait for style sheets.
  for (const { href, media } of stills) {
    preload(href, { as: 'image', type: 'image/avif', media, fetchPriority: 'high' });
  }
  return (
    <header className={`ink ${styles.hero}`}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.text}>
          <h1>{t('heroTitle')}</h1>
          <p>{t('heroText')}</p>
          {search}
          <ButtonLink href={to.catalogue()} look="outline">
            {t('browse')}
          </ButtonLink>
        </div>
        {categories.length > 0 ? (
          <nav className={styles.categories} aria-label={t('categoriesNavigation')}>
            {/* Firefox would stop here before the first link, because the list scrolls. */}
            <ul tabIndex={-1}>
              {categories.map(({ id, name }) => {
                const { text, lang } = shownName(name, locale, id);
                return (
                  <li key={id}>
                    <AppLink href={to.category(id)} {...(lang && { lang })}>
                      {text}
                    </AppLink>
                  </li>
                );
              })}
              {more ? <li>{more}</li> : null}
            </ul>
            {categories.length > rowsOnPhones ? (
              <p>
                {t('categoriesScroll', { count: categories.length })}
                <Icon name="down" />
              </p>
            ) : null}
          </nav>
        ) : null}
      </div>
      {/* Comes after the text, which gives the hero its height: a picture painted earlier would be smaller than the film. */}
      <div className={styles.film}>
        <picture>
          {stills.map(({ href, media }) => (
            <source key={href} srcSet={href} media={media} type="image/avif" />
          ))}
          <img src={withBasePath('/hero/poster.webp')} alt="" width={1600} height={900} fetchPriority="high" />
        </picture>
        <HeroVideo pause={t('heroPause')} play={t('heroPlay')} />
      </div>
    </header>
  );
}
