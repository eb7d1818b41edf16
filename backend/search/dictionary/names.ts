import { asc } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { category, course, institution } from '../../database/schema/course.ts';
import { type Concepts, curatedWeight } from './concepts.ts';
import { languageWord, phrasesOfLanguage } from './course-languages.ts';

/** Further names of an institution, separated by `; `. */
export interface OtherNames {
  /** Names that a visitor may type but that are not searched for in courses: many courses contain "la Statale". */
  readonly it: string;
  readonly en: string;
}

/** The names of the catalogue that its search knows. */
export interface CatalogueNames {
  readonly categories: readonly { readonly nameIt: string; readonly nameEn: string }[];
  readonly institutions: readonly { readonly name: string; readonly acronym: string }[];
  readonly languages: readonly { readonly language: string }[];
}

/** Reads the names of the categories and institutions, and the languages of the courses, always in the same order. */
export async function readCatalogueNames(database: Database): Promise<CatalogueNames> {
  const { nameIt, nameEn } = category;
  const { name, acronym } = institution;
  const { language } = course;
  return {
    categories: await database.select({ nameIt, nameEn }).from(category).orderBy(asc(category.id)),
    institutions: await database.select({ name, acronym }).from(institution).orderBy(asc(institution.id)),
    languages: await database.selectDistinct({ language }).from(course).orderBy(asc(language)),
  };
}

/**
 * Adds the names of the catalogue's categories and institutions, and the phrases that name the languages of its courses. Also adds
 * the short names of institutions that the catalogue lacks, so that none is mistaken for another.
 *
 * @param otherNames further names of institutions, by acronym
 */
export function addNames(
  { categories, institutions, languages }: CatalogueNames,
  concepts: Concepts,
  otherNames: ReadonlyMap<string, OtherNames>,
): void {
  for (const acronym of otherNames.keys()) concepts.addShortName(acronym);
  for (const { nameIt, nameEn } of categories) concepts.addName({ it: nameIt, en: nameEn });
  for (const { name, acronym } of institutions) {
    const other = otherNames.get(acronym) ?? { it: '', en: '' };
    concepts.add({
      weight: curatedWeight,
      terms: { it: name, en: other.en === '' ? name : other.en },
      otherNames: [name, other.it].filter((names) => names !== '').join('; '),
    });
    concepts.addShortName(acronym);
  }
  for (const { language } of languages) {
    // Another value, which only a person can have written into the database, would be an error.
    if (!/^[a-z]{2}$/i.test(language)) continue;
    const word = languageWord(language);
    concepts.add({ weight: curatedWeight, terms: { it: word, en: word }, otherNames: phrasesOfLanguage(language) });
  }
}
