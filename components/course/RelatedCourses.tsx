import { useLocale, useTranslations } from 'next-intl';
import { CourseGrid } from '@/components/cards/CourseGrid';
import { AppLink } from '@/components/ui/AppLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EmptyState } from '@/components/ui/EmptyState';
import { Section } from '@/components/ui/Section';
import { routes } from '@/lib/addresses/routes';
import type { CourseCardData } from '@/lib/catalogue/course-card';
import { shownName } from '@/lib/i18n/localized';
import type { Course } from '@/lib/model/course';
import styles from './RelatedCourses.module.css';

interface RelatedCoursesProps extends Pick<Course, 'categories'> {
  readonly courses: readonly CourseCardData[];
  /** Whether the course of the page can no longer be taken. */
  readonly isClosed: boolean;
}

/** Other courses of the same categories, and links to all of them. */
export function RelatedCourses({ categories, courses, isClosed }: RelatedCoursesProps) {
  const t = useTranslations('course');
  const locale = useLocale();
  const to = routes(locale);
  // A backend of the contract alone sends no states, so nothing says which of its courses are open.
  const canBeTaken = courses.every(({ state }) => state && state.kind !== 'closed');
  const named = categories.map(({ id, name }) => ({ id, ...shownName(name, locale, '') })).filter(({ text }) => text);
  const aside = (
    <ul className={styles.links}>
      {named.map(({ id, text, lang }) => (
        <li key={id}>
          <AppLink href={to.category(id)}>
            {t.rich('allInCategory', {
              category: text,
              name: (name) => (lang ? <span lang={lang}>{name}</span> : name),
            })}
          </AppLink>
        </li>
      ))}
    </ul>
  );
  return (
    <Section
      id="related"
      title={isClosed && canBeTaken ? t('relatedWhenClosed') : t('related')}
      tinted
      aside={named.length > 0 ? aside : null}
    >
      {courses.length > 0 ? (
        <CourseGrid courses={courses} />
      ) : (
        <EmptyState title={t('relatedNoneTitle')} text={t('relatedNone')}>
          <ButtonLink href={to.catalogue()}>{t('relatedCatalogue')}</ButtonLink>
        </EmptyState>
      )}
    </Section>
  );
}
