import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/ui/Section';
import type { Institution } from '@/lib/model/institution';
import { InstitutionCards } from './InstitutionCards';
import styles from './InstitutionList.module.css';

interface InstitutionListProps {
  readonly id: string;
  readonly title: string;
  readonly count: string;
  readonly institutions: readonly Institution[];
  /** Whether nothing with pictures stands above it in the page. */
  readonly leading?: boolean;
}

/** One kind of institutions with their number; nothing when there is none. */
export function InstitutionList({ id, title, count, institutions, leading = false }: InstitutionListProps) {
  const t = useTranslations('institutions');
  const locale = useLocale();
  if (institutions.length === 0) return null;
  const name = '{name}';
  return (
    <Section id={id} title={title} aside={<p className={styles.count}>{count}</p>}>
      <InstitutionCards
        institutions={institutions.map(({ id, name, website, imageId, logoId }) => ({
          id,
          name,
          website,
          imageId,
          logoId,
        }))}
        texts={{
          coursesNamed: t('coursesNamed', { name }),
          visit: t('visit'),
          visitNamed: t('visitNamed', { name }),
        }}
        locale={locale}
        leading={leading}
      />
    </Section>
  );
}
