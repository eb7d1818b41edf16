import type { z } from 'zod';
import { Problem } from './problem.ts';
import { demoNames, variables } from './variables.ts';

export type BackendSettings = Readonly<ReturnType<typeof toSettings>>;

function toSettings(values: z.output<typeof variables>) {
  const backendUrl = values.BACKEND_URL ?? `http://localhost:${values.BACKEND_PORT}`;
  return {
    port: values.BACKEND_PORT,
    /** Address of the network interface on which the backend listens. */
    host: values.BACKEND_HOST,
    /**
     * Names of the demonstration people who can sign in. Their passwords are public. When other machines can reach the backend, even
     * through a proxy on this machine, only the people that DEMO_PEOPLE names can sign in.
     */
    demoPeople: values.DEMO_PEOPLE ?? (isForThisMachine(values, backendUrl) ? demoNames : []),
    /** Whether an empty database gets the demonstration catalogue. */
    startsWithDemonstration: values.DEMO_CATALOGUE === 'on',
    /** How long an access token is valid. */
    accessTokenSeconds: 15 * 60,
    /** Number of proxies in front that write `X-Forwarded-For`; entries further left in the header may be forged. */
    trustedProxies: values.TRUSTED_PROXIES,
    /** The path segment `{product}`. */
    product: values.PRODUCT,
    /** Address of a PostgreSQL database; undefined means PGlite in `dataFolder`. */
    databaseUrl: values.DATABASE_URL,
    /** Absolute, or relative to the project's folder. */
    dataFolder: values.BACKEND_DATA,
    /** Public origin of the web app, without a slash at the end. */
    siteUrl: values.SITE_URL,
    /** Public origin of this backend, without a slash at the end. */
    backendUrl,
    /** Addresses of the site's social profiles, by property name such as `social.facebook`; only those that are set. */
    socialProfiles: socialProfilesOf(values),
    /** Whether the backend lists its extensions. Otherwise a web app only uses the REST contract. */
    offersExtensions: values.EXTENSIONS === 'on',
    /** Whether searches without a result are counted for the editorial desk. */
    countsSearchesWithoutResult: values.SEARCHES_WITHOUT_RESULT === 'on',
    /** A file with the operator's own terms for the search. */
    searchTerms: values.SEARCH_TERMS,
    logLevel: values.LOG_LEVEL,
  };
}

/** Whether only programs on this machine can reach a server at this name or address. */
function isLoopback(address: string): boolean {
  return /^(?:localhost|.*\.localhost|\[?::1\]?|127(?:\.\d+){3})$/.test(address);
}

/** Whether only this machine can reach the sign-in: all addresses, including those for browsers, are loopback addresses. */
function isForThisMachine({ BACKEND_HOST, SITE_URL }: z.output<typeof variables>, backendUrl: string): boolean {
  return [BACKEND_HOST, new URL(SITE_URL).hostname, new URL(backendUrl).hostname].every(isLoopback);
}

/** Reads the settings from environment variables; a blank variable counts as absent. @throws {Problem} */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): BackendSettings {
  const trimmed = Object.entries(environment).map(([name, value]) => [name, value?.trim()] as const);
  const given: Record<string, string | undefined> = Object.fromEntries(trimmed.filter(([, value]) => value));
  const parsed = variables.safeParse(given);
  if (parsed.success) return toSettings(parsed.data);
  const lines = parsed.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${name} cannot be used${shownValue(name, given[name] ?? '')}: ${message}`;
  });
  throw new Problem([...new Set(lines)].join('\n'));
}

/** The value for a message, without passwords. */
function shownValue(name: string, value: string): string {
  return name === 'DATABASE_URL' ? '' : ` (it is ${JSON.stringify(value.replace(/^([a-z]+:\/\/)?.*@/is, '$1***@'))})`;
}

function socialProfilesOf(values: z.output<typeof variables>): Record<string, string> {
  const { SOCIAL_FACEBOOK: facebook, SOCIAL_INSTAGRAM: instagram, SOCIAL_LINKEDIN: linkedin } = values;
  const entries = Object.entries({ facebook, instagram, linkedin });
  return Object.fromEntries(entries.flatMap(([name, address]) => (address ? [[`social.${name}`, address]] : [])));
}

/** The path of the REST interface. */
export function restPath({ product }: BackendSettings): string {
  return `/${product}/rest`;
}

/** The path of the identity provider. */
export const identityPath = '/idp';

/** The address of the identity provider, as browsers reach it. */
export function identityUrl({ backendUrl }: BackendSettings): string {
  return `${backendUrl}${identityPath}`;
}

/** The origin at which this process can reach itself. */
export function ownUrl({ host, port }: BackendSettings): string {
  const address = host.replace(/^0\.0\.0\.0$/, '127.0.0.1').replace(/^::$/, '::1');
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}

/** Addresses of the web app: its base, the redirect target of a sign-in, and the home page. */
export function siteAddresses({ siteUrl, product }: BackendSettings) {
  const app = `${siteUrl}/${product}/app`;
  return { app, redirectUri: `${app}/api/auth/callback/university`, homeUrl: `${app}/home` };
}
