import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Database } from '../database/client.ts';

/** `/health`: 200 as long as the process serves and its database answers. */
export function healthRoutes(database: Database): Hono {
  return new Hono().get('/health', async (c) => {
    await database.execute(sql`select 1`);
    return c.json({ status: 'ok' });
  });
}
