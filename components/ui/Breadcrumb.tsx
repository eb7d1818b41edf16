import { useTranslations } from 'next-intl';
import { AppLink } from './AppLink';
import styles from './Breadcrumb.module.css';

/** A step of the way to a page; the last one, the page itself, has no address. */
export interface BreadcrumbStep {
  readonly label: string;
  readonly href?: string;
  /** Language of the label where it differs from the page's. */
  readonly lang?: string | undefined;
}

/** Where a page stands in the site. */
export function Breadcrumb({ steps }: { readonly steps: readonly BreadcrumbStep[] }) {
  const t = useTranslations('breadcrumb');
  return (
    <nav aria-label={t('label')} className={styles.breadcrumb} data-above-toasts>
      <ol>
        {steps.map(({ label, href, lang }) => (
          <li key={label} lang={lang} dir="auto">
            {href ? <AppLink href={href}>{label}</AppLink> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
