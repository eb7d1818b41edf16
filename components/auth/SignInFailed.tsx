import { useTranslations } from 'next-intl';
import { StatusView } from '@/components/status/StatusView';
import type { SignInFailure } from '@/lib/auth/addresses';
import { LogoutForm } from './LogoutForm';

/** The critical error of a sign-in: title and text of the specification, what happened, and Logout. */
export function SignInFailed({ failure }: { readonly failure: SignInFailure }) {
  const t = useTranslations();
  return (
    <StatusView
      title={t('DEFAULT_ERROR_PAGE_TITLE')}
      texts={[t('DEFAULT_ERROR_PAGE_DESC'), t(`signIn.failure.${failure}`)]}
    >
      <LogoutForm />
    </StatusView>
  );
}
