import { useTranslations } from 'next-intl';
import { AppLink } from './AppLink';
import styles from './JumpLinks.module.css';

interface PageLinksProps {
  /** Accessible name. */
  readonly label: string;
  /** 1-based. */
  readonly page: number;
  readonly pageCount: number;
  readonly hrefOf: (page: number) => string;
}

/** Links to every page of a list, so that visitors and crawlers reach each entry by two links. Nothing for a single page. */
export function PageLinks({ label, page: current, pageCount, hrefOf }: PageLinksProps) {
  const t = useTranslations();
  if (pageCount < 2) return null;
  return (
    <nav aria-label={label} className="container">
      <p>{t('catalogue.pageOf', { page: current, pages: pageCount })}</p>
      <ol className={styles.links}>
        {Array.from({ length: pageCount }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <AppLink
              href={hrefOf(page)}
              aria-label={t('pagination.page', { page })}
              aria-current={page === current ? 'page' : undefined}
            >
              {page}
            </AppLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
