import type { IncomingMessage, ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';
import type { Database } from '../database/client.ts';
import { deleteExpired } from './adapter.ts';
import { authorizationRequest, careerChange } from './authorization-request.ts';
import { currentCareer } from './careers.ts';
import { CLIENT_ID, createConfiguration, MOUNT_PATH } from './configuration.ts';
import { type Career, getPerson, type Person } from './people.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { sessionEnded } from './session-ended.ts';
import { signIn } from './sign-in.ts';

const CLEANING_INTERVAL_MS = 60 * 60 * 1000;

export interface IdentityProviderOptions {
  readonly database: Database;
  /** Public origin of the backend, for example `http://localhost:4000`. */
  readonly backendUrl: string;
  /** Where a sign-in may return to. */
  readonly redirectUris: readonly string[];
  /** Address of the site, offered on the pages that end somewhere. */
  readonly homeUrl: string;
  readonly accessTokenSeconds: number;
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
  const { database, backendUrl } = options;
  const issuer = `${backendUrl}${MOUNT_PATH}`;
  const secrets = await loadSecrets(database);
  await deleteExpired(database);
  const provider = new Provider(issuer, createConfiguration({ ...options, secrets }));
  provider.proxy = issuer.startsWith('https:');
  provider.on('server_error', (_ctx, error) => console.error('The identity provider failed:', error));
  addPages(provider, options);
  const answer = provider.callback();
  return {
    issuer,
    clientId: CLIENT_ID,
    secrets,
    handle(request, response) {
      const path = pathInside(request.url ?? '/');
      if (path === null) return false;
      request.url = path;
      void answer(request, response);
      return true;
    },
    findSignedIn: (accessToken) => findSignedIn(provider, database, accessToken),
    findRedirectUri: async (code) => (await provider.AuthorizationCode.find(code))?.redirectUri ?? null,
    close: startCleaning(database),
  };
}

function addPages(provider: Provider, { database, redirectUris, homeUrl }: IdentityProviderOptions): void {
  provider.use((ctx, next) => {
    ctx.mountPath = MOUNT_PATH;
    return next();
  });
  const formOrigins = [...new Set(redirectUris.map((uri) => new URL(uri).origin))];
  provider.use(signIn(provider, { formOrigins, homeUrl }));
  provider.use(sessionEnded(provider, database, homeUrl));
  provider.use(authorizationRequest(redirectUris));
  provider.use(careerChange(provider, homeUrl));
}

async function findSignedIn(provider: Provider, database: Database, accessToken: string): Promise<SignedIn | null> {
  const token = await provider.AccessToken.find(accessToken);
  const person = token && (await provider.Grant.find(token.grantId)) ? getPerson(token.accountId) : null;
  if (!token || !person) return null;
  return { person, career: await currentCareer(database, token.sessionUid, person) };
}

/** Path and query below the mount path, or null outside it. */
function pathInside(url: string): string | null {
  if (url !== MOUNT_PATH && !/^\/idp[/?]/.test(url)) return null;
  const rest = url.slice(MOUNT_PATH.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function startCleaning(database: Database): () => void {
  const clean = () =>
    deleteExpired(database).catch((error) => console.error('Cleaning expired records failed:', error));
  const timer = setInterval(clean, CLEANING_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
