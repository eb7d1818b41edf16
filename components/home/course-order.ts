import type { CourseCardData } from '@/lib/catalogue/course-card';
import type { InterfaceLanguage } from '@/lib/model/language';
import { mostTabs } from './bounded-lists';

/** An institution with courses among those that are loaded. */
export interface InstitutionTab {
  readonly id: string;
  readonly name: string;
  readonly courses: number;
}

type Offered = Pick<CourseCardData, 'institutions'>;

/** The courses of each institution together, by its name; courses without an institution come last. */
export function groupedByInstitution<T extends Offered>(
  courses: readonly T[],
  locale: InterfaceLanguage,
): readonly T[] {
  const names = new Intl.Collator(locale);
  const owner = ({ institutions }: Offered) => institutions[0]?.name;
  return courses.toSorted((a, b) => {
    const [first, second] = [owner(a), owner(b)];
    return first && second ? names.compare(first, second) : Number(!first) - Number(!second);
  });
}

/**
 * Only the institutions that offer one of these courses, by name (specification, section 4). Of very many those with most
 * of the courses.
 */
export function institutionTabs(courses: readonly Offered[], locale: InterfaceLanguage): readonly InstitutionTab[] {
  const tabs = new Map<string, InstitutionTab>();
  for (const { id, name } of courses.flatMap(({ institutions }) => institutions)) {
    tabs.set(id, { id, name, courses: (tabs.get(id)?.courses ?? 0) + 1 });
  }
  const names = new Intl.Collator(locale);
  const largest = [...tabs.values()].sort((a, b) => b.courses - a.courses).slice(0, mostTabs);
  return largest.sort((a, b) => names.compare(a.name, b.name));
}

/** The courses that an institution offers, alone or with others; all of them without an institution. */
export function offeredBy<T extends Offered>(courses: readonly T[], institution: string | null): readonly T[] {
  if (institution === null) return courses;
  return courses.filter(({ institutions }) => institutions.some(({ id }) => id === institution));
}
