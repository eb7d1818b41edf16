import type { HttpBindings } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { timeout } from 'hono/timeout';
import { restPath } from '../env.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { courseRoutes } from './course-routes.ts';
import { internalRoutes } from './jaf/internal.ts';
import { oauthRoutes } from './jaf/oauth.ts';
import { publicRoutes } from './jaf/public.ts';
import { mediaRoutes } from './media-routes.ts';
import type { RestOptions } from './options.ts';
import { teacherRoutes } from './teacher-routes.ts';

const bodyLimitBytes = 64 * 1024;
const timeLimitMs = 10_000;

/**
 * The REST interface below `/{product}/rest`, with limits, and with errors as `{message}`. `/health` answers 200 as long as the
 * database answers.
 */
export function createRestApp(options: RestOptions): Hono {
  const app = new Hono();
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) =>
        c.json({ message: `Only ${methods.join(', ')} here.` }, 405, { Allow: methods.join(', ') }),
    }),
  );
  app.use(
    bodyLimit({
      maxSize: bodyLimitBytes,
      onError: (c) => c.json({ message: `The body is larger than ${bodyLimitBytes} bytes.` }, 413),
    }),
  );
  app.use(timeout(timeLimitMs, tooLate));
  app.get('/health', async (c) => {
    await options.database.execute(sql`select 1`);
    return c.json({ status: 'ok' });
  });
  app.route(restPath(options.settings), restRoutes(options));
  app.notFound((c) => c.json({ message: 'There is nothing here.' }, 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return c.json({ message: error.message }, error.status);
    // The client has left while its body was arriving: nothing has failed, and nobody receives the answer.
    if (c.req.raw.signal.aborted && error.message === 'aborted') return c.json({ message: 'The body broke off.' }, 400);
    // The path is not logged, because paths of token calls contain a code or token. The request log has the same request id.
    options.log.fail('A request failed', error);
    return c.json({ message: 'The backend failed; try again later.' }, 500);
  });
  return app;
}

/** Why a request was not answered in time: its client has not sent all of it, or the backend is busy. */
function tooLate(c: Context<{ Bindings: HttpBindings }>): HTTPException {
  if (!c.env.incoming.complete) return new HTTPException(408, { message: 'The body did not arrive in time.' });
  c.header('Retry-After', '30');
  return new HTTPException(503, { message: 'The backend is too busy; try again later.' });
}

function restRoutes(options: RestOptions): Hono {
  return new Hono()
    .route('/jaf/public', publicRoutes(options))
    .route('/jaf/oauth', oauthRoutes(options))
    .route('/jaf/internal', internalRoutes(options))
    .route('/', catalogueRoutes(options))
    .route('/', courseRoutes(options))
    .route('/', teacherRoutes(options))
    .route('/', mediaRoutes(options));
}
