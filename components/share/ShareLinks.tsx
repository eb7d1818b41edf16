import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import actions from '@/components/course/CourseActions.module.css';
import { NewWindowLink } from '@/components/ui/new-window/NewWindowLink';
import { absoluteAddress } from '@/lib/addresses/absolute-address';
import { letter, networkLinks } from '@/lib/catalogue/share-links';
import styles from './ShareLinks.module.css';
import { SharePage } from './SharePage';

/** The page to share. */
export interface ShareLinksProps {
  readonly title: string;
  /** Path of the page inside the app. */
  readonly path: string;
  /** Content at the other end of the line; without it the buttons that share the page. */
  readonly children?: ReactNode;
}

/** Plain links that share a page by mail or in a network, with title and address filled in. */
export function ShareLinks({ title, path, children }: ShareLinksProps) {
  const t = useTranslations('course');
  const address = absoluteAddress(path);
  return (
    <div className={`container no-print ${styles.ways}`}>
      <ul aria-label={t('shareOn')}>
        <li aria-hidden="true">{t('shareOn')}</li>
        <li>
          <a href={letter('', title, address)}>{t('shareByMail')}</a>
        </li>
        {networkLinks(title, address).map(({ name, href }) => (
          <li key={name}>
            <NewWindowLink href={href}>{name}</NewWindowLink>
          </li>
        ))}
      </ul>
      {children === undefined ? (
        <div className={actions.others}>
          <SharePage title={title} />
        </div>
      ) : (
        children
      )}
    </div>
  );
}
