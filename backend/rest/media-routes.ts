import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { image } from '../database/schema/content.ts';
import { id } from './input.ts';
import type { RestOptions } from './options.ts';

/** A day; a changed picture gets a new id. */
const cacheControl = 'public, max-age=86400, stale-while-revalidate=604800';

/** `/immagine/{id}` serves pictures from the database, `/filmato/{name}` trailers from a folder. */
export function mediaRoutes({ database }: RestOptions): Hono {
  return new Hono()
    .get('/immagine/:id', etag(), async (c) => {
      const imageId = id.safeParse(c.req.param('id'));
      const [found] = imageId.success ? await database.select().from(image).where(eq(image.id, imageId.data)) : [];
      if (!found) return c.json({ message: 'There is no such picture.' }, 404);
      return c.body(new Uint8Array(found.bytes), 200, {
        'Content-Type': found.contentType,
        'Cache-Control': cacheControl,
        ETag: found.etag,
      });
    })
    .get(
      '/filmato/:name{[a-z0-9-]+\\.webm}',
      serveStatic({
        root: join(import.meta.dirname, '../seed/media'),
        rewriteRequestPath: (path) => path.slice(path.lastIndexOf('/')),
        onFound: (_path, c) => {
          c.header('Accept-Ranges', 'bytes');
          c.header('Cache-Control', cacheControl);
        },
      }),
    );
}
