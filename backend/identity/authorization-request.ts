import type { Provider } from 'oidc-provider';
import { z } from 'zod';
import { careerParameter, grantedScope } from './configuration.ts';
import { type Context, type Middleware, showMessage } from './pages/page.ts';
import { type Directory, getCareer } from './people.ts';

/**
 * Fits `/auth` to the contract: any scope, or none, means the one scope there is; and the answer carries `code` and
 * `state` or `error` only, as clients that know no issuer refuse an `iss`.
 */
export function authorizationRequest(redirectUri: string): Middleware {
  return async (ctx, next) => {
    if (ctx.path === '/auth') setRequest(ctx, undefined);
    await next();
    const { location } = ctx.response.headers;
    if (typeof location === 'string' && location.startsWith(`${redirectUri}?`)) {
      const url = new URL(location);
      url.searchParams.delete('iss');
      ctx.set('Location', url.href);
    }
  };
}

const careerChangeSchema = z.object({
  matricola: z.string().regex(/^\d{1,10}$/),
  al_pj_matricola: z.string().optional(),
  access_token: z.string().max(500).optional(),
});

/**
 * `/careerChange`: an authorization request that switches the person's career first (specification, sections 4 and 7).
 * The app has revoked its token by then, so the person is known by the identity provider's own session, or signs in
 * again; a token that still works must not be somebody else's.
 */
export function careerChange(
  provider: Provider,
  { directory, homeUrl }: { readonly directory: Directory; readonly homeUrl: string },
): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/careerChange' || ctx.method !== 'GET') return next();
    const refuse = (kind: 'badRequest' | 'otherCareer') => {
      ctx.status = 400;
      return showMessage(ctx, kind, homeUrl);
    };
    const { success, data } = careerChangeSchema.safeParse({ ...ctx.query });
    if (!success || (data.al_pj_matricola && data.al_pj_matricola !== data.matricola)) return refuse('badRequest');
    const [{ accountId }, token] = await Promise.all([
      provider.Session.get(ctx),
      data.access_token ? provider.AccessToken.find(data.access_token) : undefined,
    ]);
    const person = accountId ? directory.find(accountId) : null;
    const otherPerson = accountId && token && token.accountId !== accountId;
    if (otherPerson || (person && !getCareer(person, data.matricola))) return refuse('otherCareer');
    ctx.path = '/auth';
    setRequest(ctx, data.matricola);
    return next();
  };
}

/** Sets scope and career of a request for authorization and drops what must not be stored with it. */
function setRequest(ctx: Context, career: string | undefined): void {
  const { [careerParameter]: _career, access_token: _token, ...query } = ctx.query;
  ctx.query = { ...query, scope: grantedScope, ...(career && { [careerParameter]: career }) };
}
