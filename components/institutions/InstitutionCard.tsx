import { AppLink } from '@/components/ui/AppLink';
import { ExternalAnchor } from '@/components/ui/ExternalAnchor';
import { fillIn } from '@/components/ui/fill-in';
import { RemoteImage } from '@/components/ui/RemoteImage';
import type { Routes } from '@/lib/addresses/routes';
import type { Institution } from '@/lib/model/institution';
import styles from './InstitutionCard.module.css';

/** What a card shows. */
export type InstitutionCardData = Pick<Institution, 'id' | 'name' | 'website' | 'imageId' | 'logoId'>;

/** The words of a card, finished but for the institution's `{name}`. */
export interface InstitutionCardTexts {
  readonly coursesNamed: string;
  readonly visit: string;
  readonly visitNamed: string;
}

interface InstitutionCardProps {
  readonly institution: InstitutionCardData;
  readonly texts: InstitutionCardTexts;
  readonly to: Routes;
  /** The first card of the page: its picture is the largest thing that a phone shows at first. */
  readonly first: boolean;
}

/** An institution: picture, name as a link to its courses, and the way to its website. */
export function InstitutionCard({ institution, texts, to, first }: InstitutionCardProps) {
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
          priority={first}
        />
      </div>
      <div className={styles.body}>
        {logoId ? <RemoteImage id={logoId} alt="" width={64} height={64} className={styles.logo} /> : null}
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
