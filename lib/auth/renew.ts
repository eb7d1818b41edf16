import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recordError } from '../api/backend-health.ts';
import { BackendError, isTemporaryStatus } from '../api/errors.ts';
import { refreshTokens } from '../api/oauth.ts';
import { createRestClient } from '../api/rest-client.ts';
import { sharedNotes } from '../cache/notes.ts';
import { env } from '../env/env.ts';
import { FolderNotes } from './folder-notes.ts';
import { type Renewal, RenewalStore } from './renewal-store.ts';
import { isExpiring, type SessionTokens, toSessionTokens } from './session-token.ts';
import { SignInEnded } from './sign-in-errors.ts';

/** Where tokens are renewed, and the key of the session cookie. */
export interface SignInSettings {
  readonly restUrl: string;
  /** NEXTAUTH_SECRET. */
  readonly secret: string;
  /** Folder of the notes that processes share; by default one in the system's temporary folder. */
  readonly folder?: string;
}

/** The settings of this process. @throws if NEXTAUTH_SECRET is not set */
export function signInSettings(): SignInSettings {
  const { restUrl, authSecret } = env();
  if (authSecret === null) throw new Error('NEXTAUTH_SECRET is not set: nobody can be signed in without it');
  return { restUrl, secret: authSecret };
}

/**
 * Milliseconds. Long, because a refresh token works only once: an abandoned call could lose it. But even a page that says
 * what is missing must be answered within ten seconds.
 */
const timeLimit = 6_000;

/**
 * The folder for all processes with the same secret; its name does not reveal the secret. Only the owner of the folder may
 * write there. So the name differs for each system user, since root may have started the service before.
 */
export function renewalFolder(secret: string, owner = process.getuid?.()): string {
  const name = createHash('sha256').update(`refresh:${secret}:${owner}`).digest('hex').slice(0, 24);
  return path.join(tmpdir(), `sign-in-renewals-${name}`);
}

/** Whether the identity provider refused; any other fault, such as a wrong address in between, may be temporary. */
function isRefusal(error: unknown): boolean {
  return error instanceof BackendError && error.status !== null && [400, 401, 403].includes(error.status);
}

/** The error without a 4xx status but 429: that would be taken for the answer to the call for which the tokens are renewed. */
function asTemporary(error: unknown): unknown {
  if (!(error instanceof BackendError) || error.status === null || isTemporaryStatus(error.status)) return error;
  return new BackendError({ call: error.call, kind: 'malformed', reason: `status ${error.status}` });
}

/** The store of renewals that the processes of this machine share; with CACHE_URL those of all machines. */
export function renewalStore({ secret, folder }: SignInSettings): RenewalStore {
  const machineNotes = new FolderNotes(folder ?? renewalFolder(secret));
  const { current } = sharedNotes();
  return new RenewalStore(current ? [machineNotes, current] : [machineNotes], secret);
}

/** Makes the call, for {@link renewTokensOnce}; `null` if the identity provider refuses. */
async function renewAtProvider(refreshToken: string, { restUrl }: SignInSettings): Promise<Renewal> {
  const client = createRestClient({ baseUrl: restUrl, timeLimit, mayRetry: () => false });
  try {
    const next = toSessionTokens(await refreshTokens(client, refreshToken));
    // An identity provider without rotation returns no refresh token: keep the old one.
    return { ...next, refreshToken: next.refreshToken ?? refreshToken };
  } catch (error) {
    if (isRefusal(error)) return null;
    const fault = asTemporary(error);
    recordError(fault);
    throw fault;
  }
}

/**
 * Renews tokens even if they are still valid here: at the identity provider, or with the result of another request. Each
 * refresh token is used once, however many requests and processes ask (specification, section 4, "Token").
 *
 * @throws {SignInEnded | BackendError}
 */
export async function renewTokensOnce(tokens: SessionTokens, settings: SignInSettings): Promise<SessionTokens> {
  const { refreshToken } = tokens;
  if (refreshToken === null) throw new SignInEnded(false);
  const renewal = await renewalStore(settings).once(tokens, () => renewAtProvider(refreshToken, settings));
  if (renewal === null) throw new SignInEnded(true);
  return renewal;
}

/**
 * Tokens for a call: the given ones while they are valid, those from an earlier renewal, or those of
 * {@link renewTokensOnce}.
 *
 * @throws {SignInEnded | BackendError}
 */
export async function validTokens(tokens: SessionTokens, settings: SignInSettings): Promise<SessionTokens> {
  const renewal = await renewalStore(settings).find(tokens);
  if (renewal === null) throw new SignInEnded(true);
  if (renewal && renewal.accessToken !== tokens.accessToken) return validTokens(renewal, settings);
  return isExpiring(tokens) ? renewTokensOnce(tokens, settings) : tokens;
}
