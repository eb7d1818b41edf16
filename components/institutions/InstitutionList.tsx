import { Section } from '@/components/ui/Section';
import type { Institution } from '@/lib/model/institution';
import { InstitutionCard } from './InstitutionCard';
import styles from './InstitutionList.module.css';

interface InstitutionListProps {
  readonly id: string;
  readonly title: string;
  readonly count: string;
  readonly institutions: readonly Institution[];
}

/** One kind of institutions with their number; nothing when there is none. */
export function InstitutionList({ id, title, count, institutions }: InstitutionListProps) {
  if (institutions.length === 0) return null;
  return (
    <Section id={id} title={title} aside={<p className={styles.count}>{count}</p>}>
      <ul className={styles.list}>
        {institutions.map((institution) => (
          <li key={institution.id}>
            <InstitutionCard institution={institution} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
