import { variables } from './variables.ts';

/** Variables as they come: `process.env` or an object of a test. */
export type EnvSource = Readonly<Record<string, string | undefined>>;

/** One or more variables are wrong; the message has one line for each. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** Values that are secret, or hold a password wherever they are wrong. */
const secret = ['NEXTAUTH_SECRET', 'REVALIDATE_TOKEN', 'CACHE_URL'];

/** The value as an error may show it: of an address nothing that stands before its host. */
function shownValue(name: string, value: string): string {
  if (secret.includes(name)) return '***';
  return name === 'HELP_ADDRESS' ? value : value.replace(/^([a-z][\w+.-]*:\/\/)?.*@/is, '$1***@');
}

function describeIssue(name: string, expected: string, source: EnvSource): string {
  return `${name} is ${JSON.stringify(shownValue(name, source[name] ?? ''))}: expected ${expected}`;
}

/** The variables that hold something, without the space around it: a blank one counts as absent. */
export function withoutBlanks(source: EnvSource): EnvSource {
  const named = Object.entries(source).map(([name, value]) => [name, value?.trim()] as const);
  return Object.fromEntries(named.filter(([, value]) => value));
}

/** The variables, and where next-auth's route handlers are. @throws {EnvError} */
function checkVariables(source: EnvSource) {
  const given = withoutBlanks(source);
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => describeIssue(String(path[0]), message, given));
    throw new EnvError([...new Set(lines)].join('\n'));
  }
  const { data } = parsed;
  const siteUrl = data.SITE_URL ?? `http://localhost:${data.PORT}`;
  const authPath = `/${data.PRODUCT}/app/api/auth`;
  const authUrl = (data.NEXTAUTH_URL ?? `${siteUrl}${authPath}`).replace(/\/$/, '');
  // The way back from a sign-in would lead elsewhere: next-auth itself wants only an origin.
  if (new URL(authUrl).pathname !== authPath) {
    const expected = `an address with the path ${authPath}; left out, it follows from SITE_URL`;
    throw new EnvError(describeIssue('NEXTAUTH_URL', expected, given));
  }
  return { data, siteUrl, authUrl };
}

/**
 * Reads the web app's environment. A blank variable counts as absent, and every variable has a default except
 * NEXTAUTH_SECRET, so that a build needs none.
 *
 * @throws {EnvError} with one line for each wrong variable: its name, what it holds and what is expected
 */
export function readEnv(source: EnvSource = process.env) {
  const { data, siteUrl, authUrl } = checkVariables(source);
  const restUrl = data.REST_URL ?? `http://localhost:${data.BACKEND_PORT}/${data.PRODUCT}/rest`;
  return {
    /** The path segment `{product}`; Next's base path is `/{product}/app`. */
    product: data.PRODUCT,
    /** The TCP port the web app listens on. */
    port: data.PORT,
    /** Address of the network interface it listens on; `null` for all. */
    host: data.WEB_HOST ?? null,
    /** The origin by which this machine reaches it. */
    ownOrigin: `http://${ownHost(data.WEB_HOST)}:${data.PORT}`,
    /** The TCP port of the embedded backend, where `restUrl` leads unless it says otherwise. */
    backendPort: data.BACKEND_PORT,
    /** Proxies in front of this server that write `X-Forwarded-For`; what stands farther left there may be invented. */
    trustedProxies: data.TRUSTED_PROXIES,
    /** Seconds of going on after the request to stop, so that load balancers notice. */
    shutdownDelaySeconds: data.SHUTDOWN_DELAY,
    /** Bytes of finished pages that one process keeps in memory. */
    pageCacheBytes: data.PAGE_CACHE_MB * 1024 * 1024,
    /** Absolute URL of `/{product}/rest` as the server reaches it, without a trailing slash. */
    restUrl,
    /** Absolute base of the catalogue's calls, without a trailing slash. */
    catalogueApiUrl: data.CATALOGUE_API_URL ?? restUrl,
    /** Public origin, for example `https://courses.example.org`. */
    siteUrl,
    /** Public address of next-auth's route handlers. */
    authUrl,
    /** Key of the session cookie; `null` when none is set, which production refuses. */
    authSecret: data.NEXTAUTH_SECRET ?? null,
    /** Bearer token of `POST /api/revalidate`; `null` turns that call off. */
    revalidateToken: data.REVALIDATE_TOKEN ?? null,
    /** Valkey or Redis that the instances share (`redis://` or `rediss://`); `null` when there is one instance only. */
    cacheUrl: data.CACHE_URL ?? null,
    /** Sent as `al_id_srv`. */
    serviceId: data.AL_ID_SRV,
    /** Sent as `al_id_srv_chiamante`. */
    callingServiceId: data.AL_ID_SRV_CHIAMANTE,
    /** Sent as `logout_service_id`. */
    logoutServiceId: data.LOGOUT_SERVICE_ID,
    /** Parent domain of the theme cookie; `null` for this host only. */
    themeCookieDomain: data.THEME_COOKIE_DOMAIN ?? null,
    /** Hosts that a return URL may point to, in lower case, with their port where it is not the usual one. */
    returnUrlHosts: data.RETURN_URL_HOSTS,
    hideTestDatabaseBanner: data.HIDE_TEST_DB_BANNER,
    /** What people may change in the signed-in area; public pages always have both switches. */
    canChangeLanguage: data.LANGUAGE_CHANGE,
    canChangeProfile: data.PROFILE_CHANGE,
    canChangeTheme: data.THEME_CHANGE,
    /** Of the open data; `null`: none is stated. */
    dataLicence: data.DATA_LICENCE ?? null,
    /** Mail address of the help desk, for what is wrong with courses that name no contact; `null` for none. */
    helpAddress: data.HELP_ADDRESS ?? null,
    /** Where weaknesses are reported (RFC 9116), as a URI; `null`: there is no `security.txt`. */
    securityContact: data.SECURITY_CONTACT ?? null,
    logLevel: data.LOG_LEVEL,
    /** Base address of the OpenTelemetry collector, without a trailing slash; `null` for none. */
    telemetryEndpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    /** What the collector knows this process by. */
    telemetryName: data.OTEL_SERVICE_NAME ?? `${data.PRODUCT}-web`,
  };
}

function ownHost(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** The environment of the web app, by the names the code uses (REST contract, "Where it is"). */
export type Env = Readonly<ReturnType<typeof readEnv>>;

let current: Env | null = null;

/** The environment of this process, read at the first call and kept. */
export function env(): Env {
  current ??= readEnv();
  return current;
}
