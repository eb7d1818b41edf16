import { useTranslations } from 'next-intl';
import waiting from '@/components/auth/Waiting.module.css';

/** Says that the shell is loading: 'Attendi', 'Loading' (specification, section 2). @param text says what it waits for */
export function LoadingScreen({ text }: { readonly text?: string }) {
  const t = useTranslations('shell');
  return (
    <div className={`container ${waiting.waiting}`} role="status">
      <p className="needs-script">{t('loading')}</p>
      <span className={`needs-script ${waiting.spinner}`} aria-hidden="true" />
      {text ? <p>{text}</p> : null}
      <noscript>{t('needsScripts')}</noscript>
    </div>
  );
}
