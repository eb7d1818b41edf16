import { useLocale, useTranslations } from 'next-intl';
import buttons from '@/components/ui/Button.module.css';
import { withBasePath } from '@/lib/addresses/base-path';
import { authRoutes } from '@/lib/auth/addresses';
import { SubmitAtOnce } from './SubmitAtOnce';

interface LogoutFormProps {
  /** Submits the form as soon as scripts run; otherwise the form waits for its button. */
  readonly automatic?: boolean;
  /** `solid` where leaving is the main action of the page. */
  readonly look?: 'solid' | 'outline';
}

/** The Logout button: ends the session here and at the backend, also without scripts. */
export function LogoutForm({ automatic = false, look = 'outline' }: LogoutFormProps) {
  const t = useTranslations('signIn');
  return (
    <form method="post" action={withBasePath(authRoutes.logout)}>
      <input type="hidden" name="lang" value={useLocale()} />
      <button type="submit" className={buttons[look]}>
        {t('logout')}
      </button>
      {automatic && <SubmitAtOnce />}
    </form>
  );
}
