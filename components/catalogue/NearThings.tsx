import { useLocale, useTranslations } from 'next-intl';
import { CourseGrid } from '@/components/cards/CourseGrid';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { routes } from '@/lib/addresses/routes';
import type { CardPage } from '@/lib/catalogue/course-card';
import { formatCount } from '@/lib/i18n/count';
import { shownName } from '@/lib/i18n/localized';
import styles from './NearThings.module.css';

interface NearThingsProps {
  readonly near: NonNullable<CardPage['near']>;
  /** The text that these categories and courses do not match. */
  readonly text: string;
}

/** Categories and courses that are close to a text. The section says that they are not results. */
export function NearThings({ near: { categories, cards }, text }: NearThingsProps) {
  const t = useTranslations('catalogue');
  const locale = useLocale();
  return (
    <section className={styles.near} aria-labelledby="near-title">
      <h3 id="near-title">{t('near')}</h3>
      <p>{t('nearText', { text })}</p>
      <ul className={styles.categories}>
        {categories.map(({ id, name, publishedCourses }) => {
          const { text: way, lang } = shownName(name, locale, id);
          return (
            <li key={id}>
              <ButtonLink look="outline" href={routes(locale).category(id)} lang={lang}>
                {publishedCourses === null
                  ? way
                  : t('wayCount', { way, count: publishedCourses, shown: formatCount(publishedCourses, locale) })}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
      <CourseGrid courses={cards} />
    </section>
  );
}
