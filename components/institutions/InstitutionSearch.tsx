import { useLocale, useTranslations } from 'next-intl';
import buttons from '@/components/ui/Button.module.css';
import { LinkList } from '@/components/ui/LinkList';
import { withBasePath } from '@/lib/addresses/base-path';
import { type InstitutionsSearch, kindParameter } from '@/lib/addresses/institutions-address';
import { routes } from '@/lib/addresses/routes';
import { maxTextLength, textParameter } from '@/lib/addresses/search-address';
import styles from './InstitutionSearch.module.css';

interface InstitutionSearchProps {
  readonly search: InstitutionsSearch;
  /** Whether there are both universities and AFAM institutions. */
  readonly hasBothKinds: boolean;
}

/** A form that finds institutions by name or city, and the choice of their kind. */
export function InstitutionSearch({ search, hasBothKinds }: InstitutionSearchProps) {
  const t = useTranslations('institutions');
  const to = routes(useLocale());
  const choices = [
    { kind: null, label: t('all') },
    { kind: 'university', label: t('universitiesTitle') },
    { kind: 'afam', label: t('afamShort') },
  ] as const;
  return (
    <search className={`container ${styles.search}`}>
      <form action={withBasePath(to.institutions)}>
        <label htmlFor="institution-search">{t('search')}</label>
        <div>
          <input
            id="institution-search"
            type="search"
            name={textParameter}
            defaultValue={search.text}
            placeholder={t('searchHint')}
            maxLength={maxTextLength}
            autoComplete="off"
          />
          {search.kind ? <input type="hidden" name={kindParameter} value={search.kind} /> : null}
          <button type="submit" className={buttons.solid}>
            {t('searchButton')}
          </button>
        </div>
      </form>
      {hasBothKinds ? (
        <LinkList
          label={t('kinds')}
          links={choices.map(({ kind, label }) => ({
            href: to.foundInstitutions({ ...search, kind, page: 1 }),
            label,
            isCurrent: kind === search.kind,
          }))}
        />
      ) : null}
    </search>
  );
}
