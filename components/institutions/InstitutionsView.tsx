import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/EmptyState';
import { PageHero } from '@/components/ui/PageHero';
import type { Institution } from '@/lib/model/institution';
import { InstitutionList } from './InstitutionList';
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
