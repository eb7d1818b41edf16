import type { CourseCardData } from '@/lib/catalogue/course-card';
import type { Locale } from '@/lib/model/locale';

/** An institution with its number of loaded courses. */
export interface InstitutionTab {
  readonly id: string;
  readonly name: string;
  readonly courses: number;
}

type Offered = Pick<CourseCardData, 'institutions'>;

/** The list from `index` on, then what comes before it; as it is when there is no such index. */
const startingAt = <T>(list: readonly T[], index: number): readonly T[] =>
  index > 0 ? [...list.slice(index), ...list.slice(0, index)] : list;

/** Number of courses that the carousel above shows at first, in the order of the catalogue. */
const initiallyShown = 6;
/** Maximum number of tabs, so that the page stays small with any number of institutions. */
const maxTabs = 40;

/**
 * Groups courses by institution, in the order of names; courses without an institution come last. Each day begins with
 * another institution, skipping those whose courses the carousel above shows at first.
 */
export function groupedByInstitution<T extends Offered>(
  courses: readonly T[],
  locale: Locale,
  day: number,
): readonly T[] {
  const names = new Intl.Collator(locale);
  const owner = ({ institutions }: Offered) => institutions[0]?.name;
  const owners = [...new Set(courses.flatMap((course) => owner(course) ?? []))].sort(names.compare);
  const taken = new Set(courses.slice(0, initiallyShown).map(owner));
  const inTurn = startingAt(owners, day % owners.length);
  const first = inTurn.findIndex((name) => !taken.has(name));
  const places = new Map(startingAt(inTurn, first).map((name, place) => [name, place]));
  const placeOf = (course: Offered) => places.get(owner(course) ?? '') ?? owners.length;
  return [...courses].sort((a, b) => placeOf(a) - placeOf(b));
}

/**
 * The institutions that offer one of these courses, by name (specification, section 4), beginning with that of `first`.
 * When there are too many, only those with the most courses.
 */
export function institutionTabs(
  courses: readonly Offered[],
  locale: Locale,
  first?: Offered,
): readonly InstitutionTab[] {
  const tabs = new Map<string, InstitutionTab>();
  for (const { id, name } of courses.flatMap(({ institutions }) => institutions)) {
    tabs.set(id, { id, name, courses: (tabs.get(id)?.courses ?? 0) + 1 });
  }
  const names = new Intl.Collator(locale);
  const largest = [...tabs.values()].sort((a, b) => b.courses - a.courses).slice(0, maxTabs);
  const byName = largest.sort((a, b) => names.compare(a.name, b.name));
  return startingAt(
    byName,
    byName.findIndex(({ id }) => id === first?.institutions[0]?.id),
  );
}

/** The courses that an institution offers, alone or with others; all courses when none is chosen. */
export function offeredBy<T extends Offered>(courses: readonly T[], institution?: string | null): readonly T[] {
  if (!institution) return courses;
  return courses.filter(({ institutions }) => institutions.some(({ id }) => id === institution));
}
