import { useTranslations } from 'next-intl';
import waiting from '@/components/auth/Waiting.module.css';

interface LoadingScreenProps {
  /** What the page waits for. */
  readonly text?: string;
}

/** Says that the shell is loading: 'Attendi', 'Loading' (specification, section 2). */
export function LoadingScreen({ text }: LoadingScreenProps) {
  const t = useTranslations('shell');
  return (
    <div className={`container ${waiting.waiting}`} role="status">
      <p>{t('loading')}</p>
      <span className={waiting.spinner} aria-hidden="true" />
      {text ? <p>{text}</p> : null}
      <noscript>{t('needsScripts')}</noscript>
    </div>
  );
}
