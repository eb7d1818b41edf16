import { useLocale, useTranslations } from 'next-intl';
import { useCarouselTexts } from '@/components/ui/useCarouselTexts';
import type { Institution } from '@/lib/model/institution';
import { mostLogos, spreadOut } from './bounded-lists';
import styles from './InstitutionLogos.module.css';
import { LogoCarousel } from './LogoCarousel';

/** Logos of participating institutions, moving by one, each a link to its courses. */
export function InstitutionLogos({ institutions }: { readonly institutions: readonly Institution[] }) {
  const t = useTranslations('home');
  return (
    <>
      <p className={styles.text}>{t('partnersText', { count: institutions.length })}</p>
      <LogoCarousel
        label={t('partners')}
        texts={useCarouselTexts()}
        locale={useLocale()}
        institutions={spreadOut(institutions, mostLogos).map(({ id, name, logoId }) => ({ id, name, logoId }))}
      />
    </>
  );
}
