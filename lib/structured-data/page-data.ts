import 'server-only';
import { getTranslations } from 'next-intl/server';
import { absoluteAddress } from '@/lib/addresses/absolute-address';
import { type PageAddress, routes } from '@/lib/addresses/routes';
import { featuredInDocument } from '@/lib/catalogue/course-card';
import type { FilterView } from '@/lib/catalogue/filter-view';
import { type InstitutionList, institutionsPerPage } from '@/lib/catalogue/institution-list';
import type { CatalogueResult } from '@/lib/catalogue/read-catalogue';
import type { CoursePage } from '@/lib/catalogue/read-course-page';
import type { HomePage } from '@/lib/catalogue/read-home';
import type { InstitutionPage } from '@/lib/catalogue/read-institution-page';
import type { SeriesPage } from '@/lib/catalogue/read-series';
import type { TeacherPage } from '@/lib/catalogue/read-teacher-page';
import { resultTitle } from '@/lib/catalogue/result-title';
import { teacherName } from '@/lib/catalogue/teachers';
import { currentLocale } from '@/lib/i18n/locale';
import { pictureAddress } from '@/lib/metadata/canonical-address';
import { courseDescription, courseTitle } from '@/lib/metadata/course-metadata';
import type { Institution } from '@/lib/model/institution';
import { courseData, seriesData } from './course-data';
import type { JsonLdNode } from './json-ld';
import { courseListData, faqData, linkListData, websiteData } from './list-data';

type Nodes = Promise<readonly JsonLdNode[]>;

/**
 * Structured data of the home page: the site with its search, the featured courses in the document, and the questions. Other
 * pages show the same questions, but search engines want them on a single page.
 */
export async function homePageData({ featured, faqs }: HomePage): Nodes {
  const [t, locale] = [await getTranslations(), await currentLocale()];
  const [cards, { total }] = [featured.cards.slice(0, featuredInDocument), featured];
  const list = courseListData({ name: t('home.featured'), cards, total });
  return [websiteData(t('site.name'), locale), ...list, ...faqData(faqs ?? [], locale)];
}

/** Structured data of a page of results. @param filters in the visitor's language, with the selected values */
export async function cataloguePageData({ search, answer }: CatalogueResult, filters: readonly FilterView[]): Nodes {
  const { cards, total, page } = answer;
  // Only the last page may be shorter than the others, so its first position is counted from the end.
  const firstPosition = page < answer.pageCount ? (page - 1) * cards.length + 1 : total - cards.length + 1;
  const name = resultTitle(filters, search, answer, await getTranslations('catalogue'));
  return courseListData({ name, cards, total, firstPosition });
}

/** Structured data of a course's page. */
export async function coursePageData({ course, iscedNames }: CoursePage): Nodes {
  const t = await getTranslations('course');
  const [title, description] = [await courseTitle(course), await courseDescription(course)];
  return [
    courseData(course, { title, description, trailer: t('trailer') }, iscedNames),
    await pageBreadcrumb('catalogue', title, (to) => to.course(course.id)),
  ];
}

/** Structured data of a series' page: the series and the list of its courses. */
export async function seriesPageData({ series, brief, members }: SeriesPage): Nodes {
  const t = await getTranslations();
  const [title, description] = [await courseTitle(series), await courseDescription(series)];
  return [
    seriesData(series, { title, description }, { size: members.length, languages: brief.languageCodes }),
    ...courseListData({ name: t('series.members'), cards: members }),
    await pageBreadcrumb('catalogue', title, (to) => to.series(series.id)),
  ];
}

/** Structured data of the page of an institution: the institution, and the courses on the page. */
export async function institutionPageData({ institution, landing }: InstitutionPage): Nodes {
  const [t, to] = [await getTranslations(), routes(await currentLocale())];
  const { openingSoon, courses, series, total } = landing;
  const name = t('institutions.coursesNamed', { name: institution.name });
  const address = to.institutionPage(institution.id);
  return [
    institutionData(institution, absoluteAddress(address)),
    ...courseListData({ name, cards: [...openingSoon, ...courses, ...series], total }),
    await pageBreadcrumb('institutions', institution.name, () => address),
  ];
}

/** Structured data of a page of the list of institutions, in the order of the page. */
export async function institutionsPageData({ groups, search, total }: InstitutionList): Nodes {
  const [t, to] = [await getTranslations('institutions'), routes(await currentLocale())];
  const shown = groups.flatMap(({ listed }) => listed);
  const links = shown.map(({ institution: { id, name } }) => ({ name, url: absoluteAddress(to.institutionPage(id)) }));
  return linkListData({ name: t('title'), links, total, firstPosition: (search.page - 1) * institutionsPerPage + 1 });
}

/** An institution. Its `url` is its own website if it has one, because other sites know it by that address. */
function institutionData({ name, website, logoId, imageId, city }: Institution, address: string): JsonLdNode {
  return {
    '@type': 'CollegeOrUniversity',
    name,
    url: website ?? address,
    mainEntityOfPage: address,
    logo: logoId ? pictureAddress(logoId) : undefined,
    image: imageId ? pictureAddress(imageId) : undefined,
    address: city ? { '@type': 'PostalAddress', addressLocality: city } : undefined,
  };
}

/** Structured data of the page of a teacher: the person and the courses. The employer is unknown, because courses do not name it. */
export async function teacherPageData(page: TeacherPage): Nodes {
  const [t, to] = [await getTranslations(), routes(await currentLocale())];
  const { id, teacher, courses, series, total } = page;
  const name = teacherName(teacher);
  return [
    {
      '@type': 'Person',
      name,
      givenName: teacher.firstName ?? undefined,
      familyName: teacher.lastName ?? undefined,
      url: absoluteAddress(to.teacher(id)),
      image: teacher.photoId ? pictureAddress(teacher.photoId) : undefined,
    },
    ...courseListData({ name: t('teacher.courses'), cards: [...courses, ...series], total }),
    await pageBreadcrumb('catalogue', name, () => to.teacher(id)),
  ];
}

/** The `BreadcrumbList` of a page: the home page, the page above, and the page itself. */
async function pageBreadcrumb(
  above: 'catalogue' | 'institutions',
  title: string,
  address: PageAddress,
): Promise<JsonLdNode> {
  const [t, to] = [await getTranslations(), routes(await currentLocale())];
  const steps = [
    { name: t('breadcrumb.home'), href: to.home },
    { name: t(`breadcrumb.${above}`), href: above === 'catalogue' ? to.catalogue() : to.institutions },
    { name: title, href: address(to) },
  ];
  const items = steps.map(({ name, href }, index) => {
    return { '@type': 'ListItem', position: index + 1, name, item: absoluteAddress(href) };
  });
  return { '@type': 'BreadcrumbList', itemListElement: items };
}
