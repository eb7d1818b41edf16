import type { z } from 'zod';
import type { DataLicence } from '../model/data-licence.ts';
import type { LogLevel } from './log-level.ts';
import { variables } from './variables.ts';

/** The environment of the web app, by the names the code uses (REST contract, "Where it is"). */
export interface Env {
  /** The path segment `{product}`; Next's base path is `/{product}/app`. */
  readonly product: string;
  /** The TCP port the web app listens on. */
  readonly port: number;
  /** The TCP port of the embedded backend, where `restUrl` leads unless it says otherwise. */
  readonly backendPort: number;
  /** Proxies in front of this server that write `X-Forwarded-For`; what stands farther left there may be invented. */
  readonly trustedProxies: number;
  /** Seconds of going on after the request to stop, so that load balancers notice. */
  readonly shutdownDelaySeconds: number;
  /** Bytes of finished pages that one process keeps in memory. */
  readonly pageCacheBytes: number;
  /** Absolute URL of `/{product}/rest` as the server reaches it, without a trailing slash. */
  readonly restUrl: string;
  /** Absolute base of the catalogue's calls, without a trailing slash. */
  readonly catalogueApiUrl: string;
  /** Public origin, for example `https://courses.example.org`. */
  readonly siteUrl: string;
  /** Public address of next-auth's route handlers. */
  readonly authUrl: string;
  /** Key of the session cookie; `null` when none is set, which production refuses. */
  readonly authSecret: string | null;
  /** Bearer token of `POST /api/revalidate`; `null` turns that call off. */
  readonly revalidateToken: string | null;
  /** Valkey or Redis that the instances share (`redis://` or `rediss://`); `null` when there is one instance only. */
  readonly cacheUrl: string | null;
  /** Sent as `al_id_srv`. */
  readonly serviceId: string;
  /** Sent as `al_id_srv_chiamante`. */
  readonly callingServiceId: string;
  /** Sent as `logout_service_id`. */
  readonly logoutServiceId: string;
  /** Parent domain of the theme cookie; `null` for this host only. */
  readonly themeCookieDomain: string | null;
  /** Hosts that a return URL may point to, in lower case, with their port where it is not the usual one. */
  readonly returnUrlHosts: readonly string[];
  readonly hideTestDatabaseBanner: boolean;
  /** What people may change in the signed-in area; public pages always have both switches. */
  readonly canChangeLanguage: boolean;
  readonly canChangeProfile: boolean;
  readonly canChangeTheme: boolean;
  /** Of the open data; `null`: none is stated. */
  readonly dataLicence: DataLicence | null;
  /** Mail address of the help desk, for what is wrong with courses that name no contact; `null` for none. */
  readonly helpAddress: string | null;
  readonly logLevel: LogLevel;
  /** Base address of the OpenTelemetry collector, without a trailing slash; `null` for none. */
  readonly telemetryEndpoint: string | null;
  /** What the collector knows this process by. */
  readonly telemetryName: string;
}

/** Variables as they come: `process.env` or an object of a test. */
export type EnvSource = Readonly<Record<string, string | undefined>>;

/** One or more variables are wrong; the message has one line for each. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

function describeIssue(issue: z.core.$ZodIssue, source: EnvSource): string {
  const name = String(issue.path[0]);
  const shown = JSON.stringify(source[name]?.trim()).replace(/\/\/[^/@]*@/, '//***@');
  return `${name} is ${shown}: expected ${issue.message}`;
}

function withoutBlanks(source: EnvSource): EnvSource {
  const named = Object.entries(source).map(([name, value]) => [name, value?.trim()] as const);
  return Object.fromEntries(named.filter(([, value]) => value));
}

/**
 * Reads the web app's environment. A blank variable counts as absent, and every variable has a default except
 * NEXTAUTH_SECRET, so that a build needs none.
 *
 * @throws {EnvError} with one line for each wrong variable: its name, what it holds and what is expected
 */
export function readEnv(source: EnvSource = process.env): Env {
  const parsed = variables.safeParse(withoutBlanks(source));
  if (!parsed.success) {
    throw new EnvError(parsed.error.issues.map((issue) => describeIssue(issue, source)).join('\n'));
  }
  const { data } = parsed;
  const siteUrl = data.SITE_URL ?? `http://localhost:${data.PORT}`;
  const restUrl = data.REST_URL ?? `http://localhost:${data.BACKEND_PORT}/${data.PRODUCT}/rest`;
  return {
    product: data.PRODUCT,
    port: data.PORT,
    backendPort: data.BACKEND_PORT,
    trustedProxies: data.TRUSTED_PROXIES,
    shutdownDelaySeconds: data.SHUTDOWN_DELAY,
    pageCacheBytes: data.PAGE_CACHE_MB * 1024 * 1024,
    restUrl,
    catalogueApiUrl: data.CATALOGUE_API_URL ?? restUrl,
    siteUrl,
    authUrl: data.NEXTAUTH_URL ?? `${siteUrl}/${data.PRODUCT}/app/api/auth`,
    authSecret: data.NEXTAUTH_SECRET ?? null,
    revalidateToken: data.REVALIDATE_TOKEN ?? null,
    cacheUrl: data.CACHE_URL ?? null,
    serviceId: data.AL_ID_SRV,
    callingServiceId: data.AL_ID_SRV_CHIAMANTE,
    logoutServiceId: data.LOGOUT_SERVICE_ID,
    themeCookieDomain: data.THEME_COOKIE_DOMAIN ?? null,
    returnUrlHosts: data.RETURN_URL_HOSTS,
    hideTestDatabaseBanner: data.HIDE_TEST_DB_BANNER,
    canChangeLanguage: data.LANGUAGE_CHANGE,
    canChangeProfile: data.PROFILE_CHANGE,
    canChangeTheme: data.THEME_CHANGE,
    dataLicence: data.DATA_LICENCE ?? null,
    helpAddress: data.HELP_ADDRESS ?? null,
    logLevel: data.LOG_LEVEL,
    telemetryEndpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    telemetryName: data.OTEL_SERVICE_NAME ?? `${data.PRODUCT}-web`,
  };
}

let current: Env | null = null;

/** The environment of this process, read at the first call and kept. */
export function env(): Env {
  current ??= readEnv();
  return current;
}
