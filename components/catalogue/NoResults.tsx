import { useLocale, useTranslations } from 'next-intl';
import buttonStyles from '@/components/ui/Button.module.css';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EmptyState } from '@/components/ui/EmptyState';
import { routes } from '@/lib/addresses/routes';
import type { FilterView } from '@/lib/catalogue/filter-view';

/** An empty result with a way on; an empty catalogue says so. */
export function NoResults({ filters }: { readonly filters: readonly FilterView[] }) {
  const t = useTranslations('catalogue');
  const to = routes(useLocale());
  if (filters.length === 0)
    return <EmptyState title={t('count', { count: 0, shown: '0' })} text={t('nothingToFilter')} />;
  return (
    <EmptyState title={t('noResults')} text={t('noResultsText')}>
      <ButtonLink href={to.catalogue()}>{t('wholeCatalogue')}</ButtonLink>
    </EmptyState>
  );
}

/** Says that the cards could not be loaded, and offers another attempt. */
export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations('catalogue');
  return (
    <EmptyState title={t('loadError')} text={t('loadErrorText')}>
      <button type="button" className={`${buttonStyles.button} ${buttonStyles.solid}`} onClick={onRetry}>
        {t('retry')}
      </button>
    </EmptyState>
  );
}
