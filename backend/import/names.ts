import { max } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { image, iscedField } from '../database/schema/content.ts';
import { category, institution, target } from '../database/schema/course.ts';
import type { ImportedInstitution } from './imported-course.ts';

/** What the database calls by the names of a file. */
export interface KnownNames {
  /** Ids by name in either language, in small letters. */
  readonly categories: ReadonlyMap<string, number>;
  readonly targets: ReadonlyMap<string, number>;
  readonly iscedCodes: ReadonlySet<string>;
  readonly imageIds: ReadonlySet<number>;
  /** The id of an institution, which is stored when it is new. */
  institutionId(institution: ImportedInstitution): Promise<number>;
}

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
    institutionId: await institutions(database),
  };
}

/** How names are compared. */
export function fold(name: string): string {
  return name.trim().toLowerCase();
}

function byName(rows: readonly { id: number; nameIt: string; nameEn: string }[]): Map<string, number> {
  return new Map(rows.flatMap(({ id, nameIt, nameEn }) => [nameIt, nameEn].map((name) => [fold(name), id] as const)));
}

async function institutions(database: Database): Promise<KnownNames['institutionId']> {
  const rows = await database
    .select({ id: institution.id, name: institution.name, acronym: institution.acronym })
    .from(institution);
  const ids = new Map(rows.map(({ id, name }) => [fold(name), id]));
  const acronyms = new Set(rows.map(({ acronym }) => acronym));
  const [last] = await database.select({ id: max(institution.id) }).from(institution);
  let id = last?.id ?? 0;
  return async ({ name, website, afam }) => {
    const stored = ids.get(fold(name));
    if (stored !== undefined) return stored;
    id += 1;
    const acronym = freeAcronym(name, acronyms);
    await database.insert(institution).values({ id, name, acronym, city: '', website: website ?? '', afam });
    ids.set(fold(name), id);
    acronyms.add(acronym);
    return id;
  };
}

/** The initials of a name, with a number where they are taken. */
function freeAcronym(name: string, taken: ReadonlySet<string>): string {
  const initials = (name.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('').slice(0, 6) || 'ENTE';
  let acronym = initials;
  for (let number = 2; taken.has(acronym); number += 1) acronym = `${initials}${number}`;
  return acronym;
}
