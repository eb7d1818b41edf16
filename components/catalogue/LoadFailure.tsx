import { useTranslations } from 'next-intl';
import buttonStyles from '@/components/ui/Button.module.css';
import { EmptyState } from '@/components/ui/EmptyState';

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
