import type { IncomingMessage, ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';
import type { Database } from '../database/database.ts';
import { type BackendSettings, identityPath, identityUrl, siteAddresses } from '../env.ts';
import type { BackendLog } from '../log.ts';
import { deleteSession } from './adapter.ts';
import { SignInAttempts } from './attempts.ts';
import { authorizationRequest, careerChange } from './authorization-request.ts';
import { currentCareer } from './careers.ts';
import { startCleaning } from './cleaning.ts';
import { createConfiguration } from './configuration.ts';
import { showFaults } from './faults.ts';
import { demonstrationCourse } from './pages/course.ts';
import { type Middleware, showMessage } from './pages/page.ts';
import { type Career, Directory, type Person } from './people.ts';
import { logRefusals, warnOfPlainProxy } from './refusals.ts';
import { limitRequests } from './request-limit.ts';
import { loadSecrets } from './secrets.ts';
import { signIn } from './sign-in.ts';

/** The person of a valid access token. */
export interface SignedIn {
  readonly person: Person;
  readonly career: Career;
}

export type IdentityProvider = Awaited<ReturnType<typeof createIdentityProvider>>;

/** The identity provider under `/idp`, with its records and keys in the database. */
export async function createIdentityProvider(settings: BackendSettings, database: Database, log: BackendLog) {
  const issuer = identityUrl(settings);
  const secrets = await loadSecrets(database);
  const directory = new Directory(settings.demoPeople);
  const isSecure = issuer.startsWith('https:');
  const site = siteAddresses(settings);
  const { accessTokenSeconds, trustedProxies } = settings;
  const provider = new Provider(
    issuer,
    createConfiguration({ ...site, database, directory, secrets, accessTokenSeconds, isSecure }),
  );
  provider.proxy = isSecure;
  provider.on('server_error', (_ctx, error) => log.fail('The identity provider failed', error));
  logRefusals(provider, site.redirectUri, log);
  provider.use((ctx, next) => {
    ctx.mountPath = identityPath;
    ctx.state.homeUrl = site.homeUrl;
    return next();
  });
  provider.use(showFaults(log));
  if (isSecure) provider.use(warnOfPlainProxy(log));
  provider.use(refuseNul);
  provider.use(limitRequests(trustedProxies));
  provider.use(signIn(provider, { ...site, directory, trustedProxies, attempts: new SignInAttempts() }));
  provider.use(sessionEnded(provider, database));
  provider.use(authorizationRequest(site.redirectUri));
  provider.use(careerChange(provider, directory));
  provider.use(demonstrationCourse(database, settings));
  const answer = provider.callback();
  return {
    /** `{oauthServer}` of the contract. */
    issuer,
    secrets,
    /** Answers a request below `/idp`. Returns false for any other path and leaves the request unchanged. */
    handle(request: IncomingMessage, response: ServerResponse): boolean {
      const path = pathInside(request.url ?? '/');
      if (path === null) return false;
      request.url = path;
      nameHost(request, issuer);
      void answer(request, response);
      return true;
    },
    /** The person of an access token; null when the token is unknown, expired or revoked. */
    findSignedIn: (accessToken: string) => findSignedIn({ provider, directory, database }, accessToken),
    /** The redirect URI of an authorization code; null when the code is unknown or expired. */
    findRedirectUri: async (code: string) => (await provider.AuthorizationCode.find(code))?.redirectUri ?? null,
    /** Stops the regular cleaning of expired records. */
    close: await startCleaning(database, log),
  };
}

/** Names the provider's own host: the library makes addresses from these headers, which a client may forge. */
function nameHost({ headers }: IncomingMessage, issuer: string): void {
  headers.host = new URL(issuer).host;
  delete headers['x-forwarded-host'];
}

/** Answers 400 to a query with the character NUL, which PostgreSQL rejects. */
const refuseNul: Middleware = async (ctx, next) => {
  if (!ctx.querystring.includes('%00')) return next();
  ctx.status = 400;
  await showMessage(ctx, 'badRequest');
};

/**
 * `/session-ended`: signs the person out of the identity provider, revokes everything issued in the session, and shows a page about
 * it. A GET request is safe enough, because other sites cannot embed it with the session's cookie.
 */
function sessionEnded(provider: Provider, database: Database): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/session-ended' || ctx.method !== 'GET') return next();
    const session = await provider.Session.get(ctx);
    if (session.accountId) await deleteSession(database, session.uid);
    ctx.cookies.set(provider.cookieName('session'), null, { path: identityPath });
    await showMessage(ctx, 'signedOut');
  };
}

interface Records {
  readonly provider: Provider;
  readonly directory: Directory;
  readonly database: Database;
}

async function findSignedIn({ provider, directory, database }: Records, accessToken: string): Promise<SignedIn | null> {
  const token = await provider.AccessToken.find(accessToken);
  const person = token && (await provider.Grant.find(token.grantId)) ? directory.find(token.accountId) : null;
  if (!token || !person) return null;
  return { person, career: await currentCareer(database, token.grantId, person) };
}

/** Path and query below the mount path, or null outside it. */
function pathInside(url: string): string | null {
  if (!url.startsWith(identityPath)) return null;
  const rest = url.slice(identityPath.length);
  if (rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') ? `/${rest}` : null;
}
