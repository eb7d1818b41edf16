import { useTranslations } from 'next-intl';
import { LogoutForm } from '@/components/auth/LogoutForm';
import { CriticalErrorView } from './CriticalErrorView';

/** The page of a critical error: title, description and Logout. @param detail what happened, in finished words */
export function CriticalErrorPage({ detail }: { readonly detail: string }) {
  const t = useTranslations();
  const texts = [t('DEFAULT_ERROR_PAGE_DESC'), detail];
  return <CriticalErrorView title={t('DEFAULT_ERROR_PAGE_TITLE')} texts={texts} logout={<LogoutForm />} />;
}
