import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { internalRoutes } from './internal.ts';
import { oauthRoutes } from './oauth.ts';
import type { JafOptions } from './options.ts';
import { publicRoutes } from './public.ts';

/** Every `/jaf/*` call of the contract, to be mounted at `/{product}/rest/jaf`. Errors are `{message}`. */
export function jafRoutes(options: JafOptions): Hono {
  const routes = new Hono();
  routes.route('/public', publicRoutes(options));
  routes.route('/oauth', oauthRoutes(options));
  routes.route('/internal', internalRoutes(options));
  routes.onError((error, c) => {
    if (error instanceof HTTPException) return c.json({ message: error.message }, error.status);
    // Without the path: those of the token calls hold a code or token.
    console.error(`A /jaf call failed (request ${c.req.header('x-request-id')}):`, error);
    return c.json({ message: 'The backend failed; try again later.' }, 500);
  });
  return routes;
}
