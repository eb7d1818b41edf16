import { count } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { category } from '../database/schema/course.ts';
import { catalogue } from '../seed/catalogue.ts';
import { drawPictures, insertPictures, planPictures } from '../seed/load-pictures.ts';
import { insertReferenceData } from '../seed/load-reference.ts';

/**
 * Gives an empty database what courses refer to, with its pictures, as a new backend would: institutions, categories,
 * targets, the ISCED-F classification, questions and texts. Leaves any other database alone.
 */
export async function layFoundation(database: Database): Promise<void> {
  const [row] = await database.select({ categories: count() }).from(category);
  if (row?.categories !== 0) return;
  const foundation = { ...catalogue, courses: [], series: [] };
  const plan = planPictures(foundation);
  await insertPictures(database, await drawPictures(plan, () => undefined));
  await insertReferenceData(database, foundation, plan.ids);
}
