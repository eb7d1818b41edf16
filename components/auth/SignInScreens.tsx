import { useTranslations } from 'next-intl';
import buttons from '@/components/ui/Button.module.css';
import { LogoutForm } from './LogoutForm';
import styles from './Waiting.module.css';

/** Says that the browser is being redirected to the identity provider, and redirects it, with or without scripts. */
export function RedirectingToLogin({ address }: { readonly address: string }) {
  const t = useTranslations('signIn');
  return (
    <div className={`container ${styles.waiting}`}>
      <meta httpEquiv="refresh" content={`0; url=${address}`} />
      <h1>{t('redirecting')}</h1>
      <span className={styles.spinner} aria-hidden="true" />
      <a href={address} className={buttons.outline}>
        {t('continue')}
      </a>
    </div>
  );
}

/** Says that the session is being ended, and ends it. @param automatic `false` waits for the person to confirm */
export function LoggingOut({ automatic }: { readonly automatic: boolean }) {
  const t = useTranslations('signIn');
  return (
    <div className={`container ${styles.waiting}`}>
      <h1>{t('loggingOut')}</h1>
      <span className={styles.spinner} aria-hidden="true" />
      <LogoutForm automatic={automatic} look="solid" />
    </div>
  );
}
