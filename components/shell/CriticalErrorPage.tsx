import { useTranslations } from 'next-intl';
import { CriticalError } from '@/components/auth/CriticalError';
import buttons from '@/components/ui/Button.module.css';
import styles from './CriticalErrorPage.module.css';

/** Fills the whole screen instead of the signed-in area (specification, "Shell screens"). */
export function CriticalErrorPage({ detail }: { readonly detail?: string }) {
  const t = useTranslations('unavailable');
  return (
    <main id="content" className={styles.screen}>
      <CriticalError {...(detail && { detail })}>
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address loads the current page again, also without scripts */}
        <a href="" className={buttons.solid}>
          {t('retry')}
        </a>
      </CriticalError>
    </main>
  );
}
