import { useTranslations } from 'next-intl';
import { LogoutForm } from './LogoutForm';
import styles from './Waiting.module.css';

/** Says that the sign-in is being ended, and ends it. @param automatic `false` waits for the person to confirm */
export function LoggingOut({ automatic }: { readonly automatic: boolean }) {
  const t = useTranslations('signIn');
  return (
    <div className={`container ${styles.waiting}`}>
      <h1>{t('loggingOut')}</h1>
      <span className={styles.spinner} aria-hidden="true" />
      <LogoutForm automatic={automatic} />
    </div>
  );
}
