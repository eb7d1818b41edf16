import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import type { SearchAddress } from '@/lib/addresses/search-address';
import styles from './Pagination.module.css';
import { SearchLink } from './SearchLink';

interface PaginationProps {
  readonly search: SearchAddress;
  readonly pageCount: number;
}

/** Numbered pages with previous and next. At the ends these two are not links (specification, section 4). */
export function Pagination({ search, pageCount }: PaginationProps) {
  const t = useTranslations('pagination');
  if (pageCount < 2) return null;
  const at = (page: number) => ({ ...search, page });
  const { page } = search;
  return (
    // Each page has links of its own: the link that was used goes, and passes the focus on to the results.
    <nav key={page} aria-label={t('label')} className={`${styles.pagination} no-print`}>
      <Step search={page > 1 ? at(page - 1) : null} rel="prev">
        <Icon name="previous" />
        <span className={styles.word}>{t('previous')}</span>
      </Step>
      <ol>
        {keyedItems(page, pageCount).map(({ key, item }) => (
          <li key={key}>
            {item === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <SearchLink
                search={at(item)}
                aria-label={t('page', { page: item })}
                aria-current={item === page ? 'page' : undefined}
              >
                {item}
              </SearchLink>
            )}
          </li>
        ))}
      </ol>
      <Step search={page < pageCount ? at(page + 1) : null} rel="next">
        <span className={styles.word}>{t('next')}</span>
        <Icon name="next" />
      </Step>
    </nav>
  );
}

function keyedItems(page: number, pageCount: number) {
  return paginationItems(page, pageCount).map((item, index) => ({ key: item === 'gap' ? `gap-${index}` : item, item }));
}

interface StepProps {
  /** `null` at the end of the row, where the step is not a link. */
  readonly search: SearchAddress | null;
  readonly rel: string;
  readonly children: ReactNode;
}

function Step({ search, rel, children }: StepProps) {
  if (search === null) {
    return (
      <span className={styles.step} aria-disabled="true">
        {children}
      </span>
    );
  }
  return (
    <SearchLink search={search} rel={rel} className={styles.step}>
      {children}
    </SearchLink>
  );
}

/** An item in the row of page links: a page number, or a gap for pages that are not shown. */
export type PaginationItem = number | 'gap';

/**
 * The pages that get a link: the first, the last, the current one and its neighbours. Instead of a gap of one page,
 * that page is shown. Pages are 1-based.
 */
export function paginationItems(page: number, pageCount: number): readonly PaginationItem[] {
  const wanted = new Set([1, page - 1, page, page + 1, pageCount]);
  const pages = [...wanted].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
  return pages.flatMap((number, index) => {
    const before = pages[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? (['gap', number] as const) : [number];
  });
}
