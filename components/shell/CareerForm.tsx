import { useTranslations } from 'next-intl';
import button from '@/components/ui/Button.module.css';
import { withBasePath } from '@/lib/addresses/base-path';
import { authRoutes } from '@/lib/auth/addresses';
import styles from './CareerForm.module.css';
import { DigitsField } from './DigitsField';

interface CareerFormProps {
  readonly career: string;
  readonly careerClass: string | null;
}

/** Asks for another career number; the sign-in changes over at the identity provider (specification, section 4). */
export function CareerForm({ career, careerClass }: CareerFormProps) {
  const t = useTranslations('shell');
  const current =
    careerClass === null ? t('currentCareer', { career }) : t('currentCareerClass', { career, careerClass });
  return (
    <form method="post" action={withBasePath(authRoutes.career)} className={styles.career} aria-label={t('career')}>
      <p>{current}</p>
      <DigitsField name="matricola" label={t('careerNumber')} hint={t('careerHint')} maxLength={20} />
      <button type="submit" className={`${button.button} ${button.outline}`}>
        {t('changeCareer')}
      </button>
    </form>
  );
}
