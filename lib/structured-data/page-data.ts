import 'server-only';
import { getTranslations } from 'next-intl/server';
import { featuredInDocument } from '@/lib/catalogue/course-card';
import type { FilterView } from '@/lib/catalogue/filter-view';
import type { CatalogueResult } from '@/lib/catalogue/read-catalogue';
import type { CoursePage } from '@/lib/catalogue/read-course-page';
import type { HomePage } from '@/lib/catalogue/read-home';
import type { SeriesPage } from '@/lib/catalogue/read-series-page';
import { resultTitle } from '@/lib/catalogue/result-title';
import { currentLocale } from '@/lib/i18n/locale';
import { courseDescription, courseTitle } from '@/lib/metadata/course-metadata';
import { courseData, seriesData } from './course-data';
import type { JsonLdNode } from './json-ld';
import { courseListData, faqData, websiteData } from './list-data';
import { pageBreadcrumb } from './page-breadcrumb';

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
