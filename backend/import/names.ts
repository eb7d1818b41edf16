import type { Database } from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';
import { image, iscedField } from '../database/schema/content.ts';
import { category, institution, target } from '../database/schema/course.ts';
import { wordsOf } from '../words.ts';
import type { ImportedInstitution } from './imported-course.ts';

/** Maps the names in a file to rows of the database. */
export interface KnownNames {
  /** Ids by folded name, in either language. */
  readonly categories: ReadonlyMap<string, number>;
  readonly targets: ReadonlyMap<string, number>;
  readonly iscedCodes: ReadonlySet<string>;
  readonly imageIds: ReadonlySet<number>;
  /** The id of an institution; an unknown institution gets a new id. */
  institutionId(institution: ImportedInstitution): number;
  /** Stores the new institutions. */
  storeInstitutions(): Promise<void>;
}

/** Reads the names that a file may refer to. */
export async function readNames(database: Database): Promise<KnownNames> {
  const [categories, targets, fields, images] = [
    await database.select().from(category),
    await database.select().from(target),
    await database.select({ code: iscedField.code }).from(iscedField),
    await database.select({ id: image.id }).from(image),
  ];
  return {
    categories: byName(categories),
    targets: byName(targets),
    iscedCodes: new Set(fields.map(({ code }) => code)),
    imageIds: new Set(images.map(({ id }) => id)),
    ...(await readInstitutions(database)),
  };
}

/** The form in which names are compared. */
export function fold(name: string): string {
  return name.trim().toLowerCase();
}

/** The words of a name: “UNIVERSITA' DI PISA” is the “Università di Pisa”, and “dell’Aquila” is “dell'Aquila”. */
function spoken(name: string): string {
  return wordsOf(name).join(' ') || fold(name);
}

function byName(rows: readonly { id: number; nameIt: string; nameEn: string }[]): Map<string, number> {
  return new Map(rows.flatMap(({ id, nameIt, nameEn }) => [nameIt, nameEn].map((name) => [fold(name), id] as const)));
}

async function readInstitutions(database: Database): Promise<Pick<KnownNames, 'institutionId' | 'storeInstitutions'>> {
  const rows = await database.select().from(institution);
  const ids = new Map([spoken, fold].flatMap((keyOf) => rows.map(({ id, name }) => [keyOf(name), id] as const)));
  const acronyms = new Set(rows.map(({ acronym }) => acronym));
  const added = new Map<number, typeof institution.$inferInsert>();
  let last = rows.reduce((highest, { id }) => Math.max(highest, id), 0);
  return {
    institutionId({ name, website, afam }) {
      // Two institutions of older imports may differ only in signs: each stays the one with exactly this name.
      const known = ids.get(fold(name)) ?? ids.get(spoken(name));
      if (known !== undefined) {
        const fresh = added.get(known);
        // A file may name the website only with a later course.
        if (fresh) fresh.website ||= website ?? '';
        return known;
      }
      last += 1;
      const acronym = freeAcronym(name, acronyms);
      added.set(last, { id: last, name, acronym, city: '', website: website ?? '', afam });
      for (const keyOf of [spoken, fold]) ids.set(keyOf(name), last);
      acronyms.add(acronym);
      return last;
    },
    storeInstitutions: () => insertRows(database, institution, [...added.values()]),
  };
}

/** An unused acronym: the initials of a name, with a number if they are taken. */
function freeAcronym(name: string, taken: ReadonlySet<string>): string {
  const initials = (name.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('').slice(0, 6) || 'ENTE';
  let acronym = initials;
  for (let number = 2; taken.has(acronym); number += 1) acronym = `${initials}${number}`;
  return acronym;
}
