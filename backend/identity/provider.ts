import type { IncomingMessage, ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';
import type { Database } from '../database/client.ts';
import { deleteExpired } from './adapter.ts';
import { SignInAttempts } from './attempts.ts';
import { authorizationRequest, careerChange } from './authorization-request.ts';
import { currentCareer } from './careers.ts';
import { createConfiguration, demoClientId, mountPath } from './configuration.ts';
import { demonstrationCourse } from './course-page.ts';
import { Directory } from './directory.ts';
import type { Career, Person } from './people.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { sessionEnded } from './session-ended.ts';
import { signIn } from './sign-in.ts';
import type { SiteAddresses } from './site-addresses.ts';

const cleaningIntervalMs = 60 * 60 * 1000;

export interface IdentityProviderOptions {
  readonly database: Database;
  /** Public origin of the backend, for example `http://localhost:4000`. */
  readonly backendUrl: string;
  readonly site: SiteAddresses;
  readonly accessTokenSeconds: number;
  /** Names of the demonstration's people who can sign in. */
  readonly demoPeople: readonly string[];
  /** Proxies in front that write `X-Forwarded-For`. */
  readonly trustedProxies: number;
}

/** Whom a valid access token stands for. */
export interface SignedIn {
  readonly person: Person;
  readonly career: Career;
}

export interface IdentityProvider {
  /** `{oauthServer}` of the contract. */
  readonly issuer: string;
  readonly clientId: string;
  readonly secrets: Secrets;
  /** Answers a request if its path is the identity provider's (`/idp/…`); false otherwise, with the request untouched. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** Whom the access token stands for; null when it is unknown, expired or revoked. */
  findSignedIn(accessToken: string): Promise<SignedIn | null>;
  /** The redirect URI an authorization code was issued for; null when there is no such code (any more). */
  findRedirectUri(code: string): Promise<string | null>;
  /** Stops the regular cleaning of expired records. */
  close(): void;
}

/** The identity provider under `/idp`, with its records and keys in the database. */
export async function createIdentityProvider(options: IdentityProviderOptions): Promise<IdentityProvider> {
  const { database, backendUrl, accessTokenSeconds, site } = options;
  const issuer = `${backendUrl}${mountPath}`;
  const secrets = await loadSecrets(database);
  await deleteExpired(database);
  const directory = new Directory(options.demoPeople);
  const isSecure = issuer.startsWith('https:');
  const provider = new Provider(
    issuer,
    createConfiguration({ ...site, database, directory, secrets, accessTokenSeconds, isSecure }),
  );
  provider.proxy = isSecure;
  provider.on('server_error', (_ctx, error) => console.error('The identity provider failed:', error));
  addPages(provider, options, directory);
  const answer = provider.callback();
  return {
    issuer,
    clientId: demoClientId,
    secrets,
    handle(request, response) {
      const path = pathInside(request.url ?? '/');
      if (path === null) return false;
      request.url = path;
      void answer(request, response);
      return true;
    },
    findSignedIn: (accessToken) => findSignedIn({ provider, directory, database }, accessToken),
    findRedirectUri: async (code) => (await provider.AuthorizationCode.find(code))?.redirectUri ?? null,
    close: startCleaning(database),
  };
}

function addPages(provider: Provider, options: IdentityProviderOptions, directory: Directory): void {
  const { database, site, trustedProxies } = options;
  const { redirectUris, homeUrl } = site;
  provider.use((ctx, next) => {
    ctx.mountPath = mountPath;
    return next();
  });
  const formOrigins = [...new Set(redirectUris.map((uri) => new URL(uri).origin))];
  provider.use(signIn(provider, { formOrigins, homeUrl, directory, trustedProxies, attempts: new SignInAttempts() }));
  provider.use(sessionEnded(provider, database, homeUrl));
  provider.use(authorizationRequest(redirectUris));
  provider.use(careerChange(provider, { directory, homeUrl }));
  provider.use(demonstrationCourse(database, site));
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
  return { person, career: await currentCareer(database, token.sessionUid, person) };
}

/** Path and query below the mount path, or null outside it. */
function pathInside(url: string): string | null {
  if (url !== mountPath && !/^\/idp[/?]/.test(url)) return null;
  const rest = url.slice(mountPath.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function startCleaning(database: Database): () => void {
  const clean = () =>
    deleteExpired(database).catch((error) => console.error('Cleaning expired records failed:', error));
  const timer = setInterval(clean, cleaningIntervalMs).unref();
  return () => clearInterval(timer);
}
