import 'server-only';
import { categoryFilter, institutionFilter } from '@/lib/api/schemas/filter-names';
import { pickText } from '@/lib/i18n/localized';
import { inReadingOrder } from '@/lib/i18n/reading-order';
import type { InterfaceLanguage } from '@/lib/model/language';
import { emptySearch, type SearchAddress } from '../addresses/search-address';
import { type Landing, readLanding } from './read-landing';
import { readCategories, readInstitutions } from './read-lists';

/** A way from a subject to some courses. */
interface SubjectLink {
  readonly id: string;
  readonly name: string;
  readonly search: SearchAddress;
  /** Courses and series that it leads to, where that is known. */
  readonly count?: number | undefined;
}

/** What stands below the courses of a subject. */
export interface Subject {
  readonly name: string;
  /** All of its courses in the catalogue. */
  readonly search: SearchAddress;
  readonly landing: Landing;
  /** Those with most courses of the subject first. */
  readonly institutions: readonly SubjectLink[];
  /** Other subjects with courses, in the order of their names. */
  readonly neighbours: readonly SubjectLink[];
}

const mostInstitutions = 16;
const mostNeighbours = 12;

/** A subject by the id of its category; `null` when there is none. @throws BackendError */
export async function readSubject(id: string, language: InterfaceLanguage): Promise<Subject | null> {
  const [categories, institutions] = await Promise.all([readCategories(), readInstitutions()]);
  const category = categories.find((one) => one.id === id);
  if (!category) return null;
  const landing = await readLanding(categoryFilter, id, language);
  const names = new Map(institutions.map(({ id: institutionId, name }) => [institutionId, name]));
  const link = (institutionId: string, count: number | undefined): SubjectLink[] => {
    const selection = { [categoryFilter]: [id], [institutionFilter]: [institutionId] };
    const name = names.get(institutionId);
    return name ? [{ id: institutionId, name, search: { ...emptySearch, selection }, count }] : [];
  };
  return {
    name: pickText(category.name, language)?.text ?? id,
    search: { ...emptySearch, selection: { [categoryFilter]: [id] } },
    landing,
    institutions: institutionsOf(landing)
      .flatMap(([institutionId, count]) => link(institutionId, count))
      .slice(0, mostInstitutions),
    neighbours: inReadingOrder(categories, language, ({ name }) => name)
      .filter((other) => other.id !== id && other.publishedCourses > 0)
      .slice(0, mostNeighbours)
      .map((other) => ({
        id: other.id,
        name: pickText(other.name, language)?.text ?? other.id,
        search: { ...emptySearch, selection: { [categoryFilter]: [other.id] } },
        count: other.publishedCourses,
      })),
  };
}

/** Ids of the institutions of some courses, most courses first; with numbers where all courses are known or counted. */
function institutionsOf({ counts, courses, openingSoon, series, isWhole }: Landing): [string, number | undefined][] {
  const counted = counts[institutionFilter];
  const cards = [...openingSoon, ...courses, ...series];
  const seen = Map.groupBy(
    cards.flatMap(({ institutions }) => institutions.map((institution) => institution.id)),
    (id) => id,
  );
  const numbers = counted ? Object.entries(counted) : [...seen].map(([id, all]) => [id, all.length] as const);
  return numbers
    .toSorted(([, one], [, other]) => other - one)
    .map(([id, number]) => [id, counted || isWhole ? number : undefined]);
}
