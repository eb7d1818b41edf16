import { useTranslations } from 'next-intl';
import styles from './ToastRegion.module.css';
import { toastAreaId } from './toast-store';

/**
 * The region for messages, once in every page and empty at first: screen readers announce new content only in a region
 * that already exists. It needs no script; `showToast` loads the script with the first message.
 */
export function ToastRegion() {
  const t = useTranslations('toast');
  return (
    <div id={toastAreaId} className={`no-print ${styles.area}`} data-close-label={t('close')}>
      <div role="status" aria-live="polite" aria-atomic="false" />
      <div role="alert" aria-live="assertive" aria-atomic="false" />
    </div>
  );
}
