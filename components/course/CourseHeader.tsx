import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/header/Breadcrumb';
import { RemoteImage } from '@/components/ui/RemoteImage';
import { RichText } from '@/components/ui/RichText';
import { othersInWords } from '@/lib/catalogue/card-words';
import { plainText } from '@/lib/html/text';
import { foreignLang } from '@/lib/i18n/localized';
import type { Course } from '@/lib/model/course';
import styles from './CourseHeader.module.css';
import { InstitutionLink } from './InstitutionLink';

interface CourseHeaderProps {
  readonly course: Course;
  readonly title: string;
  /** What can be seen of it; the cover of the course where nothing is given. */
  readonly picture?: ReactNode;
  /** What stands below title and subtitle. */
  readonly children: ReactNode;
  /** What stands below the picture. */
  readonly description?: ReactNode;
}

/** Characters from which a title is set smaller, so that it does not push everything else off the screen. */
const longTitle = 90;

/** The head of a course's or a series' page: institution, title, subtitle, cover. */
export function CourseHeader({ course, title, picture, children, description }: CourseHeaderProps) {
  const lang = foreignLang(course.language, useLocale());
  return (
    <header className={styles.header}>
      <div className={`container ${styles.columns}`}>
        <Breadcrumb parent="catalogue" title={title} lang={lang} />
        <div className={styles.text}>
          <CourseInstitutions institutions={course.institutions} />
          <h1 lang={lang} dir="auto" className={title.length > longTitle ? styles.long : undefined}>
            {plainText(course.title) ? <RichText inline html={course.title} /> : title}
          </h1>
          {course.subtitle ? (
            <p className={styles.subtitle} lang={lang} dir="auto">
              <RichText inline html={course.subtitle} />
            </p>
          ) : null}
          {children}
        </div>
        <div className={styles.picture}>
          {picture ?? <Cover imageId={course.imageId} />}
          {description}
        </div>
      </div>
    </header>
  );
}

function Cover({ imageId }: Pick<Course, 'imageId'>) {
  return (
    <div className={styles.cover}>
      <RemoteImage id={imageId} width={1280} height={720} sizes="(width < 62em) calc(100vw - 2rem), 36rem" priority />
    </div>
  );
}

/** The one in charge, and the way to the list of all where there are others: that may be too long for a phone's first screen. */
function CourseInstitutions({ institutions }: Pick<Course, 'institutions'>) {
  const t = useTranslations();
  const [institution, ...others] = institutions;
  if (!institution) return null;
  return (
    <p className={styles.institution}>
      {institution.logoId ? (
        <RemoteImage id={institution.logoId} width={64} height={64} priority className={styles.logo} />
      ) : null}
      <span>
        <span className="visually-hidden">{t('course.offeredBy')} </span>
        <InstitutionLink institution={institution} />{' '}
        {others.length > 0 ? <a href="#institutions">{othersInWords(others.length, t)}</a> : null}
      </span>
    </p>
  );
}
