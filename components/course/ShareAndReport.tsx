import { useTranslations } from 'next-intl';
import { ShareLinks, type ShareLinksProps } from '@/components/share/ShareLinks';
import { absoluteAddress } from '@/lib/addresses/absolute-address';
import { contactAddress, letter } from '@/lib/catalogue/share-links';
import { env } from '@/lib/env/env';
import type { Course } from '@/lib/model/course';

interface ShareAndReportProps extends Pick<ShareLinksProps, 'title' | 'path'>, Pick<Course, 'contacts'> {}

/** Links to share a course or a series, and to report an error to its contact or, without one, to the help desk. */
export function ShareAndReport({ title, path, contacts }: ShareAndReportProps) {
  const t = useTranslations('course');
  const contact = contactAddress(contacts);
  const reportTo = contact ?? env().helpAddress;
  // A `mailto:` address must end lines with CR LF (RFC 6068); some mail programs show a bare LF as no line break.
  const body = t('reportBody', { title, address: absoluteAddress(path) }).replaceAll('\n', '\r\n');
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
