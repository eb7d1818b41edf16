import { useLocale, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/AppLink';
import { routes } from '@/lib/addresses/routes';
import type { Person } from '@/lib/model/person';
import { CareerForm } from './CareerForm';
import { functionMenuId } from './FunctionButton';
import styles from './Popup.module.css';

/** What people can do from every page of the signed-in area: back to the showcase, and to another career. */
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
