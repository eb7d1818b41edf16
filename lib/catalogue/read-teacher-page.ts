import 'server-only';
import { cache } from 'react';
import { getTeacher } from '@/lib/api/teachers';
import { isSeries } from '@/lib/model/course';
import { isId } from '@/lib/model/id';
import type { Institution } from '@/lib/model/institution';
import type { Locale } from '@/lib/model/locale';
import type { TeacherDetails } from '@/lib/model/teacher';
import type { CourseCardData } from './course-card';
import { cachedCall } from './page-client';
import { toPlainCourses } from './read-catalogue';
import { readExtensionsOrFail } from './read-extensions';
import { showCards } from './show-cards';

type OfferingInstitution = Pick<Institution, 'id' | 'name' | 'logoId'>;

/** The data of a teacher's page. */
export interface TeacherPage extends Omit<TeacherDetails, 'courses'> {
  /** The first courses. */
  readonly courses: readonly CourseCardData[];
  readonly series: readonly CourseCardData[];
  /** Institutions of the courses, sorted by their number of courses, highest first. The teacher's employer is not known. */
  readonly institutions: readonly OfferingInstitution[];
  /** The only institution of all courses; `null` if there are several, or if not all courses are known. */
  readonly institution: OfferingInstitution | null;
}

/** Maximum cards on the page; the catalogue has the others. */
const maxCourses = 18;
const maxSeries = 6;

/** Which institutions offer a teacher's courses. A course of several institutions does not show where the teacher belongs. */
export function offeringInstitutions({ courses, total }: Pick<TeacherDetails, 'courses' | 'total'>) {
  const all = courses.flatMap((course) => course.institutions);
  const institutions = [...Map.groupBy(all, ({ id }) => id).values()]
    .sort((one, other) => other.length - one.length)
    .flatMap((same) => same.slice(0, 1))
    .map(({ id, name, logoId }): OfferingInstitution => ({ id, name, logoId }));
  const [first = null] = institutions;
  const isAlone = institutions.length === 1 && courses.every((course) => course.institutions.length === 1);
  return { institutions, institution: isAlone && courses.length === total ? first : null };
}

/** Reads the page of a teacher; `null` if there is no such teacher or the backend has no teacher ids. @throws BackendError */
export const readTeacherPage = cache(async (id: string, locale: Locale): Promise<TeacherPage | null> => {
  if (!isId(id) || !(await readExtensionsOrFail()).teachers) return null;
  const page = await cachedCall(`teacher ${id}`, ['courses'], async (client) => {
    const details = await getTeacher(client, id);
    if (!details) return null;
    return { ...details, ...offeringInstitutions(details), courses: toPlainCourses(details.courses) };
  });
  // Another spelling of an id must not create a second page, as for courses.
  if (page?.id !== id) return null;
  const { cards } = await showCards(page.courses, locale);
  return {
    ...page,
    courses: cards.filter((card) => !isSeries(card)).slice(0, maxCourses),
    series: cards.filter(isSeries).slice(0, maxSeries),
  };
});
