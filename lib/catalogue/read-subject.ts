import 'server-only';
import type { CanonicalQuery } from '@/lib/addresses/search-address';
import { categoryFilter, institutionFilter, kindFilter, seriesKey } from '@/lib/api/schemas/filter-names';
import { pickText, type ShownName, shownName } from '@/lib/i18n/localized';
import { inReadingOrder } from '@/lib/i18n/reading-order';
import type { Category } from '@/lib/model/category';
import type { Locale } from '@/lib/model/locale';
import type { CardPage, CourseCardData } from './course-card';
import { readCatalogueOnce } from './read-catalogue';
import { readExtensions } from './read-extensions';
import { readFirstCards, readOpeningSoon } from './read-landing';
import { readCategories, readInstitutions } from './read-lists';

/** An institution or another subject, with its number of courses and series if that is known. */
interface CountedName {
  readonly id: string;
  readonly name: string;
  readonly count: number | undefined;
}

/** The data below the courses of a subject. */
export interface Subject {
  readonly id: string;
  readonly name: string;
  /** Nearest opening first. */
  readonly openingSoon: readonly CourseCardData[];
  readonly series: readonly CourseCardData[];
  /** Sorted by their number of courses of the subject, which is their count, highest first. */
  readonly institutions: readonly CountedName[];
  /** How many further institutions there are. */
  readonly otherInstitutions: number;
  /** Other subjects with courses: sorted by their number of common courses (if known), highest first, then by name. */
  readonly neighbours: readonly (CountedName & Pick<ShownName, 'lang'>)[];
}

const maxInstitutions = 22;
const maxNeighbours = 11;

/**
 * Reads a subject by the id of its category; `null` if there is none. It uses the page's own search result and reads only a
 * few more cards.
 *
 * @param query the search of the page, which selects only this category
 * @throws BackendError
 */
export async function readSubject(id: string, query: CanonicalQuery, locale: Locale): Promise<Subject | null> {
  const selected = { [categoryFilter]: [id] };
  const [categories, institutions, { answer }, openingSoon, series, extensions] = await Promise.all([
    readCategories(),
    readInstitutions(),
    readCatalogueOnce(query, locale),
    readOpeningSoon(locale, selected),
    readFirstCards(locale, { name: kindFilter, key: seriesKey }, selected),
    readExtensions(),
  ]);
  const category = categories.find((one) => one.id === id);
  if (!category) return null;
  const shared = new Map(Object.entries((extensions.categories && category.sharedCourses) || {}));
  const commonCourses = ({ id: other }: Category) => shared.get(other) ?? 0;
  const names = new Map(institutions.map((institution) => [institution.id, institution.name]));
  const teaching = institutionsOf(answer).flatMap(([institutionId, count]) => {
    const name = names.get(institutionId);
    return name ? [{ id: institutionId, name, count }] : [];
  });
  return {
    id,
    name: pickText(category.name, locale)?.text ?? id,
    openingSoon,
    series,
    institutions: teaching.slice(0, maxInstitutions),
    otherInstitutions: Math.max(0, teaching.length - maxInstitutions),
    neighbours: inReadingOrder(categories, locale, ({ name }) => name)
      .filter((other) => other.id !== id && other.publishedCourses !== 0)
      .toSorted((one, other) => commonCourses(other) - commonCourses(one))
      .slice(0, maxNeighbours)
      .map((other) => {
        const { text, lang } = shownName(other.name, locale, other.id);
        return { id: other.id, name: text, lang, count: other.publishedCourses ?? undefined };
      }),
  };
}

/** Institution ids with their numbers of courses, highest first; if the backend does not count, those of the page's cards. */
function institutionsOf({ counts, cards }: CardPage): readonly (readonly [string, number | undefined])[] {
  const counted = counts?.byValue[institutionFilter];
  if (counted) return Object.entries(counted).toSorted(([, one], [, other]) => other - one);
  const seen = new Set(cards.flatMap(({ institutions }) => institutions.map((institution) => institution.id)));
  return [...seen].map((id) => [id, undefined] as const);
}
