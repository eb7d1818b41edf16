import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { getImage } from '../catalogue/images.ts';
import type { Database } from '../database/client.ts';
import { id } from './search-input.ts';

/** A day; a picture that changes gets another id. */
const cacheControl = 'public, max-age=86400, stale-while-revalidate=604800';

/** `/immagine/{id}` from the database, and the trailers in a folder as `/filmato/{name}`. */
export function mediaRoutes(database: Database, mediaFolder: string): Hono {
  return new Hono()
    .get('/immagine/:id', etag(), async (c) => {
      const imageId = id.safeParse(c.req.param('id'));
      const image = imageId.success ? await getImage(database, imageId.data) : null;
      if (!image) return c.json({ message: 'There is no such picture.' }, 404);
      return c.body(new Uint8Array(image.bytes), 200, {
        'Content-Type': image.contentType,
        'Cache-Control': cacheControl,
        ETag: image.etag,
      });
    })
    .get(
      '/filmato/:name{[a-z0-9-]+\\.webm}',
      serveStatic({
        root: mediaFolder,
        rewriteRequestPath: (path) => path.slice(path.lastIndexOf('/')),
        onFound: (_path, c) => {
          c.header('Accept-Ranges', 'bytes');
          c.header('Cache-Control', cacheControl);
        },
      }),
    );
}
