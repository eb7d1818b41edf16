import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EmptyState } from '@/components/ui/EmptyState';
import { PageHero } from '@/components/ui/PageHero';
import { PageLinks } from '@/components/ui/PageLinks';
import { Section } from '@/components/ui/Section';
import { Status } from '@/components/ui/Status';
import { routes } from '@/lib/addresses/routes';
import type { InstitutionGroup, InstitutionList } from '@/lib/catalogue/institution-list';
import { formatCount } from '@/lib/i18n/count';
import { InstitutionRows } from './InstitutionRows';
import { InstitutionSearch } from './InstitutionSearch';
import styles from './InstitutionsView.module.css';
import { LetterLinks } from './LetterLinks';
import { Partners } from './Partners';

interface InstitutionsViewProps {
  readonly list: InstitutionList;
  readonly hasBothKinds: boolean;
}

/** The participating universities and AFAM institutions, each kind with its count, a search, letters and pages. */
export function InstitutionsView({ list, hasBothKinds }: InstitutionsViewProps) {
  const t = useTranslations('institutions');
  const to = routes(useLocale());
  const { groups, search, total, pageCount } = list;
  return (
    <>
      <PageHero title={t('title')} text={t('intro')} />
      <InstitutionSearch search={search} hasBothKinds={hasBothKinds} />
      {search.text ? (
        <Status className={`container ${styles.found}`}>{t('found', { count: total, text: search.text })}</Status>
      ) : null}
      {groups.length === 0 ? <Nothing text={search.text} /> : null}
      {groups.map((group) => (
        <InstitutionGroupSection key={group.kind} group={group} list={list} />
      ))}
      <PageLinks
        label={t('pages')}
        page={search.page}
        pageCount={pageCount}
        hrefOf={(page) => to.foundInstitutions({ ...search, page })}
      />
      <Partners />
    </>
  );
}

function Nothing({ text }: { readonly text: string }) {
  const t = useTranslations('institutions');
  const results = useTranslations('catalogue')('results');
  const to = routes(useLocale());
  return (
    <div className={`container ${styles.none}`}>
      <h2 className="visually-hidden">{results}</h2>
      {text ? (
        <EmptyState title={t('noneFoundTitle')} text={t('noneFound')}>
          <ButtonLink href={to.institutions}>{t('showAll')}</ButtonLink>
          <ButtonLink href={to.catalogue({ text })} look="outline">
            {t('searchCourses', { text })}
          </ButtonLink>
        </EmptyState>
      ) : (
        <EmptyState title={t('title')} text={t('none')} />
      )}
    </div>
  );
}

interface InstitutionGroupProps {
  readonly group: InstitutionGroup;
  readonly list: InstitutionList;
}

/** One kind of institutions: their number, links to letters, and the institutions of this page. */
function InstitutionGroupSection({ group, list }: InstitutionGroupProps) {
  const t = useTranslations('institutions');
  const locale = useLocale();
  const { kind, total, listed } = group;
  const [id, title, count] =
    kind === 'university'
      ? (['universities', t('universitiesTitle'), t('universities', { count: total })] as const)
      : (['afam', t('afamTitle'), t('afam', { count: total })] as const);
  return (
    <Section id={id} title={title} aside={<p className={styles.count}>{count}</p>}>
      <LetterLinks group={group} list={list} label={t('lettersOf', { kind: title })} />
      <InstitutionRows
        rows={listed.map(({ institution, letter }, index) => {
          const { id, name, website, logoId, city, publishedCourses: courses } = institution;
          const offer =
            courses === undefined ? null : t('courseCount', { count: courses, shown: formatCount(courses, locale) });
          return {
            id,
            name,
            website,
            logoId,
            facts: [city, offer].filter(Boolean).join(' · '),
            // The link of a letter points to the letter's first institution.
            anchor: listed[index - 1]?.letter === letter ? null : `${kind}-${letter}`,
          };
        })}
        visitNamed={t('visitNamed', { name: '{name}' })}
        locale={locale}
      />
    </Section>
  );
}
