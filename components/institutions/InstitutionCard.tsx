import { useLocale, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/AppLink';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { RemoteImage } from '@/components/ui/RemoteImage';
import type { Institution } from '@/lib/model/institution';
import { routes } from '@/lib/routes';
import styles from './InstitutionCard.module.css';

/** An institution: picture, name as a link to its courses, and the way to its website. */
export function InstitutionCard({ institution }: { readonly institution: Institution }) {
  const t = useTranslations('institutions');
  const to = routes(useLocale());
  const { id, name, website, imageId, logoId } = institution;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <RemoteImage
          id={imageId}
          alt=""
          width={640}
          height={240}
          sizes="(max-width: 610px) calc(100vw - 2rem), (max-width: 1100px) 45vw, 20rem"
        />
      </div>
      <div className={styles.body}>
        {logoId ? <RemoteImage id={logoId} alt="" width={64} height={64} className={styles.logo} /> : null}
        <h3>
          <AppLink href={to.institution(id)} aria-label={t('coursesNamed', { name })}>
            {name}
          </AppLink>
        </h3>
        {website ? (
          <ExternalLink href={website} look="outline" aria-label={t('visitNamed', { name })} className={styles.visit}>
            {t('visit')}
          </ExternalLink>
        ) : null}
      </div>
    </article>
  );
}
