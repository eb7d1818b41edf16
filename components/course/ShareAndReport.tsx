import { useLocale, useTranslations } from 'next-intl';
import { routes } from '@/lib/addresses/routes';
import { contactAddress, letter, networkLinks } from '@/lib/catalogue/share-course';
import { env } from '@/lib/env/env';
import { absoluteAddress } from '@/lib/metadata/canonical-address';
import type { Course } from '@/lib/model/course';
import styles from './ShareAndReport.module.css';

interface ShareAndReportProps {
  readonly course: Pick<Course, 'id' | 'contacts'>;
  readonly title: string;
}

/**
 * Ways to share a course, and to report what is wrong with it to its contact, else to the help desk: plain links, with
 * everything filled in.
 */
export function ShareAndReport({ course, title }: ShareAndReportProps) {
  const t = useTranslations('course');
  const address = absoluteAddress(routes(useLocale()).course(course.id));
  const contact = contactAddress(course.contacts);
  const reportTo = contact ?? env().helpAddress;
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
      {reportTo ? (
        <p>
          <a href={letter(reportTo, t('reportSubject', { title }), t('reportBody', { title, address }))}>
            {t(contact ? 'report' : 'reportToHelp')}
          </a>
        </p>
      ) : null}
    </div>
  );
}
