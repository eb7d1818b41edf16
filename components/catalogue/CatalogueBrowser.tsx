'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { loadToast } from '@/components/ui/toast/load-toast';
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
  /** The search that the server has answered. */
  readonly search: SearchAddress;
  readonly answer: CardPage;
  readonly canBeOrdered?: boolean;
}

/**
 * The catalogue in the browser: a change of filters or page shows its answer in place, with the one before it on the
 * screen until then, and also when there is none. The address follows and is the same that the server would answer.
 */
export function CatalogueBrowser({
  filters: initialFilters,
  site,
  search: initialSearch,
  answer: initialAnswer,
  canBeOrdered,
}: CatalogueBrowserProps) {
  const t = useTranslations('catalogue');
  const [search, show] = useSearchAddress(initialSearch);
  const [first] = useState({ search: initialSearch, answer: initialAnswer });
  const { shown, loader } = useAnswer(search, first);
  const { answer, isOld, error, retry } = shown;
  useEffect(() => {
    // Its code has come with the code that asks for answers; without either the failure in the place of the cards says it.
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
        busy={isOld && !error}
        failure={isOld && error ? <LoadFailure onRetry={retry} /> : undefined}
      />
      {loader}
    </ShowSearch>
  );
}

/**
 * Keeps a title in the tab while a page changes in place. React writes the page's own title when it takes the head over,
 * which may be after the visitor's first choice.
 */
function useTabTitle(title: string): void {
  // A layout effect ends with its page, before the title of the next page could be taken for a change.
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
