import 'server-only';
import { cache } from 'react';
import { getInstitutionDetails } from '@/lib/api/catalogue';
import { institutionFilter } from '@/lib/api/schemas/filter-names';
import type { Category } from '@/lib/model/category';
import type { Institution } from '@/lib/model/institution';
import type { InstitutionDetails } from '@/lib/model/institution-details';
import type { InterfaceLanguage } from '@/lib/model/language';
import type { CountedTeacher } from '@/lib/model/teacher';
import { cached } from './cached';
import { catalogueTransport, inTime } from './page-calls';
import { readExtensions } from './read-extensions';
import { type Landing, readLanding } from './read-landing';
import { readCategories, readInstitutions } from './read-lists';

/** Everything that the page of an institution shows. */
export interface InstitutionPage {
  readonly institution: Institution;
  readonly landing: Landing;
  /** With the number of its courses and series in each; none where the backend does not say it. */
  readonly subjects: readonly { readonly category: Category; readonly courses: number }[];
  /** Those of most courses first; none where the backend does not say it. */
  readonly teachers: readonly CountedTeacher[];
}

/** An institution by its id; `null` when there is none. @throws BackendError */
export async function readInstitution(id: string): Promise<Institution | null> {
  return (await readInstitutions()).find((institution) => institution.id === id) ?? null;
}

/** The page of an institution; `null` when there is none of that id. @throws BackendError */
export const readInstitutionPage = cache(
  async (id: string, language: InterfaceLanguage): Promise<InstitutionPage | null> => {
    const institution = await readInstitution(id);
    if (!institution) return null;
    const [landing, details, categories] = await Promise.all([
      readLanding(institutionFilter, id, language),
      readDetails(id),
      readCategories(),
    ]);
    const byId = new Map(categories.map((category) => [category.id, category]));
    const subjects = (details?.categories ?? []).flatMap(({ id: categoryId, courses }) => {
      const category = byId.get(categoryId);
      return category ? [{ category, courses }] : [];
    });
    return { institution, landing, subjects, teachers: details?.teachers ?? [] };
  },
);

async function readDetails(id: string): Promise<InstitutionDetails | null> {
  if (!(await readExtensions()).institutions) return null;
  const [transport, options] = [catalogueTransport(), inTime()];
  return cached(`institution ${id}`, ['institutions', 'courses'], () => getInstitutionDetails(transport, id, options));
}
