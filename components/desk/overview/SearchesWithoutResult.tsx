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
import styles from './Overview.module.css';

/** The texts that visitors searched for without a result; each is a link that runs the search in a new window. */
export function SearchesWithoutResult() {
  const t = useTranslations('desk.searches');
  const locale = useLocale();
  const titleId = useId();
  const { data, isError } = useQuery(searchesWithoutResultQuery, queryClient);
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      <p className={styles.rest}>{t('note')}</p>
      {data ? null : <Status>{t(isError ? 'failed' : 'loading')}</Status>}
      {data?.length === 0 ? <p>{t('none')}</p> : null}
      {data && data.length > 0 ? (
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
              {data.map(({ text, count, lastDay }) => (
                <tr key={text}>
                  <th scope="row">
                    <NewWindowLink href={withBasePath(routes(locale).catalogue({ text }))}>{text}</NewWindowLink>
                  </th>
                  <td>{formatCount(count, locale)}</td>
                  <td>{lastDay === null ? '' : formatDay(lastDay)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </section>
  );
}
