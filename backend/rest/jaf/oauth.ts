import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { ownUrl } from '../../env.ts';
import { grantedScope, mountPath } from '../../identity/configuration.ts';
import { noStore, parseJsonOrForm } from '../input.ts';
import type { RestOptions } from '../options.ts';

const timeLimitMs = 5000;

const opaque = z.string().regex(/^[\w-]{10,200}$/);
const revocation = z.object({ token: opaque });

/** `/jaf/oauth/*`: parameters of a sign-in, exchange, refresh and revocation of tokens (REST contract, "The calls that need a word"). */
export function oauthRoutes(options: RestOptions): Hono {
  const { issuer, clientId } = options.identity;
  const tokens = createTokenClient(options);
  return new Hono()
    .use(noStore)
    .get('/params', (c) =>
      c.json({
        oauthServer: issuer,
        clientId,
        accessType: 'offline',
        responseType: 'code',
        scope: grantedScope,
      }),
    )
    .on(['GET', 'POST'], '/token/get/:code', async (c) => c.json(await tokens.exchange(pathValue(c, 'code'))))
    .get('/token/refresh/:refreshToken', async (c) => c.json(await tokens.refresh(pathValue(c, 'refreshToken'))))
    .post('/revoke', async (c) => {
      const { token } = await parseJsonOrForm(c, revocation);
      await tokens.revoke(token);
      return c.json({});
    });
}

function pathValue(c: Context, name: string): string {
  const value = opaque.safeParse(c.req.param(name));
  if (value.success) return value.data;
  throw new HTTPException(400, { message: `The ${name} in the path is not well formed.` });
}

const tokenSchema = z
  .object({ access_token: z.string(), refresh_token: z.string(), expires_in: z.number() })
  .transform((token) => ({
    accessToken: token.access_token,
    refreshToken: token.refresh_token,
    expiresIn: token.expires_in,
  }));

/** A pair of tokens as the contract has it; `expiresIn` in seconds. */
type TokenPair = z.output<typeof tokenSchema>;

/** This backend as the confidential client of its own identity provider. */
interface TokenClient {
  /** @throws {HTTPException} 401 when the code is unknown, expired or used; 502 when the provider fails. */
  exchange(code: string): Promise<TokenPair>;
  /** @throws {HTTPException} 401 when the token is unknown, expired, revoked or used; 502 when the provider fails. */
  refresh(refreshToken: string): Promise<TokenPair>;
  /** Revokes an access or refresh token with everything of the same sign-in; an unknown one is no error. */
  revoke(token: string): Promise<void>;
}

/** A client of the identity provider's token endpoints. */
function createTokenClient({ identity, settings }: RestOptions): TokenClient {
  const { clientId, secrets } = identity;
  const address = `${ownUrl(settings)}${mountPath}`;
  const credentials = Buffer.from(`${clientId}:${secrets.clientSecret}`).toString('base64');
  const post = (path: string, form: Record<string, string>) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}` },
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(timeLimitMs),
    }).catch((cause: unknown) => {
      throw new HTTPException(502, { message: 'The identity provider does not answer.', cause });
    });
  return {
    async exchange(code) {
      const redirectUri = await identity.findRedirectUri(code);
      if (redirectUri === null) throw new HTTPException(401, { message: 'The code is unknown or expired.' });
      return readTokens(await post('/token', { grant_type: 'authorization_code', code, redirect_uri: redirectUri }));
    },
    async refresh(refreshToken) {
      return readTokens(await post('/token', { grant_type: 'refresh_token', refresh_token: refreshToken }));
    },
    async revoke(token) {
      const response = await post('/token/revocation', { token });
      if (!response.ok) throw unexpected(response.status);
    },
  };
}

async function readTokens(response: Response): Promise<TokenPair> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return tokenSchema.parse(body);
  const refusal = z.object({ error: z.literal('invalid_grant'), error_description: z.string() }).safeParse(body);
  if (!refusal.success) throw unexpected(response.status);
  throw new HTTPException(401, { message: 'The code or token is unknown, expired, revoked or already used.' });
}

function unexpected(status: number) {
  return new HTTPException(502, { message: `The identity provider answered with status ${status}.` });
}
