import { useLocale, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/AppLink';
import { routes } from '@/lib/addresses/routes';
import styles from './SiteLogo.module.css';

/** The logo, a link to the home page; its colours follow the theme. */
export function SiteLogo() {
  const t = useTranslations();
  const name = t('site.name');
  return (
    <AppLink href={routes(useLocale()).home} className={styles.logo} aria-label={t('header.home', { site: name })}>
      <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <path d="M4 36V19a16 16 0 0 1 32 0v17" />
        <path d="M12 36V20a8 8 0 0 1 16 0v16" className={styles.door} />
        <path d="M1 36.5h38" />
      </svg>
      <span>{name}</span>
    </AppLink>
  );
}
