import type { Provider } from 'oidc-provider';
import { z } from 'zod';
import { careerParameter, grantedScope } from './configuration.ts';
import { type Context, type Middleware, showMessage } from './pages/page.ts';
import { type Directory, getCareer } from './people.ts';

/**
 * Adapts `/auth` to the contract. Any scope, or none, means the only existing scope. The answer has no `iss`, because clients that do
 * not know the issuer refuse it.
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

const careerChangeSchema = z
  .object({
    matricola: z.string().regex(/^\d{1,10}$/),
    al_pj_matricola: z.string().optional(),
    access_token: z.string().max(500).optional(),
  })
  .refine(({ matricola, al_pj_matricola }) => !al_pj_matricola || al_pj_matricola === matricola);

/**
 * `/careerChange`: an authorization request that first switches the person's career (specification, sections 4 and 7). The app has
 * already revoked its token, so the person is known from the identity provider's session, or signs in again. A token that is still
 * valid must belong to the same person.
 */
export function careerChange(provider: Provider, directory: Directory): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/careerChange' || ctx.method !== 'GET') return next();
    const refuse = (kind: 'badRequest' | 'otherCareer') => {
      ctx.status = 400;
      return showMessage(ctx, kind);
    };
    const { success, data } = careerChangeSchema.safeParse({ ...ctx.query });
    if (!success) return refuse('badRequest');
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

/** Sets scope and career of an authorization request, and drops the access token, which must not be stored with it. */
function setRequest(ctx: Context, career: string | undefined): void {
  const { [careerParameter]: _career, access_token: _token, ...query } = ctx.query;
  ctx.query = { ...query, scope: grantedScope, ...(career && { [careerParameter]: career }) };
}
