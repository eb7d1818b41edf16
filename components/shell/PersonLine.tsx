import { useTranslations } from 'next-intl';
import type { Person } from '@/lib/model/person';
import { fullName, shownName } from '@/lib/shell/person-name';
import styles from './PersonLine.module.css';

/** Name and code of the person, after the name of who acts for them where that is somebody else. */
export function PersonLine({ person }: { readonly person: Person }) {
  const t = useTranslations('shell');
  const impersonator = person.impersonator && fullName(person.impersonator);
  return (
    <p className={styles.person}>
      {impersonator ? <span className={styles.impersonator}>{t('actingFor', { name: impersonator })} </span> : null}
      <strong>{shownName(person)}</strong> {person.code}
    </p>
  );
}
