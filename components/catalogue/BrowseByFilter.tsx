import { useLocale, useTranslations } from 'next-intl';
import { AppLink } from '@/components/ui/AppLink';
import { Section } from '@/components/ui/Section';
import { routes } from '@/lib/addresses/routes';
import { emptySearch } from '@/lib/addresses/search-address';
import { filtersInOrder } from '@/lib/catalogue/filter-view';
import { foreignLang, pickText } from '@/lib/i18n/localized';
import type { Filter } from '@/lib/model/filter';
import styles from './BrowseByFilter.module.css';

/**
 * Links to the results of each value of filters: the boxes of the form are no links, and these pages are in
 * the sitemap.
 */
export function BrowseByFilter({ filters }: { readonly filters: readonly Filter[] }) {
  const t = useTranslations('catalogue');
  const locale = useLocale();
  if (filters.length === 0) return null;
  return (
    <Section id="browse" title={t('browse')}>
      <dl className={styles.filters}>
        {filtersInOrder(filters, locale).map(({ name, values }) => (
          <div key={name}>
            {/* A filter that nobody has named yet shows its text key in brackets (specification, section 2). */}
            <dt>{t(`filterName.${name}` as Parameters<typeof t>[0])}</dt>
            {values.map((value) => (
              <dd key={value.key}>
                <ValueLink filterName={name} value={value} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}

interface ValueLinkProps {
  readonly filterName: string;
  readonly value: Filter['values'][number];
}

function ValueLink({ filterName, value: { key, label } }: ValueLinkProps) {
  const locale = useLocale();
  const name = pickText(label, locale);
  const search = { ...emptySearch, selection: { [filterName]: [key] } };
  return (
    <AppLink href={routes(locale).catalogue(search)} lang={foreignLang(name?.language ?? null, locale)}>
      {name?.text ?? key}
    </AppLink>
  );
}
