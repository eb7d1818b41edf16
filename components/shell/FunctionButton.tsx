import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import styles from './Popup.module.css';

/** Id of the function menu, which stands once in the page. */
export const functionMenuId = 'function-menu';

/** Opens the function menu. */
export function FunctionButton() {
  const t = useTranslations('shell');
  return (
    <button type="button" className={`${styles.opener} ${styles.functions}`} popoverTarget={functionMenuId}>
      {t('functions')}
      <Icon name="down" />
    </button>
  );
}
