import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { inBatches, insertRows } from '../database/insert-rows.ts';
import { image } from '../database/schema/content.ts';
import { drawBanner } from '../pictures/banner.ts';
import { drawCategory } from '../pictures/category.ts';
import { drawCover } from '../pictures/cover.ts';
import { drawMonogram } from '../pictures/monogram.ts';
import type { Picture } from '../pictures/picture.ts';
import { drawPortrait } from '../pictures/portrait.ts';
import type { Catalogue } from './catalogue.ts';
import { type CatalogueTeacher, teachersOf } from './load-teachers.ts';

/** Pictures that are drawn in parallel. */
const parallel = 2;

/** Picture ids by acronym (logos, banners), slug (categories), key of course or series (covers), key of teacher (portraits). */
export interface PictureIds {
  readonly logos: ReadonlyMap<string, number>;
  readonly banners: ReadonlyMap<string, number>;
  readonly categories: ReadonlyMap<string, number>;
  readonly covers: ReadonlyMap<string, number>;
  readonly portraits: ReadonlyMap<string, number>;
}

interface PlannedPicture {
  readonly id: number;
  readonly draw: () => Promise<Picture>;
}

export interface PicturePlan {
  readonly ids: PictureIds;
  readonly pictures: readonly PlannedPicture[];
}

/** Plans the pictures of a catalogue; their ids follow the catalogue's order. */
export function planPictures(catalogue: Catalogue): PicturePlan {
  const pictures: PlannedPicture[] = [];
  const plan = <Item>(
    items: readonly Item[],
    keyOf: (item: Item) => string,
    drawOf: (item: Item) => Promise<Picture>,
  ) =>
    new Map(
      items.map((item) => {
        pictures.push({ id: pictures.length + 1, draw: () => drawOf(item) });
        return [keyOf(item), pictures.length];
      }),
    );
  const ids: PictureIds = {
    categories: plan(
      catalogue.categories,
      ({ slug }) => slug,
      ({ slug }) => drawCategory({ slug }),
    ),
    logos: plan(
      catalogue.institutions,
      ({ acronym }) => acronym,
      ({ acronym, name, afam }) => drawMonogram({ acronym, name, afam, seed: acronym }),
    ),
    banners: plan(
      catalogue.institutions,
      ({ acronym }) => acronym,
      ({ acronym, name, city, afam }) => drawBanner({ seed: acronym, name, city, afam }),
    ),
    covers: plan(coversOf(catalogue), ({ seed }) => seed, drawCover),
    portraits: plan(
      teachersOf(catalogue.courses).filter(({ teacher }) => teacher.portrait !== false),
      ({ key }) => key,
      portraitOf,
    ),
  };
  return { ids, pictures };
}

function coversOf(catalogue: Catalogue) {
  const withCover = [...catalogue.courses.filter(({ cover }) => cover !== false), ...catalogue.series];
  const placeInCategory = new Map<string, number>();
  return withCover.map(({ key, categories: [categorySlug = ''] }) => {
    const index = placeInCategory.get(categorySlug) ?? 0;
    placeInCategory.set(categorySlug, index + 1);
    return { seed: key, categorySlug, index };
  });
}

function portraitOf({ key, teacher }: CatalogueTeacher): Promise<Picture> {
  return drawPortrait({
    seed: key,
    firstName: teacher.firstName,
    initials: `${teacher.firstName.charAt(0)}${teacher.lastName.charAt(0)}`,
  });
}

type ImageRow = typeof image.$inferInsert;

/** Draws the planned pictures, two at a time, and reports progress. */
export async function drawPictures(
  plan: PicturePlan,
  onProgress: (drawn: number, total: number) => void,
): Promise<ImageRow[]> {
  const rows: ImageRow[] = [];
  const queue = plan.pictures.values();
  const work = async () => {
    for (const { id, draw } of queue) {
      const { bytes, contentType } = await draw();
      const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
      rows.push({ id, contentType, etag, bytes });
      if (rows.length % 20 === 0 || rows.length === plan.pictures.length) onProgress(rows.length, plan.pictures.length);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return rows;
}

/** Stores pictures, a few at a time because of their size. */
export async function insertPictures(database: Database, rows: readonly ImageRow[]): Promise<void> {
  for (const batch of inBatches(rows, 25)) await insertRows(database, image, batch);
}
