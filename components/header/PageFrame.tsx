import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageFooter } from '@/components/footer/PageFooter';
import { NewWindowMessages } from '@/components/ui/new-window/NewWindowMessages';
import type { PageAddress } from '@/lib/addresses/routes';
import { nextChangeAttribute } from '@/lib/cache/next-change';
import { changeOfPage } from '@/lib/catalogue/page-clock';
import styles from './PageFrame.module.css';
import { PageHeader } from './PageHeader';
import { SuggestingSearchBox } from './SuggestingSearchBox';
import { TestDatabaseBanner } from './TestDatabaseBanner';

interface PageFrameProps {
  /** This page's own address, for the language switch. */
  readonly address: PageAddress;
  /** The search text that the search box starts with. */
  readonly searchText?: string;
  /** `false` hides explore control and search box (specification, "Shared page header"). */
  readonly navigation?: boolean;
  readonly children: ReactNode;
}

/** The frame of every public page. An attribute says when the first course state on the page will change. */
export function PageFrame({ address, searchText = '', navigation = true, children }: PageFrameProps) {
  const t = useTranslations('header');
  return (
    <div {...nextChangeAttribute(changeOfPage())} className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {t('skipToContent')}
      </a>
      <TestDatabaseBanner />
      <PageHeader address={address} search={navigation ? <SuggestingSearchBox text={searchText} /> : null} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <PageFooter />
      <NewWindowMessages />
    </div>
  );
}
