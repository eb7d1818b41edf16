import { useLocale, useTranslations } from 'next-intl';
import { routes } from '@/lib/addresses/routes';
import { contactAddress, letter, networkLinks } from '@/lib/catalogue/share-course';
import { absoluteAddress } from '@/lib/metadata/canonical-address';
import type { Course } from '@/lib/model/course';
import styles from './ShareAndReport.module.css';

interface ShareAndReportProps {
  readonly course: Pick<Course, 'id' | 'contacts'>;
  readonly title: string;
}

/** Ways to tell others of a course, and its contact of what is wrong with it: plain links, with everything filled in. */
export function ShareAndReport({ course, title }: ShareAndReportProps) {
  const t = useTranslations('course');
  const address = absoluteAddress(routes(useLocale()).course(course.id));
  const contact = contactAddress(course.contacts);
  return (
    <div className={`container ${styles.ways}`}>
      <ul aria-label={t('shareOn')}>
        <li aria-hidden="true">{t('shareOn')}</li>
        <li>
          <a href={letter('', title, address)}>{t('shareByMail')}</a>
        </li>
        {networkLinks(title, address).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {name} <span className="visually-hidden">{t('newWindow')}</span>
            </a>
          </li>
        ))}
      </ul>
      {contact ? (
        <p>
          <a href={letter(contact, t('reportSubject', { title }), t('reportBody', { title, address }))}>
            {t('report')}
          </a>
        </p>
      ) : null}
    </div>
  );
}
