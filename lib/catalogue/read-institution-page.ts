import 'server-only';
import { cache } from 'react';
import { categoryFilter, institutionFilter } from '@/lib/api/schemas/filter-names';
import { getTeachersOfInstitution } from '@/lib/api/teachers';
import type { Category } from '@/lib/model/category';
import type { Institution } from '@/lib/model/institution';
import type { InterfaceLanguage } from '@/lib/model/language';
import type { CountedTeacher } from '@/lib/model/teacher';
import { orWithout } from '@/lib/site-settings/page-part';
import { cached } from './cached';
import { pageClient } from './page-client';
import { readExtensions } from './read-extensions';
import { type Landing, readLanding } from './read-landing';
import { readCategories, readInstitutions } from './read-lists';

/** Everything that the page of an institution shows. */
export interface InstitutionPage {
  readonly institution: Institution;
  readonly landing: Landing;
  /** Those of most courses with their number, these first; none where the backend does not say it. */
  readonly subjects: readonly { readonly category: Category; readonly courses: number }[];
  /** Those of most courses, these first; none where the backend does not say it. */
  readonly teachers: readonly CountedTeacher[];
}

/** The courses name the others. */
const mostTeachers = 24;
/** The filters of its courses have the others. */
const mostSubjects = 24;

/** The page of an institution; `null` when there is none of that id. @throws BackendError */
export const readInstitutionPage = cache(
  async (id: string, language: InterfaceLanguage): Promise<InstitutionPage | null> => {
    const institution = (await readInstitutions()).find((one) => one.id === id);
    if (!institution) return null;
    const [landing, teachers, categories] = await Promise.all([
      readLanding(institutionFilter, id, language),
      orWithout(readTeachers(id), []),
      orWithout(readCategories(), []),
    ]);
    const counts = landing.counts[categoryFilter] ?? {};
    const subjects = categories
      .map((category) => ({ category, courses: counts[category.id] ?? 0 }))
      .filter(({ courses }) => courses > 0)
      .sort((one, other) => other.courses - one.courses)
      .slice(0, mostSubjects);
    return { institution, landing, subjects, teachers: teachers.slice(0, mostTeachers) };
  },
);

async function readTeachers(id: string): Promise<readonly CountedTeacher[]> {
  if (!(await readExtensions()).teachers) return [];
  const client = pageClient();
  return cached(`teachers of ${id}`, ['courses'], () => getTeachersOfInstitution(client, id));
}
