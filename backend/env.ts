import { isIP } from 'node:net';
import { z } from 'zod';
import { people } from './identity/people.ts';

/** How much of the requests is written: nothing, failed ones, all. */
const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

const port = z.coerce
  .number('a port number is needed')
  .int()
  .min(1, 'a port is 1 to 65535')
  .max(65_535, 'a port is 1 to 65535');
const origin = z
  .url({ protocol: /^https?$/, error: 'an address such as http://localhost:3000 is needed' })
  .transform((address) => address.replace(/\/+$/, ''));
const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'an address such as postgresql://user:password@host:5432/name is needed',
});
const product = z.string().regex(/^[a-z0-9][a-z0-9-]*$/i, 'one path segment of letters, digits and hyphens is needed');
const socialProfile = z
  .url({ protocol: /^https$/, error: 'an https address such as https://www.instagram.com/name is needed' })
  .refine((address) => URL.parse(address)?.pathname !== '/', 'the address of the profile itself is needed');

const host = z
  .string()
  .refine(
    (text) => isIP(text) > 0 || text === 'localhost',
    'the address of a network interface such as 127.0.0.1 is needed, or 0.0.0.0 for all',
  );
const names = people.map(({ name }) => name);
const demoPeople = z
  .string()
  .transform((text) => [...new Set(text.split(',').map((name) => name.trim().toLowerCase()))])
  .refine(
    (given) => given.every((name) => names.includes(name)),
    `names of the demonstration's people are needed, separated by commas: ${names.join(', ')}`,
  );
const proxies = z.string().regex(/^\d$/, 'how many proxies stand in front, 0 to 9, is needed').transform(Number);

const variables = z.object({
  BACKEND_PORT: port.default(4000),
  BACKEND_HOST: host.default('127.0.0.1'),
  DEMO_PEOPLE: demoPeople.optional(),
  TRUSTED_PROXIES: proxies.default(0),
  PRODUCT: product.default('mooc'),
  DATABASE_URL: postgresUrl.optional(),
  BACKEND_DATA: z.string().default('.data/backend'),
  SITE_URL: origin.default('http://localhost:3000'),
  BACKEND_URL: origin.optional(),
  SOCIAL_FACEBOOK: socialProfile.optional(),
  SOCIAL_INSTAGRAM: socialProfile.optional(),
  SOCIAL_LINKEDIN: socialProfile.optional(),
  SEARCH_TERMS: z.string().optional(),
  EXTENSIONS: z.enum(['on', 'off'], 'on or off is needed').default('on'),
  SEARCHES_WITHOUT_RESULT: z.enum(['on', 'off'], 'on or off is needed').default('on'),
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')} is needed`).default('info'),
});

export type BackendSettings = Readonly<ReturnType<typeof toSettings>>;

function toSettings(values: z.output<typeof variables>) {
  return {
    port: values.BACKEND_PORT,
    /** Address of the network interface to listen on. */
    host: values.BACKEND_HOST,
    /**
     * Names of the demonstration's people who can sign in. Anybody knows their passwords: where others can come in, they
     * are there only when DEMO_PEOPLE names them.
     */
    demoPeople: values.DEMO_PEOPLE ?? (isLoopback(values.BACKEND_HOST) ? names : []),
    /** Proxies in front of this server that write `X-Forwarded-For`; what stands farther left there may be invented. */
    trustedProxies: values.TRUSTED_PROXIES,
    /** The path segment `{product}`. */
    product: values.PRODUCT,
    /** PostgreSQL; undefined: PGlite in `dataFolder`. */
    databaseUrl: values.DATABASE_URL,
    dataFolder: values.BACKEND_DATA,
    /** Public origin of the web app, without a slash at the end. */
    siteUrl: values.SITE_URL,
    /** Public origin of this backend, without a slash at the end. */
    backendUrl: values.BACKEND_URL ?? `http://localhost:${values.BACKEND_PORT}`,
    /** Addresses of the catalogue's profiles as the properties hold them: `social.facebook` and the like, where they are set. */
    socialProfiles: socialProfilesOf(values),
    /** Whether it says what it can do beyond the REST contract; else a web app takes it for a backend of the contract alone. */
    offersExtensions: values.EXTENSIONS === 'on',
    /** Whether texts that found nothing are counted for the editorial desk. */
    countsSearchesWithoutResult: values.SEARCHES_WITHOUT_RESULT === 'on',
    /** A file with the operator's own terms for the search. */
    searchTerms: values.SEARCH_TERMS,
    logLevel: values.LOG_LEVEL,
  };
}

/** A variable has a value that cannot be used; the message is one line that names it. */
export class SettingsProblem extends Error {
  override readonly name = 'SettingsProblem';
}

/** Whether only programs of this machine reach a server on that address. */
function isLoopback(address: string): boolean {
  return address === 'localhost' || address === '::1' || /^127\./.test(address);
}

/** Reads the settings from environment variables; an empty one counts as absent. @throws {SettingsProblem} */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): BackendSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    const value = name === 'DATABASE_URL' ? '' : ` (it is "${environment[name]}")`;
    throw new SettingsProblem(`${name} cannot be used${value}: ${issue?.message}`);
  }
  return toSettings(parsed.data);
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

/** The origin by which this process reaches itself. */
export function ownUrl({ host, port }: BackendSettings): string {
  const address = host.replace(/^0\.0\.0\.0$/, '127.0.0.1').replace(/^::$/, '::1');
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}

/** Addresses of the web app: all of it, where a sign-in may return to, and the home page. */
export function siteAddresses({ siteUrl, product }: BackendSettings) {
  const app = `${siteUrl}/${product}/app`;
  return { app, redirectUri: `${app}/api/auth/callback/university`, homeUrl: `${app}/home` };
}
