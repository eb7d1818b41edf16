import { useLocale, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/AppLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { withBasePath } from '@/lib/base-path';
import { pickText } from '@/lib/i18n/localized';
import type { Category } from '@/lib/model/category';
import { routes } from '@/lib/routes';
import { HeroVideo } from './HeroVideo';
import styles from './HomeHero.module.css';

const FILM = [
  { src: withBasePath('/hero/hero.webm'), type: 'video/webm' },
  { src: withBasePath('/hero/hero.mp4'), type: 'video/mp4' },
];

/** The head of the home page: a film behind what this is, and a list of categories that scrolls. */
export function HomeHero({ categories }: { readonly categories: readonly Category[] }) {
  const t = useTranslations('home');
  const locale = useLocale();
  const to = routes(locale);
  return (
    <header className={styles.hero}>
      <div className={styles.film}>
        <picture>
          <source srcSet={withBasePath('/hero/poster.avif')} type="image/avif" />
          <img src={withBasePath('/hero/poster.webp')} alt="" width={1600} height={900} fetchPriority="high" />
        </picture>
        <HeroVideo sources={FILM} texts={{ pause: t('heroPause'), play: t('heroPlay') }} />
      </div>
      <div className={`container ${styles.columns}`}>
        <div className={styles.text}>
          <h1>{t('heroTitle')}</h1>
          <p>{t('heroText')}</p>
          <ButtonLink href={to.catalogue()} look="outline">
            {t('browse')}
          </ButtonLink>
        </div>
        {categories.length > 0 ? (
          <nav className={styles.categories} aria-label={t('categoriesNavigation')}>
            <ul>
              {categories.map(({ id, name }) => (
                <li key={id}>
                  <AppLink href={to.category(id)}>{pickText(name, locale)?.text ?? id}</AppLink>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
    </header>
  );
}
