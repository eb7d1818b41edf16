import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { identityPath, ownUrl } from '../../env.ts';
import { demoClientId, grantedScope } from '../../identity/configuration.ts';
import { noStore, parseJson } from '../input.ts';
import type { RestOptions } from '../options.ts';

const timeLimitMs = 5000;

const opaque = z.string().regex(/^[\w-]{10,200}$/);
const revocation = z.object({ token: opaque });

/** A pair of tokens in the contract's form; `expiresIn` is in seconds. */
const tokenSchema = z
  .object({ access_token: z.string(), refresh_token: z.string(), expires_in: z.number() })
  .transform((token) => ({
    accessToken: token.access_token,
    refreshToken: token.refresh_token,
    expiresIn: token.expires_in,
  }));

/**
 * `/jaf/oauth/*`: parameters of a sign-in; exchange, refresh and revocation of tokens (REST contract, "The calls that need a
 * word"). The backend is a confidential client of its own identity provider. It answers 401 for a code or token that is
 * unknown, expired, revoked or used, and 502 when the provider fails.
 */
export function oauthRoutes({ identity, settings }: RestOptions): Hono {
  const { issuer, secrets } = identity;
  const credentials = Buffer.from(`${demoClientId}:${secrets.clientSecret}`).toString('base64');
  const post = (path: string, form: Record<string, string>) =>
    fetch(`${ownUrl(settings)}${identityPath}${path}`, {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}` },
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(timeLimitMs),
    }).catch((cause: unknown) => {
      throw new HTTPException(502, { message: 'The identity provider does not answer.', cause });
    });
  return new Hono()
    .use(noStore)
    .get('/params', (c) =>
      c.json({
        oauthServer: issuer,
        clientId: demoClientId,
        accessType: 'offline',
        responseType: 'code',
        scope: grantedScope,
      }),
    )
    .on(['GET', 'POST'], '/token/get/:code', async (c) => {
      const code = pathValue(c, 'code');
      const redirectUri = await identity.findRedirectUri(code);
      if (redirectUri === null) throw new HTTPException(401, { message: 'The code is unknown or expired.' });
      const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
      return c.json(await readTokens(await post('/token', form)));
    })
    .get('/token/refresh/:refreshToken', async (c) => {
      const form = { grant_type: 'refresh_token', refresh_token: pathValue(c, 'refreshToken') };
      return c.json(await readTokens(await post('/token', form)));
    })
    .post('/revoke', async (c) => {
      // All tokens of the same sign-in are revoked too. An unknown token is no error.
      const { token } = await parseJson(c, revocation);
      const response = await post('/token/revocation', { token });
      if (!response.ok) throw unexpected(response.status);
      return c.json({});
    });
}

function pathValue(c: Context, name: string): string {
  const value = opaque.safeParse(c.req.param(name));
  if (value.success) return value.data;
  throw new HTTPException(400, { message: `The ${name} in the path is not well formed.` });
}

async function readTokens(response: Response): Promise<z.output<typeof tokenSchema>> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return tokenSchema.parse(body);
  const refusal = z.object({ error: z.literal('invalid_grant') }).safeParse(body);
  if (!refusal.success) throw unexpected(response.status);
  throw new HTTPException(401, { message: 'The code or token is unknown, expired, revoked or already used.' });
}

function unexpected(status: number) {
  return new HTTPException(502, { message: `The identity provider answered with status ${status}.` });
}
