import { useLocale, useTranslations } from 'next-intl';
import { CourseSection } from '@/components/catalogue/CourseSection';
import { LinkList } from '@/components/ui/LinkList';
import { Section } from '@/components/ui/Section';
import { routes } from '@/lib/addresses/routes';
import type { Subject } from '@/lib/catalogue/read-subject';

/** What a subject has beside the list of its courses: what opens soon, series, institutions, other subjects. */
export function SubjectLanding({ subject }: { readonly subject: Subject }) {
  const t = useTranslations('subject');
  const to = routes(useLocale());
  const { name, openingSoon, series, institutions, neighbours } = subject;
  const links = (some: Subject['institutions']) =>
    some.map((one) => ({ href: to.catalogue(one.search), label: one.name, count: one.count }));
  return (
    <>
      <CourseSection id="soon" title={t('openingSoon', { name })} tone="tint" courses={openingSoon} />
      <CourseSection id="series" title={t('series', { name })} deferred courses={series} />
      {institutions.length > 0 ? (
        <Section id="institutions" title={t('institutions', { name })} tone="tint">
          <LinkList label={t('institutions', { name })} links={links(institutions)} />
        </Section>
      ) : null}
      {neighbours.length > 0 ? (
        <Section id="neighbours" title={t('neighbours')}>
          <LinkList label={t('neighbours')} links={links(neighbours)} />
        </Section>
      ) : null}
    </>
  );
}
