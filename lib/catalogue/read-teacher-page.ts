import 'server-only';
import { cache } from 'react';
import { isId } from '@/lib/api/schemas/fields';
import { getTeacher } from '@/lib/api/teachers';
import type { Teacher } from '@/lib/model/course';
import type { Institution } from '@/lib/model/institution';
import type { InterfaceLanguage } from '@/lib/model/language';
import type { CountedTeacher } from '@/lib/model/teacher';
import { cached } from './cached';
import type { CourseCardData } from './course-card';
import { catalogueTransport, inTime } from './page-calls';
import { toPlainCourses } from './read-catalogue';
import { readExtensionsOrFail } from './read-extensions';
import { showCards } from './show-cards';

/** Everything that the page of a teacher shows. */
export interface TeacherPage {
  readonly id: string;
  readonly teacher: Teacher;
  /** The first ones. */
  readonly courses: readonly CourseCardData[];
  readonly series: readonly CourseCardData[];
  /** Of courses and series, those without a card too. */
  readonly total: number;
  readonly colleagues: readonly CountedTeacher[];
  /** Those in charge of the courses, the one of most of them first. */
  readonly institutions: readonly Pick<Institution, 'id' | 'name' | 'logoId'>[];
}

/** Cards of a page: the catalogue has the others. */
const mostCourses = 18;
const mostSeries = 6;

/** The page of a teacher; `null` when there is none of that id, or when the backend has no ids of teachers. @throws BackendError */
export const readTeacherPage = cache(async (id: string, language: InterfaceLanguage): Promise<TeacherPage | null> => {
  if (!isId(id) || !(await readExtensionsOrFail()).teachers) return null;
  const [transport, options] = [catalogueTransport(), inTime()];
  const page = await cached(`teacher ${id}`, ['courses'], async () => {
    const details = await getTeacher(transport, id, options);
    if (!details) return null;
    const inCharge = details.courses.flatMap(({ institutions }) => institutions.slice(0, 1));
    const byInstitution = [...Map.groupBy(inCharge, (institution) => institution.id).values()];
    return {
      ...details,
      courses: toPlainCourses(details.courses),
      institutions: byInstitution
        .sort((one, other) => other.length - one.length)
        .flatMap((same) => same.slice(0, 1))
        .map(({ id: institutionId, name, logoId }) => ({ id: institutionId, name, logoId })),
    };
  });
  // As with courses: nothing is there twice.
  if (page?.id !== id) return null;
  const { cards } = await showCards(page.courses, language);
  return {
    ...page,
    courses: cards.filter(({ seriesSize }) => seriesSize <= 1).slice(0, mostCourses),
    series: cards.filter(({ seriesSize }) => seriesSize > 1).slice(0, mostSeries),
  };
});
