import { errors, type KoaContextWithOIDC, type Provider } from 'oidc-provider';
import type { BackendLog } from '../log.ts';
import type { Middleware } from './pages/page.ts';

const maxTextLength = 300;

/** Logs why the provider refuses a sign-in or a token, because the browser and the web app do not learn the reason. */
export function logRefusals(provider: Provider, redirectUri: string, log: BackendLog): void {
  const refused = (what: string) => (ctx: KoaContextWithOIDC, error: errors.OIDCProviderError) => {
    // The person cancelled the sign-in.
    if (error.error === 'access_denied') return;
    const { error: kind, error_description: description, error_detail: detail } = error;
    const reason = [kind, description, detail].filter(Boolean).join(': ').slice(0, maxTextLength);
    const addresses =
      error instanceof errors.InvalidRedirectUri
        ? { redirectUri: withoutQuery(ctx.oidc.params?.redirect_uri), expected: redirectUri }
        : {};
    log.warn(what, { reason, ...addresses });
  };
  provider.on('authorization.error', refused('A sign-in was refused'));
  provider.on('grant.error', refused('A token was refused'));
}

/** The given address without its query, which may contain secrets. */
function withoutQuery(address: unknown): string {
  const url = URL.parse(String(address));
  return url ? `${url.protocol}//${url.host}${url.pathname}`.slice(0, maxTextLength) : 'no address';
}

/**
 * Warns once when the proxy in front does not mark a sign-in as https although BACKEND_URL is https. The provider then sets no cookie,
 * and nobody can sign in.
 */
export function warnOfPlainProxy(log: BackendLog): Middleware {
  let hasWarned = false;
  return (ctx, next) => {
    if (!hasWarned && ctx.path === '/auth' && ctx.get('x-forwarded-proto').split(',')[0]?.trim() !== 'https') {
      hasWarned = true;
      log.warn(
        'BACKEND_URL is https, but a request came without X-Forwarded-Proto: https; the proxy in front must send it',
      );
    }
    return next();
  };
}
