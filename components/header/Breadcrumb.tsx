import { useLocale, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/AppLink';
import { routes } from '@/lib/addresses/routes';
import styles from './Breadcrumb.module.css';

interface BreadcrumbProps {
  /** The page above this one. */
  readonly parent: 'catalogue' | 'institutions';
  /** Title of this page. */
  readonly title: string;
  /** Language of the title when it differs from the page's. */
  readonly lang?: string | undefined;
}

/** The position of a page in the site: home page, parent page, this page. */
export function Breadcrumb({ parent, title, lang }: BreadcrumbProps) {
  const t = useTranslations('breadcrumb');
  const to = routes(useLocale());
  const addresses = { catalogue: to.catalogue(), institutions: to.institutions };
  return (
    <nav aria-label={t('label')} className={styles.breadcrumb} data-above-toasts>
      <ol>
        <li>
          <AppLink href={to.home}>{t('home')}</AppLink>
        </li>
        <li>
          <AppLink href={addresses[parent]}>{t(parent)}</AppLink>
        </li>
        <li>
          <span aria-current="page" lang={lang} dir="auto">
            {title}
          </span>
        </li>
      </ol>
    </nav>
  );
}
