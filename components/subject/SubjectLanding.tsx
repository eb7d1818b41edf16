import { useLocale, useTranslations } from 'next-intl';
import { LinkList } from '@/components/ui/LinkList';
import { Section } from '@/components/ui/Section';
import { routes } from '@/lib/addresses/routes';
import { institutionSearch } from '@/lib/catalogue/linked-searches';
import type { Subject } from '@/lib/catalogue/read-subject';
import { SubjectCards } from './SubjectCards';

/** The sections of a subject below its list of courses. The cards need a provider of texts around them. */
export function SubjectLanding({ subject }: { readonly subject: Subject }) {
  const t = useTranslations('subject');
  const to = routes(useLocale());
  const { id: category, name, openingSoon, series, institutions, otherInstitutions, neighbours } = subject;
  const teaching = institutions.map(({ id, name: label, count }) => {
    return { href: to.catalogue(institutionSearch(id, { category })), label, count };
  });
  const others =
    otherInstitutions > 0
      ? [{ href: to.institutions, label: t('moreInstitutions', { count: otherInstitutions }) }]
      : [];
  return (
    <>
      {openingSoon.length > 0 ? (
        <Section id="soon" title={t('openingSoon', { name })} tinted>
          <SubjectCards courses={openingSoon} />
        </Section>
      ) : null}
      {series.length > 0 ? (
        <Section id="series" title={t('series', { name })}>
          <SubjectCards courses={series} />
        </Section>
      ) : null}
      {institutions.length > 0 ? (
        <Section id="institutions" title={t('institutions', { name })} tinted>
          <LinkList label={t('institutions', { name })} links={[...teaching, ...others]} />
        </Section>
      ) : null}
      {neighbours.length > 0 ? (
        <Section id="neighbours" title={t('neighbours')}>
          <LinkList
            label={t('neighbours')}
            links={neighbours.map(({ id, name: label, lang, count }) => ({
              href: to.category(id),
              label,
              lang,
              count,
            }))}
          />
        </Section>
      ) : null}
    </>
  );
}
