import { useLocale, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/AppLink';
import { routes } from '@/lib/addresses/routes';
import type { InstitutionList } from '@/lib/catalogue/institution-list';
import styles from './JumpLinks.module.css';

/** Links to every page of the list: each institution is two links away, for crawlers too. Nothing where there is one page. */
export function InstitutionPages({ list: { search, pageCount } }: { readonly list: InstitutionList }) {
  const t = useTranslations('institutions');
  const to = routes(useLocale());
  if (pageCount < 2) return null;
  return (
    <nav aria-label={t('pages')} className="container">
      <p>{t('pageOf', { page: search.page, pages: pageCount })}</p>
      <ol className={styles.links}>
        {Array.from({ length: pageCount }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <AppLink
              href={to.foundInstitutions({ ...search, page })}
              aria-label={t('page', { page })}
              aria-current={page === search.page ? 'page' : undefined}
            >
              {page}
            </AppLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
