'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { loadToast } from '@/components/ui/toast/load-toast';
import { showWaitingBar } from '@/components/ui/waiting-bar';
import type { SearchAddress } from '@/lib/addresses/search-address';
import type { CardPage } from '@/lib/catalogue/course-card';
import { failureDetail } from '@/lib/catalogue/failure-detail';
import { type FilterView, withShortLists } from '@/lib/catalogue/filter-view';
import { numberedTitle, resultTitle } from '@/lib/catalogue/result-title';
import { documentTitle } from '@/lib/metadata/document-title';
import { CatalogueView } from './CatalogueView';
import { LoadFailure } from './NoResults';
import { ShowSearch } from './SearchLink';
import { useAnswer } from './useAnswer';
import { useSearchAddress } from './useSearchAddress';

interface CatalogueBrowserProps {
  readonly filters: readonly FilterView[];
  /** The site's name, for the title in the tab. */
  readonly site: string;
  /** The search whose answer the server rendered. */
  readonly search: SearchAddress;
  readonly answer: CardPage;
  readonly canBeOrdered?: boolean;
  /** What is below the results of that search alone. */
  readonly children?: ReactNode;
}

/**
 * The catalogue in the browser. A change of filters or page shows the new answer in place. The previous answer stays on
 * the screen until the new one arrives, or when loading fails. The address changes to the one that the server answers too.
 */
export function CatalogueBrowser({
  filters: initialFilters,
  site,
  search: initialSearch,
  answer: initialAnswer,
  canBeOrdered,
  children,
}: CatalogueBrowserProps) {
  const t = useTranslations('catalogue');
  const [search, show] = useSearchAddress(initialSearch);
  const [first] = useState({ search: initialSearch, answer: initialAnswer });
  const { shown, loader } = useAnswer(search, first);
  const { answer, isOld, error, retry } = shown;
  const busy = isOld && !error;
  useEffect(() => (busy ? showWaitingBar() : undefined), [busy]);
  useEffect(() => {
    // The toast's code is loaded together with the answer loader. Without it, the failure above the cards still says so.
    if (error) void loadToast({ severity: 'error', summary: t('loadError'), detail: failureDetail(error) });
  }, [error, t]);
  const filters = withShortLists(initialFilters, answer.shortLists);
  const title = resultTitle(filters, search, answer, t);
  useTabTitle(documentTitle(numberedTitle(title, search.page), site));
  const showFromTop = useCallback(
    (next: SearchAddress) => {
      show(next);
      if (next.page !== search.page) window.scrollTo({ top: 0 });
    },
    [show, search.page],
  );
  return (
    <ShowSearch value={showFromTop}>
      <CatalogueView
        title={title}
        filters={filters}
        search={search}
        answer={answer}
        canBeOrdered={canBeOrdered}
        busy={busy}
        failure={isOld && error ? <LoadFailure onRetry={retry} /> : undefined}
      />
      {loader}
      {search === initialSearch ? children : null}
    </ShowSearch>
  );
}

/**
 * Keeps the title in the tab while a page changes in place. React writes the page's own title when it hydrates the head,
 * which may be after the visitor's first choice.
 */
function useTabTitle(title: string): void {
  // A layout effect is cleaned up with its page, before the observer could undo the title of the next page.
  useLayoutEffect(() => {
    const write = () => {
      if (document.title !== title) document.title = title;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [title]);
}
