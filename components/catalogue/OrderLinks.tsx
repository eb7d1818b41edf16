import { useTranslations } from 'next-intl';
import type { SearchAddress } from '@/lib/addresses/search-address';
import { chosenOrders } from '@/lib/model/search';
import styles from './OrderLinks.module.css';
import { SearchLink } from './SearchLink';

/** Links to sort the results. The first is the default order: by relevance with a text, otherwise the showcase order. */
export function OrderLinks({ search }: { readonly search: SearchAddress }) {
  const t = useTranslations('catalogue.order');
  const { order: chosen, ...inUsualOrder } = { ...search, page: 1 };
  const choices = [
    { label: t(search.text ? 'relevance' : 'showcase'), order: undefined, search: inUsualOrder },
    ...chosenOrders.map((order) => ({ label: t(order), order, search: { ...inUsualOrder, order } })),
  ];
  return (
    <nav className={styles.orders} aria-labelledby="order">
      <span id="order">{t('label')}</span>
      <ul>
        {choices.map(({ label, order, search: ordered }) => (
          <li key={label}>
            <SearchLink search={ordered} rel="nofollow" aria-current={order === chosen ? 'true' : undefined}>
              {label}
            </SearchLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
