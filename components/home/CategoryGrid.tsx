import { useLocale, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/AppLink';
import { RemoteImage } from '@/components/ui/RemoteImage';
import { pickText } from '@/lib/i18n/localized';
import type { Category } from '@/lib/model/category';
import { routes } from '@/lib/routes';
import styles from './CategoryGrid.module.css';

/** The categories as cards with a picture and the number of their courses. */
export function CategoryGrid({ categories }: { readonly categories: readonly Category[] }) {
  const t = useTranslations('home');
  const locale = useLocale();
  const to = routes(locale);
  return (
    <ul className={styles.grid}>
      {categories.map(({ id, name, imageId, publishedCourses }) => (
        <li key={id} className={styles.card}>
          <div className={styles.picture}>
            <RemoteImage
              id={imageId}
              alt=""
              width={480}
              height={360}
              sizes="(max-width: 610px) 45vw, (max-width: 1100px) 30vw, 19rem"
            />
          </div>
          <div className={styles.text}>
            <h3>
              <AppLink href={to.category(id)}>{pickText(name, locale)?.text ?? id}</AppLink>
            </h3>
            <p>{t('coursesInCategory', { count: publishedCourses })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
