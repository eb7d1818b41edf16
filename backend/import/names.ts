import type { Database } from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';
import { image, iscedField } from '../database/schema/content.ts';
import { category, institution, target } from '../database/schema/course.ts';
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

function byName(rows: readonly { id: number; nameIt: string; nameEn: string }[]): Map<string, number> {
  return new Map(rows.flatMap(({ id, nameIt, nameEn }) => [nameIt, nameEn].map((name) => [fold(name), id] as const)));
}

async function readInstitutions(database: Database): Promise<Pick<KnownNames, 'institutionId' | 'storeInstitutions'>> {
  const rows = await database.select().from(institution);
  const ids = new Map(rows.map(({ id, name }) => [fold(name), id]));
  const acronyms = new Set(rows.map(({ acronym }) => acronym));
  const added = new Map<string, typeof institution.$inferInsert>();
  let last = rows.reduce((highest, { id }) => Math.max(highest, id), 0);
  return {
    institutionId({ name, website, afam }) {
      const folded = fold(name);
      const fresh = added.get(folded);
      // A file may name the website only with a later course.
      if (fresh) fresh.website ||= website ?? '';
      const stored = ids.get(folded);
      if (stored !== undefined) return stored;
      last += 1;
      const acronym = freeAcronym(name, acronyms);
      added.set(folded, { id: last, name, acronym, city: '', website: website ?? '', afam });
      ids.set(folded, last);
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
