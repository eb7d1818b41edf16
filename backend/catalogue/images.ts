import { eq } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { image } from '../database/schema/content.ts';

/** A picture; null when there is none. */
export async function getImage(database: Database, id: number) {
  const [row] = await database.select().from(image).where(eq(image.id, id));
  return row ?? null;
}
