import { SaveButton } from '@/components/bookmarks/SaveButton';
import { AppLink } from '@/components/ui/AppLink';
import { fillIn } from '@/components/ui/fill-in';
import { Icon } from '@/components/ui/Icon';
import { RemoteImage } from '@/components/ui/RemoteImage';
import { routes } from '@/lib/addresses/routes';
import type { CourseCardData } from '@/lib/catalogue/course-card';
import { foreignLang } from '@/lib/i18n/localized';
import { isSeries } from '@/lib/model/course';
import type { Locale } from '@/lib/model/locale';
import { CardInstitutions } from './CardInstitutions';
import styles from './CourseCard.module.css';
import { CourseStateLabel } from './CourseStateLabel';
import type { CardTexts } from './useCardTexts';

interface CourseCardProps {
  readonly course: CourseCardData;
  readonly texts: CardTexts;
  readonly locale: Locale;
  /** The `sizes` of the picture; the default fits a grid of three. */
  readonly sizes?: string | undefined;
  readonly priority?: boolean | undefined;
}

const gridSizes = '(width <= 38.125em) calc(100vw - 2rem), (width <= 68.75em) 45vw, 26rem';

/** The card of a course or of a series, which has more than one member (specification, "Course card"). */
export function CourseCard({ course, texts, locale, sizes = gridSizes, priority = false }: CourseCardProps) {
  const to = routes(locale);
  const isOfSeries = isSeries(course);
  const lang = foreignLang(course.language, locale);
  const kinds = [styles.card, isOfSeries && styles.series, course.state?.kind === 'closed' && styles.closed];
  return (
    <article className={kinds.filter(Boolean).join(' ')}>
      <div className={styles.cover}>
        <RemoteImage id={course.imageId} width={640} height={360} sizes={sizes} priority={priority} />
      </div>
      <SaveButton id={course.id} title={course.title} texts={texts.saving} />
      <div className={styles.body}>
        <h3 className={styles.title}>
          <AppLink href={to.courseOrSeries(course.id, isOfSeries)}>
            <span lang={lang} dir="auto">
              {course.title}
            </span>
          </AppLink>
        </h3>
        {course.state ? <CourseStateLabel state={course.state} className={styles.state} /> : null}
        <CardInstitutions institutions={course.institutions} texts={texts} to={to} />
        {course.subtitle ? (
          <p className={styles.subtitle} lang={lang} dir="auto">
            {course.subtitle}
          </p>
        ) : null}
        <ul className={styles.facts}>
          {isOfSeries ? (
            <li className={styles.badge}>
              <Icon name="stack" />
              {fillIn(texts.series, { count: course.seriesSize })}
            </li>
          ) : null}
          {course.facts?.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}
