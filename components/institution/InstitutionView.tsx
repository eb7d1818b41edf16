import { useLocale, useTranslations } from 'next-intl';
import { CourseSection } from '@/components/cards/CourseSection';
import { ShareLinks } from '@/components/share/ShareLinks';
import { TeacherLinks } from '@/components/teacher/TeacherLinks';
import { AppLink } from '@/components/ui/AppLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EmptyState } from '@/components/ui/EmptyState';
import { LinkList } from '@/components/ui/LinkList';
import { Section } from '@/components/ui/Section';
import { routes } from '@/lib/addresses/routes';
import type { FilterView } from '@/lib/catalogue/filter-view';
import { institutionSearch, statesOf } from '@/lib/catalogue/linked-searches';
import type { InstitutionPage } from '@/lib/catalogue/read-institution-page';
import { shownName } from '@/lib/i18n/localized';
import { InstitutionHeader } from './InstitutionHeader';

interface InstitutionViewProps {
  readonly page: InstitutionPage;
  readonly filters: readonly FilterView[];
}

/** The page of an institution: its courses, by state and subject, and its teachers. Unknown facts are left out. */
export function InstitutionView({ page, filters }: InstitutionViewProps) {
  const { institution, landing, subjects, teachers } = page;
  const t = useTranslations('institution');
  const locale = useLocale();
  const to = routes(locale);
  const search = (narrowed?: { readonly category?: string; readonly state?: string }) =>
    to.catalogue(institutionSearch(institution.id, narrowed));
  const stateLinks = statesOf(filters, landing).map(({ key, label, count }) => ({
    href: search({ state: key }),
    label,
    count,
  }));
  return (
    <article>
      <InstitutionHeader institution={institution} landing={landing} />
      {landing.total === 0 ? <NoCourses institution={institution} /> : null}
      <CourseSection id="soon" title={t('openingSoon')} courses={landing.openingSoon} />
      <CourseSection
        id="courses"
        title={t('courses')}
        tinted
        aside={<AppLink href={search()}>{t('allCourses', { count: landing.total })}</AppLink>}
        courses={landing.courses}
      >
        {landing.total > 0 && stateLinks.length > 0 ? <LinkList label={t('byState')} links={stateLinks} /> : null}
      </CourseSection>
      <CourseSection id="series" title={t('series')} courses={landing.series} />
      {subjects.length > 0 ? (
        <Section id="subjects" title={t('subjects')} tinted>
          <LinkList
            label={t('subjects')}
            links={subjects.map(({ category: { id, name }, courses }) => {
              const { text, lang } = shownName(name, locale, id);
              return { href: search({ category: id }), label: text, lang, count: courses };
            })}
          />
        </Section>
      ) : null}
      {teachers.length > 0 ? (
        <Section id="teachers" title={t('teachers')}>
          <TeacherLinks teachers={teachers} />
        </Section>
      ) : null}
      <ShareLinks title={institution.name} path={to.institutionPage(institution.id)} />
    </article>
  );
}

/** Says that there are no courses yet, with links to other pages. */
function NoCourses({ institution: { name } }: Pick<InstitutionPage, 'institution'>) {
  const t = useTranslations('institution');
  const to = routes(useLocale());
  return (
    <Section id="none" title={t('courses')}>
      <EmptyState title={t('noneTitle')} text={t('none', { name })}>
        <ButtonLink href={to.catalogue()}>{t('catalogue')}</ButtonLink>
        <ButtonLink href={to.institutions} look="outline">
          {t('otherInstitutions')}
        </ButtonLink>
      </EmptyState>
    </Section>
  );
}
