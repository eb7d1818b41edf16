import { absoluteAddress } from '@/lib/addresses/absolute-address';
import { routes } from '@/lib/addresses/routes';
import type { Wording } from '@/lib/catalogue/card-words';
import { kindOfFirst } from '@/lib/catalogue/course-card';
import { institutionSearch } from '@/lib/catalogue/linked-searches';
import type { InstitutionPage } from '@/lib/catalogue/read-institution-page';
import { teacherAddress, teacherName } from '@/lib/catalogue/teachers';
import { formatCount } from '@/lib/i18n/count';
import { shownName } from '@/lib/i18n/localized';
import type { Institution, InstitutionKind } from '@/lib/model/institution';
import { escapeText } from './inline-markdown';
import { cardLinks, factItem, joined, linkItem, pageLink } from './markdown-parts';

/** The content of an institution's page, as Markdown. */
export function institutionMarkdown(page: InstitutionPage, words: Wording): string {
  const { institution, landing, subjects, teachers } = page;
  const { t, locale } = words;
  const to = routes(locale);
  const { id, name, kind, city, website } = institution;
  const { total, openingSoon, courses, series } = landing;
  const cards = [...openingSoon, ...courses, ...series];
  const offer = t('institution.offer', { count: total, shown: formatCount(total, locale), kind: kindOfFirst(cards) });
  const all = absoluteAddress(to.catalogue(institutionSearch(id)));
  const links = {
    subjects: subjects.map(({ category }) => {
      const { text } = shownName(category.name, locale, category.id);
      return linkItem(text, absoluteAddress(to.catalogue(institutionSearch(id, { category: category.id }))));
    }),
    teachers: teachers.map((one) => linkItem(teacherName(one), absoluteAddress(teacherAddress(one, locale)))),
  };
  return joined([
    `# ${escapeText(name)}`,
    escapeText([t(`institution.${kind}`), city].filter(Boolean).join(' · ')),
    total > 0 && escapeText(offer),
    website && linkItem(t('institution.website'), website),
    total > 0 && `## ${t('institution.courses')}\n\n${cardLinks(cards, words)}`,
    total > cards.length && linkItem(t('institution.browse'), all),
    links.subjects.length > 0 && `## ${t('institution.subjects')}\n\n${links.subjects.join('\n')}`,
    links.teachers.length > 0 && `## ${t('institution.teachers')}\n\n${links.teachers.join('\n')}`,
    pageLink(to.institutionPage(id)),
  ]);
}

/** The list of all institutions, as Markdown. */
export function institutionsMarkdown(institutions: readonly Institution[], { t, locale }: Wording): string {
  const list = (kind: InstitutionKind) =>
    institutions
      .filter((institution) => institution.kind === kind)
      .map(({ id, name, city, publishedCourses: count }) => {
        const offer = count === undefined ? undefined : t('institutions.courseCount', { count });
        return factItem(linkItem(name, `${absoluteAddress(routes(locale).institutionPage(id))}.md`), [city, offer]);
      })
      .join('\n');
  return joined([
    `# ${t('institutions.title')}`,
    t('institutions.intro'),
    `## ${t('institutions.universitiesTitle')}`,
    list('university'),
    `## ${t('institutions.afamTitle')}`,
    list('afam'),
  ]);
}
