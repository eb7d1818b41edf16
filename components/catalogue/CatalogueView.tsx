import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CourseGrid } from '@/components/cards/CourseGrid';
import { FollowLinks } from '@/components/share/FollowLinks';
import { Status } from '@/components/ui/Status';
import { countSelected, type SearchAddress } from '@/lib/addresses/search-address';
import { type CardPage, kindOfFirst } from '@/lib/catalogue/course-card';
import type { FilterView } from '@/lib/catalogue/filter-view';
import { followedLabel, searchedText } from '@/lib/catalogue/result-title';
import { formatCount } from '@/lib/i18n/count';
import { ActiveFilters } from './ActiveFilters';
import styles from './CatalogueView.module.css';
import { FilterForm } from './FilterForm';
import { FilterPopover } from './FilterPopover';
import { NearThings } from './NearThings';
import { NoResults } from './NoResults';
import { OrderLinks } from './OrderLinks';
import { Pagination } from './Pagination';
import { SearchLink } from './SearchLink';

interface CatalogueViewProps {
  readonly title: string;
  readonly filters: readonly FilterView[];
  readonly search: SearchAddress;
  readonly answer: CardPage;
  /** Whether the backend can sort the answer in a requested order. */
  readonly canBeOrdered?: boolean | undefined;
  /** Whether the answer still belongs to the previous search. */
  readonly busy?: boolean;
  /** A message that the answer could not be loaded; the previous answer stays below it. */
  readonly failure?: ReactNode;
}

/** The catalogue: filters, selected values, the cards of one page, links to the other pages. */
export function CatalogueView(props: CatalogueViewProps) {
  const { title, filters, search, answer, canBeOrdered, busy = false, failure } = props;
  const t = useTranslations('catalogue');
  const selected = countSelected(search);
  const count = useResultCount(answer, search.order);
  return (
    <div className={`container ${styles.catalogue}`} id="results">
      <div className={styles.heading}>
        <h1 dir="auto">{title}</h1>
        <Status>{failure ? null : count}</Status>
      </div>
      {filters.length > 0 ? (
        <aside className={`no-print ${styles.sidebar}`} aria-label={t('filters')}>
          <FilterPopover label={selected > 0 ? t('filtersSelected', { count: selected }) : t('filters')}>
            <FilterForm filters={filters} search={search} counts={answer.counts} />
          </FilterPopover>
        </aside>
      ) : null}
      <section className={styles.results} aria-label={t('results')} aria-busy={busy} tabIndex={-1}>
        <h2 className="visually-hidden">{t('results')}</h2>
        <CorrectionNote search={search} answer={answer} />
        <NarrowerNote answer={answer} />
        {answer.note ? <p className={styles.note}>{answer.note}</p> : null}
        <ActiveFilters filters={filters} search={search} searchedText={searchedText(search, answer)} />
        {failure && <div className={styles.note}>{failure}</div>}
        {canBeOrdered && answer.cards.length > 1 ? <OrderLinks search={search} /> : null}
        <Results filters={filters} search={search} answer={answer} />
      </section>
    </div>
  );
}

function Results({ filters, search, answer }: Pick<CatalogueViewProps, 'filters' | 'search' | 'answer'>) {
  const near = search.text && answer.near;
  const followed = followedLabel(filters, search, useTranslations('catalogue'));
  const isEmpty = answer.cards.length === 0;
  // Filters without a course today may have one tomorrow. A text that finds nothing is often misspelt.
  const canBeFollowed = followed && !(isEmpty && search.text);
  return (
    <>
      {isEmpty ? (
        <NoResults filters={filters} search={search} answer={answer} />
      ) : (
        <>
          <CourseGrid courses={answer.cards} aboveTheFold />
          <Pagination search={search} pageCount={answer.pageCount} />
        </>
      )}
      {canBeFollowed ? <FollowLinks search={search} name={followed} className={styles.follow} /> : null}
      {near ? <NearThings near={near} text={searchedText(search, answer)} /> : null}
    </>
  );
}

/** Says which corrected text was searched for, with a link to the search for the typed text. */
function CorrectionNote({ search, answer }: Pick<CatalogueViewProps, 'search' | 'answer'>) {
  const t = useTranslations('catalogue');
  const corrected = searchedText(search, answer);
  if (corrected === search.text) return null;
  return (
    <p className={styles.note}>
      {t('titleForText', { text: corrected })}.{' '}
      <SearchLink search={{ ...search, isExact: true, page: 1 }}>
        {t('searchInstead', { text: search.text })}
      </SearchLink>
    </p>
  );
}

/** When the text names filters in words, offers the search with these filters. */
function NarrowerNote({ answer: { narrower } }: Pick<CatalogueViewProps, 'answer'>) {
  const t = useTranslations('catalogue');
  if (!narrower) return null;
  return (
    <p className={styles.note}>
      {t('areTheseMeant')} <SearchLink search={narrower.search}>{narrower.label}</SearchLink>
    </p>
  );
}

/**
 * The number of results, the current page and a chosen order, as one text: a screen reader reads what has changed. After the
 * browser has translated a page, React can still replace the only text of an element, but not a text among other nodes or
 * inside a component.
 */
function useResultCount({ cards, total, page, pageCount }: CardPage, order: SearchAddress['order']): string {
  const t = useTranslations('catalogue');
  const shown = formatCount(total, useLocale());
  const parts = [
    t('count', { count: total, shown, kind: kindOfFirst(cards) }),
    pageCount > 1 && t('pageOf', { page, pages: pageCount }),
    order && t(`order.${order}`),
  ];
  return parts.filter(Boolean).join(' · ');
}
