import { type Configuration, errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import type { Database } from '../database/database.ts';
import { identityPath } from '../env.ts';
import { createAdapter } from './adapter.ts';
import { chooseCareer, OtherCareerError } from './careers.ts';
import { pageLanguage, showMessage } from './pages/page.ts';
import type { MessageKind } from './pages/texts.ts';
import type { Directory } from './people.ts';
import type { Secrets } from './secrets.ts';

export const demoClientId = 'mooc-catalogue';
/** The scope that every sign-in gets, whatever it requests, because our own app is the only client. */
export const grantedScope = 'openid offline_access';
/** The internal parameter that carries a career change through the authorization request. */
export const careerParameter = 'career';

const day = 24 * 60 * 60;

interface ConfigurationOptions {
  readonly database: Database;
  readonly directory: Directory;
  readonly secrets: Secrets;
  /** The address to which a sign-in returns. */
  readonly redirectUri: string;
  readonly accessTokenSeconds: number;
  /** Whether browsers reach the provider over https. */
  readonly isSecure: boolean;
}

/** The settings of `oidc-provider`: one confidential client, no consent page, rotating refresh tokens, own pages. */
export function createConfiguration(options: ConfigurationOptions): Configuration {
  const { database, directory, secrets } = options;
  return {
    adapter: (model: string) => createAdapter(database, model),
    clients: [client(options)],
    clientBasedCORS: () => false,
    clockTolerance: 0,
    cookies: cookies(options),
    extraParams: [careerParameter],
    features: features(),
    findAccount: (_ctx, id) => (directory.find(id) ? { accountId: id, claims: () => ({ sub: id }) } : undefined),
    interactions: { policy: loginOnly(), url: (_ctx, interaction) => `${identityPath}/interaction/${interaction.uid}` },
    // Without a consent page the library drops the scope `offline_access`, on which its own answers to these two depend.
    issueRefreshToken: async () => true,
    expiresWithSession: async () => false,
    jwks: secrets.jwks,
    loadExistingGrant: (ctx) => grantEverything(ctx, options),
    pkce: { required: () => false },
    renderError: (ctx, _out, error) => showProviderError(ctx, error),
    revokeGrantPolicy: () => true,
    rotateRefreshToken: true,
    routes: { authorization: '/auth', token: '/token', revocation: '/token/revocation', jwks: '/jwks' },
    ttl: lifetimes(options.accessTokenSeconds),
  };
}

function client({ secrets, redirectUri }: ConfigurationOptions) {
  return {
    client_id: demoClientId,
    client_secret: secrets.clientSecret,
    redirect_uris: [redirectUri],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code' as const],
    id_token_signed_response_alg: 'ES256' as const,
    token_endpoint_auth_method: 'client_secret_basic' as const,
  };
}

function cookies({ secrets: { cookieKeys }, isSecure }: ConfigurationOptions): Configuration['cookies'] {
  // Browsers accept cookies with this prefix only over https. `__Host-` is impossible, because these cookies have a path.
  const name = (plain: string) => (isSecure ? `__Secure-${plain}` : plain);
  const shared = { httpOnly: true, sameSite: 'lax' as const, signed: true };
  return {
    keys: cookieKeys,
    names: { session: name('idp_session'), interaction: name('idp_interaction'), resume: name('idp_resume') },
    long: { ...shared, path: identityPath },
    short: shared,
  };
}

function features(): Configuration['features'] {
  const off = { enabled: false } as const;
  return {
    devInteractions: off,
    dPoP: off,
    pushedAuthorizationRequests: off,
    resourceIndicators: off,
    revocation: { enabled: true, allowedPolicy: (_ctx, asking, token) => token.clientId === asking.clientId },
    rpInitiatedLogout: off,
    userinfo: off,
  };
}

function loginOnly() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return policy;
}

/** Lifetimes in seconds. A family of refresh tokens lives as long as its grant. */
function lifetimes(accessTokenSeconds: number): Configuration['ttl'] {
  return {
    AccessToken: accessTokenSeconds,
    AuthorizationCode: 60,
    Grant: 90 * day,
    IdToken: accessTokenSeconds,
    Interaction: day / 24,
    RefreshToken: 14 * day,
    Session: 14 * day,
  };
}

/** Creates a new grant for every sign-in, so that revoking it does not affect the person's other sign-ins. */
async function grantEverything(ctx: KoaContextWithOIDC, { database, directory }: ConfigurationOptions) {
  const { account, client: asking, params, provider, session } = ctx.oidc;
  if (!account || !asking) return undefined;
  const person = directory.find(account.accountId);
  const matricola = params?.[careerParameter];
  const grant = new provider.Grant({ accountId: account.accountId, clientId: asking.clientId });
  grant.addOIDCScope(grantedScope);
  const grantId = await grant.save();
  if (person && session) {
    const chosen = typeof matricola === 'string' ? matricola : undefined;
    await chooseCareer(database, { grantId, sessionUid: session.uid }, person, chosen);
  }
  return grant;
}

function showProviderError(ctx: KoaContextWithOIDC, error: Error) {
  const show = (kind: MessageKind) => showMessage(ctx, kind, pageLanguage(ctx, ctx.oidc.params?.ui_locales));
  if (error instanceof OtherCareerError) return show('otherCareer');
  if (error instanceof errors.SessionNotFound) return show('expired');
  return show(ctx.status >= 500 ? 'failed' : 'badRequest');
}
