import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { inBatches, insertRows } from '../database/insert-rows.ts';
import { image } from '../database/schema/content.ts';
import type { Catalogue } from './catalogue.ts';
import { teachersOf } from './load-teachers.ts';

const folder = join(import.meta.dirname, 'pictures');

/** Ids by slug (categories), acronym (logos, banners), key of course or series (covers), key of teacher (portraits). */
export type PictureIds = Awaited<ReturnType<typeof insertPictures>>;

/** Stores the pictures of a catalogue: `pictures/{kind}/{name}.webp`. Their ids follow the catalogue's order. */
export async function insertPictures(database: Database, catalogue: Catalogue) {
  const { categories, institutions, courses, series } = catalogue;
  const rows: (typeof image.$inferInsert)[] = [];
  const read = async (kind: string, names: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    const ids = new Map<string, number>();
    for (const name of names) {
      const bytes = await readFile(join(folder, kind, `${name}.webp`));
      const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
      rows.push({ id: rows.length + 1, contentType: 'image/webp', etag, bytes });
      ids.set(name, rows.length);
    }
    return ids;
  };
  const acronyms = institutions.map(({ acronym }) => acronym);
  const withCover = [...courses.filter(({ cover }) => cover !== false), ...series];
  const withPortrait = teachersOf(courses).filter(({ teacher }) => teacher.portrait !== false);
  const ids = {
    categories: await read(
      'categories',
      categories.map(({ slug }) => slug),
    ),
    logos: await read('logos', acronyms),
    banners: await read('banners', acronyms),
    covers: await read(
      'covers',
      withCover.map(({ key }) => key),
    ),
    portraits: await read(
      'portraits',
      withPortrait.map(({ key }) => key),
    ),
  };
  // A few at a time because of their size.
  for (const batch of inBatches(rows, 25)) await insertRows(database, image, batch);
  return ids;
}
