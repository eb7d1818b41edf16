'use client';

import { AppLink } from '@/components/ui/AppLink';
import { ExternalAnchor } from '@/components/ui/ExternalAnchor';
import { fillIn } from '@/components/ui/fill-in';
import { RemoteImage } from '@/components/ui/RemoteImage';
import { type Routes, routes } from '@/lib/addresses/routes';
import type { Institution } from '@/lib/model/institution';
import type { InterfaceLanguage } from '@/lib/model/language';
import styles from './InstitutionCards.module.css';

interface InstitutionCardsProps {
  readonly institutions: readonly Pick<Institution, 'id' | 'name' | 'website' | 'imageId' | 'logoId'>[];
  /** With `{name}` in place of the institution's name. */
  readonly texts: Readonly<Record<'coursesNamed' | 'visit' | 'visitNamed', string>>;
  readonly locale: InterfaceLanguage;
  /** Whether these are the first cards of the page. */
  readonly leading: boolean;
}

/**
 * The cards of institutions: client components without state, so that the page's data hold what the cards show, not each
 * of their elements. For sixty cards that is a hundred kilobytes of HTML less.
 */
export function InstitutionCards({ institutions, texts, locale, leading }: InstitutionCardsProps) {
  const to = routes(locale);
  return (
    <ul className={styles.list}>
      {institutions.map((institution, index) => (
        <li key={institution.id}>
          <InstitutionCard institution={institution} texts={texts} to={to} first={leading && index === 0} />
        </li>
      ))}
    </ul>
  );
}

interface InstitutionCardProps {
  readonly institution: InstitutionCardsProps['institutions'][number];
  readonly texts: InstitutionCardsProps['texts'];
  readonly to: Routes;
  /** The first card of the page: its picture is the largest thing that a phone shows at first. */
  readonly first: boolean;
}

/** An institution: picture, name as a link to its courses, and the way to its website. */
function InstitutionCard({ institution, texts, to, first }: InstitutionCardProps) {
  const { id, name, website, imageId, logoId } = institution;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <RemoteImage
          id={imageId}
          width={640}
          height={240}
          sizes="(max-width: 610px) calc(100vw - 2rem), (max-width: 1100px) 45vw, 20rem"
          priority={first}
        />
      </div>
      <div className={styles.body}>
        {logoId ? <RemoteImage id={logoId} width={64} height={64} className={styles.logo} /> : null}
        <h3>
          <AppLink href={to.institution(id)} aria-label={fillIn(texts.coursesNamed, { name })}>
            {name}
          </AppLink>
        </h3>
        {website ? (
          <ExternalAnchor
            href={website}
            look="outline"
            aria-label={fillIn(texts.visitNamed, { name })}
            className={styles.visit}
          >
            {texts.visit}
          </ExternalAnchor>
        ) : null}
      </div>
    </article>
  );
}
