import { useTranslations } from 'next-intl';
import { StatusView } from '@/components/status/StatusView';
import { LogoutForm } from './LogoutForm';

/** A critical error: title and description of the specification, what happened where that is known, and Logout. */
export function CriticalError({ detail }: { readonly detail?: string }) {
  const t = useTranslations();
  return (
    <StatusView
      title={t('DEFAULT_ERROR_PAGE_TITLE')}
      texts={[t('DEFAULT_ERROR_PAGE_DESC'), ...(detail ? [detail] : [])]}
    >
      <LogoutForm />
    </StatusView>
  );
}
