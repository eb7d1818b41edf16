import { useLocale, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/AppLink';
import buttons from '@/components/ui/Button.module.css';
import { Icon } from '@/components/ui/Icon';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import { authRoutes, returnParameter } from '@/lib/auth/addresses';
import type { Person } from '@/lib/model/person';
import { DigitsField } from './DigitsField';
import styles from './Popup.module.css';
import { ReturnField } from './ReturnField';

/** A constant id, because a page has only one such menu. */
const functionMenuId = 'function-menu';

/** The button that opens the function menu. */
export function FunctionButton() {
  const t = useTranslations('shell');
  return (
    <button type="button" className={`${styles.opener} ${styles.functions}`} popoverTarget={functionMenuId}>
      {t('functions')}
      <Icon name="down" />
    </button>
  );
}

/** The menu on every page of the signed-in area: a link to the showcase, and a form to change the career. */
export function FunctionMenu({ person }: { readonly person: Person }) {
  const t = useTranslations('shell');
  return (
    <div id={functionMenuId} popover="auto" className={`${styles.popup} ${styles.functionPopup}`}>
      <nav aria-label={t('functions')}>
        <AppLink href={routes(useLocale()).home} className={styles.entry}>
          {t('showcase')}
        </AppLink>
      </nav>
      {person.career === null ? null : <CareerForm career={person.career} careerClass={person.careerClass} />}
    </div>
  );
}

interface CareerFormProps {
  readonly career: string;
  readonly careerClass: string | null;
}

/** A form for another career number. The identity provider then changes the session (specification, section 4). */
function CareerForm({ career, careerClass }: CareerFormProps) {
  const t = useTranslations('shell');
  const current =
    careerClass === null ? t('currentCareer', { career }) : t('currentCareerClass', { career, careerClass });
  return (
    <form method="post" action={withBasePath(authRoutes.career)} className={styles.career} aria-label={t('career')}>
      <ReturnField name={returnParameter} page={routes(useLocale()).restricted} />
      <p>{current}</p>
      <DigitsField name="matricola" label={t('careerNumber')} hint={t('careerHint')} maxLength={20} />
      <button type="submit" className={buttons.outline}>
        {t('changeCareer')}
      </button>
    </form>
  );
}
