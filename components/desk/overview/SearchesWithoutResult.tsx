import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { queryClient } from '@/components/providers/query-client';
import { NewWindowLink } from '@/components/ui/new-window/NewWindowLink';
import { Status } from '@/components/ui/Status';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import { searchesWithoutResultQuery } from '@/lib/desk/read-everything';
import { formatCount } from '@/lib/i18n/count';
import { formatDay } from '@/lib/i18n/format';
import type { SearchWithoutResult } from '@/lib/model/search';
import styles from './Overview.module.css';

/** The texts that visitors searched for without a result; each is a link that runs the search in a new window. */
export function SearchesWithoutResult() {
  const t = useTranslations('desk.searches');
  const titleId = useId();
  const { data, isError } = useQuery(searchesWithoutResultQuery, queryClient);
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      <p className={styles.rest}>{t('note')}</p>
      {data ? null : <Status>{t(isError ? 'failed' : 'loading')}</Status>}
      {data?.length === 0 ? <p>{t('none')}</p> : null}
      {data && data.length > 0 ? <SearchTable searches={data} titleId={titleId} /> : null}
    </section>
  );
}

interface SearchTableProps {
  readonly searches: readonly SearchWithoutResult[];
  readonly titleId: string;
}

function SearchTable({ searches, titleId }: SearchTableProps) {
  const t = useTranslations('desk.searches');
  const locale = useLocale();
  const to = routes(locale);
  return (
    <div className={styles.searches}>
      <table aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{t('text')}</th>
            <th scope="col">{t('count')}</th>
            <th scope="col">{t('lastDay')}</th>
          </tr>
        </thead>
        <tbody>
          {searches.map(({ text, count, lastDay }) => (
            <tr key={text}>
              <th scope="row">
                <NewWindowLink href={withBasePath(to.catalogue({ text }))}>{text}</NewWindowLink>
              </th>
              <td>{formatCount(count, locale)}</td>
              <td>{lastDay === null ? '' : formatDay(lastDay)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
