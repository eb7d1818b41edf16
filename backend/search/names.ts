import type { Database } from '../database/database.ts';
import { category, institution } from '../database/schema/course.ts';
import { type Concepts, curatedWeight } from './concepts.ts';

/** What an institution is called beside its name; each parted by `; `. */
export interface OtherNames {
  /** By which it is found, but not looked for in courses: "la Statale" stands in many. */
  readonly it: string;
  readonly en: string;
}

/**
 * Adds the names of the catalogue's categories and institutions, these with what else they are called, by acronym; of the
 * institutions that it lacks the short names, so that none is taken for another.
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
}
