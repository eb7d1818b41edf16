import { useTranslations } from 'next-intl';
import { NewWindowGuard } from './NewWindowGuard';

/** Says when the browser blocks a new window. Put it once into each page whose links open new windows. */
export function NewWindowMessages() {
  const t = useTranslations();
  return <NewWindowGuard summary={t('ERR_OPEN_WINDOW')} detail={t('ERR_OPEN_WINDOW_DETT')} />;
}
