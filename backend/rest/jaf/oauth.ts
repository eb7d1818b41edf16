import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { grantedScope } from '../../identity/configuration.ts';
import { parseBody } from './input.ts';
import type { JafOptions } from './options.ts';
import { createTokenClient } from './token-client.ts';

const opaque = z.string().regex(/^[\w-]{10,200}$/);
const revocation = z.object({ token: opaque });

/** `/jaf/oauth/*`: parameters of a sign-in, exchange, refresh and revocation of tokens (specification, section 7). */
export function oauthRoutes(options: JafOptions): Hono {
  const tokens = createTokenClient(options);
  const routes = new Hono();
  routes.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  routes.get('/params', (c) =>
    c.json({
      oauthServer: options.identity.issuer,
      clientId: options.identity.clientId,
      accessType: 'offline',
      responseType: 'code',
      scope: grantedScope,
    }),
  );
  routes.on(['GET', 'POST'], '/token/get/:code', async (c) => c.json(await tokens.exchange(pathValue(c, 'code'))));
  routes.get('/token/refresh/:refreshToken', async (c) => c.json(await tokens.refresh(pathValue(c, 'refreshToken'))));
  routes.post('/revoke', async (c) => {
    const { token } = await parseBody(c, revocation);
    await tokens.revoke(token);
    return c.json({});
  });
  return routes;
}

function pathValue(c: Context, name: string): string {
  const value = opaque.safeParse(c.req.param(name));
  if (value.success) return value.data;
  throw new HTTPException(400, { message: `The ${name} in the path is not well formed.` });
}
