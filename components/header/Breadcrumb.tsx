import { useLocale, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/AppLink';
import { routes } from '@/lib/addresses/routes';
import styles from './Breadcrumb.module.css';

interface BreadcrumbProps {
  /** The page that leads to this one. */
  readonly parent: 'catalogue' | 'institutions';
  /** Of the page itself. */
  readonly title: string;
  /** Language of the title where it differs from the page's. */
  readonly lang?: string | undefined;
}

/** Where a page stands in the site: below a page that stands below the home page. */
export function Breadcrumb({ parent, title, lang }: BreadcrumbProps) {
  const t = useTranslations('breadcrumb');
  const to = routes(useLocale());
  const addresses = { catalogue: to.catalogue(), institutions: to.institutions };
  return (
    <nav aria-label={t('label')} className={styles.breadcrumb} data-above-toasts>
      <ol>
        <li dir="auto">
          <AppLink href={to.home}>{t('home')}</AppLink>
        </li>
        <li dir="auto">
          <AppLink href={addresses[parent]}>{t(parent)}</AppLink>
        </li>
        <li lang={lang} dir="auto">
          <span aria-current="page">{title}</span>
        </li>
      </ol>
    </nav>
  );
}
