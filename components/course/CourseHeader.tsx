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
  /** A picture or video; the default is the cover of the course. */
  readonly picture?: ReactNode;
  /** Content below title and subtitle. */
  readonly children: ReactNode;
  readonly belowPicture?: ReactNode;
}

/** Titles with more characters get a smaller font, so that they do not push everything else off the screen. */
const longTitleLength = 90;

/** The head of the page of a course or series: institution, title, subtitle, cover. */
export function CourseHeader({ course, title, picture, children, belowPicture }: CourseHeaderProps) {
  const lang = foreignLang(course.language, useLocale());
  return (
    <header className={`ink ${styles.header}`}>
      <div className={`container ${styles.columns}`}>
        <Breadcrumb parent="catalogue" title={title} lang={lang} />
        <div className={styles.text}>
          <CourseInstitutions institutions={course.institutions} />
          <h1 lang={lang} dir="auto" className={title.length > longTitleLength ? styles.long : undefined}>
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
          {belowPicture}
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

/** The institution in charge. Others are in a list further down, because a long list would fill a phone's first screen. */
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
