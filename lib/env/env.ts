import { variables } from './variables.ts';

/** Unchecked variables: `process.env`, or an object in a test. */
export type EnvSource = Readonly<Record<string, string | undefined>>;

/** One or more variables are wrong; the message has one line for each. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** Variables that are secret, or that can hold a password even when they are malformed. */
const secret = ['NEXTAUTH_SECRET', 'REVALIDATE_TOKEN', 'CACHE_URL'];

/** The value as an error message may show it: without the credentials before the host of an address. */
function shownValue(name: string, value: string): string {
  if (secret.includes(name)) return '***';
  return name === 'HELP_ADDRESS' ? value : value.replace(/^([a-z][\w+.-]*:\/\/)?.*@/is, '$1***@');
}

function describeIssue(name: string, expected: string, source: EnvSource): string {
  return `${name} is ${JSON.stringify(shownValue(name, source[name] ?? ''))}: expected ${expected}`;
}

/** The variables with trimmed values; a blank variable counts as absent. */
function withoutBlanks(source: EnvSource): EnvSource {
  const named = Object.entries(source).map(([name, value]) => [name, value?.trim()] as const);
  return Object.fromEntries(named.filter(([, value]) => value));
}

/** The checked variables, and the address of next-auth's route handlers. @throws {EnvError} */
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
  // next-auth itself accepts any path, but a sign-in would then return to a wrong address.
  if (new URL(authUrl).pathname !== authPath) {
    const expected = `an address with the path ${authPath}; left out, it follows from SITE_URL`;
    throw new EnvError(describeIssue('NEXTAUTH_URL', expected, given));
  }
  const { hostname } = new URL(siteUrl);
  const cookieDomain = data.THEME_COOKIE_DOMAIN?.replace(/^\./, '').toLowerCase();
  // Browsers drop a cookie for another domain, so every page would forget the theme that was chosen.
  if (cookieDomain && !`.${hostname}`.endsWith(`.${cookieDomain}`)) {
    const expected = `${hostname}, which is the host of SITE_URL, or a parent of it`;
    throw new EnvError(describeIssue('THEME_COOKIE_DOMAIN', expected, given));
  }
  return { data, siteUrl, authUrl };
}

/**
 * Reads the web app's environment. A blank variable counts as absent. No variable is required, so that a build needs
 * none; only the server requires NEXTAUTH_SECRET when it starts.
 *
 * @throws {EnvError} with one line for each wrong variable: its name, its value and the expected value
 */
export function readEnv(source: EnvSource = process.env) {
  const { data, siteUrl, authUrl } = checkVariables(source);
  const embeddedRestUrl = `http://${reachableHost(data.BACKEND_HOST)}:${data.BACKEND_PORT}/${data.PRODUCT}/rest`;
  const restUrl = data.REST_URL ?? embeddedRestUrl;
  return {
    /** The path segment `{product}`; Next's base path is `/{product}/app`. */
    product: data.PRODUCT,
    /** The TCP port the web app listens on. */
    port: data.PORT,
    /** Address of the network interface that the web app listens on; `null` for all. */
    host: data.WEB_HOST ?? null,
    /** The origin by which this machine reaches the web app. */
    ownOrigin: `http://${reachableHost(data.WEB_HOST)}:${data.PORT}`,
    /** The TCP port of the embedded backend. */
    backendPort: data.BACKEND_PORT,
    /** The embedded backend's `/{product}/rest` as this machine reaches it: the default of `restUrl`. */
    embeddedRestUrl,
    /** Number of proxies in front of this server that write `X-Forwarded-For`; entries farther left may be forged. */
    trustedProxies: data.TRUSTED_PROXIES,
    /** Seconds for which the server still answers after a stop signal, so that load balancers notice. */
    shutdownDelaySeconds: data.SHUTDOWN_DELAY,
    /** Limit of the page cache in the memory of one process, in bytes. */
    pageCacheBytes: data.PAGE_CACHE_MB * 1024 * 1024,
    /** Absolute URL by which the server reaches `/{product}/rest`, without a trailing slash. */
    restUrl,
    /** Absolute base URL of the catalogue's calls, without a trailing slash. */
    catalogueApiUrl: data.CATALOGUE_API_URL ?? restUrl,
    /** Public origin, for example `https://courses.example.org`. */
    siteUrl,
    /** Public address of next-auth's route handlers. */
    authUrl,
    /** Key of the session cookie; `null` when none is set, which production refuses. */
    authSecret: data.NEXTAUTH_SECRET ?? null,
    /** Bearer token of `POST /api/revalidate`; `null` turns that call off. */
    revalidateToken: data.REVALIDATE_TOKEN ?? null,
    /** Valkey or Redis that the instances share (`redis://` or `rediss://`); `null` for a single instance. */
    cacheUrl: data.CACHE_URL ?? null,
    /** Sent as `al_id_srv`. */
    serviceId: data.AL_ID_SRV,
    /** Sent as `al_id_srv_chiamante`. */
    callingServiceId: data.AL_ID_SRV_CHIAMANTE,
    /** Sent as `logout_service_id`. */
    logoutServiceId: data.LOGOUT_SERVICE_ID,
    /** Parent domain of the theme cookie; `null` for this host only. */
    themeCookieDomain: data.THEME_COOKIE_DOMAIN ?? null,
    /** Hosts that a return URL may point to, in lower case, with the port unless it is the default one. */
    returnUrlHosts: data.RETURN_URL_HOSTS,
    hideTestDatabaseBanner: data.HIDE_TEST_DB_BANNER,
    /** Switches of the signed-in area; public pages always let visitors change language and theme. */
    canChangeLanguage: data.LANGUAGE_CHANGE,
    canChangeProfile: data.PROFILE_CHANGE,
    canChangeTheme: data.THEME_CHANGE,
    /** Licence of the open data; `null` when the operator states none. */
    dataLicence: data.DATA_LICENCE ?? null,
    /** Mail address of the help desk, to report errors in courses without a contact; `null` for none. */
    helpAddress: data.HELP_ADDRESS ?? null,
    /** URI for reports of vulnerabilities (RFC 9116); `null`: there is no `security.txt`. */
    securityContact: data.SECURITY_CONTACT ?? null,
    logLevel: data.LOG_LEVEL,
    /** Base address of the OpenTelemetry collector, without a trailing slash; `null` for none. */
    telemetryEndpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    /** Name of this process in the collector. */
    telemetryName: data.OTEL_SERVICE_NAME ?? `${data.PRODUCT}-web`,
  };
}

/** The host by which this machine reaches a program that listens on an address. */
function reachableHost(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** The environment of the web app, with the names that the code uses (REST contract, "Where it is"). */
export type Env = Readonly<ReturnType<typeof readEnv>>;

let current: Env | null = null;

/** The environment of this process, read once at the first call. */
export function env(): Env {
  current ??= readEnv();
  return current;
}
