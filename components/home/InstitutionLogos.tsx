import { useLocale, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/AppLink';
import { Carousel } from '@/components/ui/Carousel';
import { RemoteImage } from '@/components/ui/RemoteImage';
import type { Institution } from '@/lib/model/institution';
import { routes } from '@/lib/routes';
import styles from './InstitutionLogos.module.css';
import { useCarouselTexts } from './useCarouselTexts';

/** Milliseconds between two steps (specification, section 9). */
const DELAY = 3000;

/** The logos of the participating institutions, moving by one, each a link to its courses. */
export function InstitutionLogos({ institutions }: { readonly institutions: readonly Institution[] }) {
  const t = useTranslations('home');
  const to = routes(useLocale());
  return (
    <>
      <p className={styles.text}>{t('partnersText', { count: institutions.length })}</p>
      <Carousel
        label={t('partners')}
        texts={useCarouselTexts()}
        className={styles.partners}
        circular
        autoplayDelay={DELAY}
        slides={institutions.map(({ id, name, logoId }) => ({
          key: id,
          content: (
            <AppLink href={to.institution(id)}>
              <RemoteImage id={logoId} alt="" width={96} height={96} />
              {name}
            </AppLink>
          ),
        }))}
      />
    </>
  );
}
