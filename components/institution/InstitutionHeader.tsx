import { useLocale, useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/header/Breadcrumb';
import { FollowLinks } from '@/components/share/FollowLinks';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ExternalAnchor } from '@/components/ui/ExternalAnchor';
import styles from '@/components/ui/ProfileHeader.module.css';
import { RemoteImage } from '@/components/ui/RemoteImage';
import { routes } from '@/lib/addresses/routes';
import { kindOfFirst } from '@/lib/catalogue/course-card';
import { institutionSearch } from '@/lib/catalogue/linked-searches';
import type { Landing } from '@/lib/catalogue/read-landing';
import { formatCount } from '@/lib/i18n/count';
import type { Institution } from '@/lib/model/institution';

interface InstitutionHeaderProps {
  readonly institution: Institution;
  readonly landing: Landing;
}

/** The head of an institution's page: kind, city, number of courses, links to its courses and to its website. */
export function InstitutionHeader({ institution, landing }: InstitutionHeaderProps) {
  const t = useTranslations('institution');
  const locale = useLocale();
  const { name, kind, city, website, logoId, imageId } = institution;
  const { total, openingSoon, courses, series } = landing;
  const search = institutionSearch(institution.id);
  const all = [...openingSoon, ...courses, ...series];
  return (
    <header className={`ink ${styles.header}`}>
      <div className={`container ${styles.columns} ${imageId ? styles.pictured : ''}`}>
        <Breadcrumb parent="institutions" title={name} />
        <div className={styles.text}>
          <p className={styles.kind}>
            {logoId ? <RemoteImage id={logoId} width={64} height={64} className={styles.logo} /> : null}
            <span>
              {t(kind)}
              {city ? (
                <>
                  {' · '}
                  <bdi>{city}</bdi>
                </>
              ) : null}
            </span>
          </p>
          {/* No line may begin with the dash of “Alma Mater Studiorum - Università di Bologna”. */}
          <h1 dir="auto">{name.replaceAll(' - ', '\u00a0- ')}</h1>
          {total > 0 ? (
            <p className={styles.offer}>
              {t('offer', { count: total, shown: formatCount(total, locale), kind: kindOfFirst(all) })}
            </p>
          ) : null}
          <div className={styles.actions}>
            {total > 0 ? (
              <ButtonLink href={routes(locale).catalogue(search)} className={`no-print ${styles.main}`}>
                {t('browse')}
              </ButtonLink>
            ) : null}
            <WebsiteLink website={website} />
          </div>
          <FollowLinks search={search} name={name} />
        </div>
        {imageId ? (
          <div className={styles.picture}>
            <RemoteImage
              id={imageId}
              width={1280}
              height={480}
              sizes="(width < 62em) calc(100vw - 2rem), 34rem"
              priority
            />
          </div>
        ) : null}
      </div>
    </header>
  );
}

/** A link to the website of an institution, in a new window; nothing when the website is unknown. */
function WebsiteLink({ website }: Pick<Institution, 'website'>) {
  const t = useTranslations('institution');
  if (!website) return null;
  return (
    <ExternalAnchor href={website} look="outline">
      {t('website')}
    </ExternalAnchor>
  );
}
