import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { contactAddress, letter, networkLinks } from '@/lib/catalogue/share-course';
import { env } from '@/lib/env/env';
import { absoluteAddress } from '@/lib/metadata/canonical-address';
import type { Course } from '@/lib/model/course';
import styles from './ShareAndReport.module.css';

interface ShareLinksProps {
  readonly title: string;
  /** Of the page, inside the app. */
  readonly path: string;
  /** What stands at their other end. */
  readonly children?: ReactNode;
}

/** Ways to share a page: plain links, with everything filled in. */
export function ShareLinks({ title, path, children }: ShareLinksProps) {
  const t = useTranslations('course');
  const address = absoluteAddress(path);
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
      {children}
    </div>
  );
}

interface ShareAndReportProps extends Pick<ShareLinksProps, 'title' | 'path'>, Pick<Course, 'contacts'> {}

/** Ways to share a course or a series, and to report what is wrong with it to its contact, else to the help desk. */
export function ShareAndReport({ title, path, contacts }: ShareAndReportProps) {
  const t = useTranslations('course');
  const contact = contactAddress(contacts);
  const reportTo = contact ?? env().helpAddress;
  const body = t('reportBody', { title, address: absoluteAddress(path) });
  return (
    <ShareLinks title={title} path={path}>
      {reportTo ? (
        <p>
          <a href={letter(reportTo, t('reportSubject', { title }), body)}>{t(contact ? 'report' : 'reportToHelp')}</a>
        </p>
      ) : null}
    </ShareLinks>
  );
}
