import type { Provider } from 'oidc-provider';
import type { Database } from '../database/client.ts';
import { deleteSession } from './adapter.ts';
import { mountPath } from './configuration.ts';
import type { Middleware } from './koa.ts';
import { pageLanguage, showMessage } from './pages/respond.ts';

/**
 * `/session-ended`: signs the person out of the identity provider, with everything issued in that session, and says so.
 * A plain link is enough: the session's cookie is not sent along with what another site embeds.
 */
export function sessionEnded(provider: Provider, database: Database, homeUrl: string): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/session-ended' || ctx.method !== 'GET') return next();
    const session = await provider.Session.get(ctx);
    if (session.accountId) await deleteSession(database, session.uid);
    ctx.cookies.set(provider.cookieName('session'), null, { path: mountPath });
    await showMessage(ctx, 'signedOut', { language: pageLanguage(ctx), homeUrl });
  };
}
