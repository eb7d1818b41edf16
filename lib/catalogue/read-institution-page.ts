import 'server-only';
import { cache } from 'react';
import { categoryFilter, institutionFilter } from '@/lib/api/schemas/filter-names';
import { getTeachersOfInstitution } from '@/lib/api/teachers';
import type { Category } from '@/lib/model/category';
import type { Institution } from '@/lib/model/institution';
import type { Locale } from '@/lib/model/locale';
import type { CountedTeacher } from '@/lib/model/teacher';
import { orFallback } from '@/lib/page-parts/page-part';
import { cachedCall } from './page-client';
import { readExtensions } from './read-extensions';
import { type Landing, readLanding } from './read-landing';
import { readCategories, readInstitutions } from './read-lists';

/** The data of an institution's page. */
export interface InstitutionPage {
  readonly institution: Institution;
  readonly landing: Landing;
  /** Sorted by their number of courses, highest first; empty if the backend does not count. */
  readonly subjects: readonly { readonly category: Category; readonly courses: number }[];
  /** Sorted by their number of courses, highest first; empty if the backend does not name them. */
  readonly teachers: readonly CountedTeacher[];
}

/** Visitors find further teachers on the pages of courses. */
const maxTeachers = 24;
/** Visitors find further subjects in the filters of the institution's courses. */
const maxSubjects = 24;

/** Reads the page of an institution; `null` if there is no such institution. @throws BackendError */
export const readInstitutionPage = cache(async (id: string, locale: Locale): Promise<InstitutionPage | null> => {
  const institution = (await readInstitutions()).find((one) => one.id === id);
  if (!institution) return null;
  const [landing, teachers, categories] = await Promise.all([
    readLanding(institutionFilter, id, locale),
    orFallback(readTeachers(id), []),
    orFallback(readCategories(), []),
  ]);
  const counts = landing.counts[categoryFilter] ?? {};
  const subjects = categories
    .map((category) => ({ category, courses: counts[category.id] ?? 0 }))
    .filter(({ courses }) => courses > 0)
    .sort((one, other) => other.courses - one.courses)
    .slice(0, maxSubjects);
  return { institution, landing, subjects, teachers: teachers.slice(0, maxTeachers) };
});

async function readTeachers(id: string): Promise<readonly CountedTeacher[]> {
  if (!(await readExtensions()).teachers) return [];
  return cachedCall(`teachers of ${id}`, ['courses'], (client) => getTeachersOfInstitution(client, id));
}
