import { useLocale, useTranslations } from 'next-intl';
import buttons from '@/components/ui/Button.module.css';
import { withBasePath } from '@/lib/addresses/base-path';
import { authRoutes } from '@/lib/auth/addresses';
import { SubmitAtOnce } from './SubmitAtOnce';

interface LogoutFormProps {
  /** Sends itself as soon as it can; otherwise it waits for its button. */
  readonly automatic?: boolean;
}

/** The Logout button: it ends the sign-in here and at the backend, also without scripts. */
export function LogoutForm({ automatic = false }: LogoutFormProps) {
  const t = useTranslations('signIn');
  return (
    <form method="post" action={withBasePath(authRoutes.logout)}>
      <input type="hidden" name="lang" value={useLocale()} />
      <button type="submit" className={buttons.solid}>
        {t('logout')}
      </button>
      {automatic && <SubmitAtOnce />}
    </form>
  );
}
