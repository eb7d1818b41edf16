import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/EmptyState';
import { PageHero } from '@/components/ui/PageHero';
import { Section } from '@/components/ui/Section';
import type { Institution } from '@/lib/model/institution';
import { InstitutionCards } from './InstitutionCards';
import styles from './InstitutionsView.module.css';
import { Partners } from './Partners';

/** The participating universities and AFAM institutions, each kind with its count. */
export function InstitutionsView({ institutions }: { readonly institutions: readonly Institution[] }) {
  const t = useTranslations('institutions');
  const universities = institutions.filter(({ kind }) => kind === 'university');
  const afam = institutions.filter(({ kind }) => kind === 'afam');
  return (
    <>
      <PageHero title={t('title')} text={t('intro')} />
      {institutions.length === 0 ? (
        <div className={`container ${styles.none}`}>
          <EmptyState title={t('title')} text={t('none')} />
        </div>
      ) : null}
      <InstitutionList
        id="universities"
        title={t('universitiesTitle')}
        count={t('universities', { count: universities.length })}
        institutions={universities}
        leading
      />
      <InstitutionList
        id="afam"
        title={t('afamTitle')}
        count={t('afam', { count: afam.length })}
        institutions={afam}
        leading={universities.length === 0}
      />
      <Partners />
    </>
  );
}

interface InstitutionListProps {
  readonly id: string;
  readonly title: string;
  readonly count: string;
  readonly institutions: readonly Institution[];
  /** Whether nothing with pictures stands above it in the page. */
  readonly leading?: boolean;
}

/** One kind of institutions with their number; nothing when there is none. */
function InstitutionList({ id, title, count, institutions, leading = false }: InstitutionListProps) {
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
