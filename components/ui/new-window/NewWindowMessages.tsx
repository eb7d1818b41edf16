import { useTranslations } from 'next-intl';
import { NewWindowGuard } from './NewWindowGuard';

/** Put once into a page whose links open new windows: says so when the browser blocks one. */
export function NewWindowMessages() {
  const t = useTranslations();
  return <NewWindowGuard summary={t('ERR_OPEN_WINDOW')} detail={t('ERR_OPEN_WINDOW_DETT')} />;
}
