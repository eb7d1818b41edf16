import type { Database } from '../database/database.ts';
import { category, course, institution } from '../database/schema/course.ts';
import { type Concepts, curatedWeight } from './concepts.ts';
import { languageWord, phrasesOfLanguage } from './course-languages.ts';

/** Further names of an institution, separated by `; `. */
export interface OtherNames {
  /** Names that a visitor may type but that are not searched for in courses: many courses contain "la Statale". */
  readonly it: string;
  readonly en: string;
}

/**
 * Adds the names of the catalogue's categories and institutions, and the phrases that name the languages of its courses. Also adds
 * the short names of institutions that the catalogue lacks, so that none is mistaken for another.
 *
 * @param otherNames further names of institutions, by acronym
 */
export async function addNames(
  database: Database,
  concepts: Concepts,
  otherNames: ReadonlyMap<string, OtherNames>,
): Promise<void> {
  for (const acronym of otherNames.keys()) concepts.addShortName(acronym);
  for (const { nameIt, nameEn } of await database.select().from(category)) {
    concepts.addName({ it: nameIt, en: nameEn });
  }
  for (const { name, acronym } of await database.select().from(institution)) {
    const other = otherNames.get(acronym) ?? { it: '', en: '' };
    concepts.add({
      weight: curatedWeight,
      terms: { it: name, en: other.en === '' ? name : other.en },
      otherNames: [name, other.it].filter((names) => names !== '').join('; '),
    });
    concepts.addShortName(acronym);
  }
  for (const { language } of await database.selectDistinct({ language: course.language }).from(course)) {
    // Another value, which only a person can have written into the database, would be an error.
    if (!/^[a-z]{2}$/i.test(language)) continue;
    const word = languageWord(language);
    concepts.add({ weight: curatedWeight, terms: { it: word, en: word }, otherNames: phrasesOfLanguage(language) });
  }
}
