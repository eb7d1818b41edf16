import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './SectionBar.module.css';
import { SectionLinks } from './SectionLinks';

/** The bar that stays in sight with links to the sections of a course's page and its call to action. */
export function SectionBar({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('course');
  return (
    <nav className={styles.bar} aria-label={t('sections')} data-above-toasts>
      <div className="container">
        <SectionLinks
          sections={[
            { id: 'overview', label: t('overview') },
            { id: 'related', label: t('barRelated') },
            { id: 'faq', label: t('barFaq') },
          ]}
        />
        <div className={styles.action}>{children}</div>
      </div>
    </nav>
  );
}
