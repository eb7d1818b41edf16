import { isIP } from 'node:net';
import { z } from 'zod';
import { people } from './identity/people.ts';

/** How much is logged: nothing, failures, warnings, all requests. */
const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Names of the demonstration people. */
export const demoNames = people.map(({ name }) => name);

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'a port number is needed, 1 to 65535')
  .transform(Number)
  .refine((number) => number >= 1 && number <= 65_535, 'a port number is needed, 1 to 65535');

const needsOrigin = 'an address without a path is needed, such as http://localhost:3000';
const origin = z
  .url({ protocol: /^https?$/, error: needsOrigin })
  .refine((address) => {
    const { pathname = '', search, hash, username, password } = URL.parse(address) ?? {};
    return /^\/+$/.test(pathname) && !search && !hash && !username && !password;
  }, needsOrigin)
  .transform((address) => new URL(address).origin);

const needsPostgres =
  'an address such as postgresql://user:password@host:5432/name is needed; in its password / @ # ? % are written as %2F %40 %23 %3F %25';
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: needsPostgres }).refine(isDecodable, needsPostgres);

function isDecodable(address: string): boolean {
  try {
    return decodeURIComponent(address) !== '';
  } catch {
    return false;
  }
}

const product = z.string().regex(/^[a-z0-9][a-z0-9-]*$/i, 'one path segment of letters, digits and hyphens is needed');

const socialProfile = z
  .url({ protocol: /^https$/, error: 'an https address such as https://www.instagram.com/name is needed' })
  .refine((address) => URL.parse(address)?.pathname !== '/', 'the address of the profile itself is needed')
  // The web app shows no address with a user name (REST contract, "Types on the wire").
  .refine((address) => !URL.parse(address)?.username, 'an address without a user is needed');

const dataFolder = z
  .string()
  .refine(
    (text) => !/^[a-z]+:\/\//i.test(text),
    'a folder is needed; the address of a database belongs to DATABASE_URL',
  );

const host = z
  .string()
  .refine(
    (text) => isIP(text) > 0 || text === 'localhost',
    'the address of a network interface such as 127.0.0.1 is needed, or 0.0.0.0 for all',
  );

const demoPeople = z
  .string()
  .transform((text) => [...new Set(text.split(',').map((name) => name.trim().toLowerCase()))])
  .refine(
    (given) => given.every((name) => demoNames.includes(name)),
    `names of the demonstration's people are needed, separated by commas: ${demoNames.join(', ')}`,
  );

const proxies = z.string().regex(/^\d$/, 'how many proxies stand in front, 0 to 9, is needed').transform(Number);
const onOrOff = z.enum(['on', 'off'], 'on or off is needed');

/** The environment variables of the backend, with their allowed values and defaults. */
export const variables = z.object({
  BACKEND_PORT: port.default(4000),
  BACKEND_HOST: host.default('127.0.0.1'),
  DEMO_PEOPLE: demoPeople.optional(),
  DEMO_CATALOGUE: onOrOff.default('on'),
  TRUSTED_PROXIES: proxies.default(0),
  PRODUCT: product.default('mooc'),
  DATABASE_URL: postgresUrl.optional(),
  BACKEND_DATA: dataFolder.default('.data/backend'),
  SITE_URL: origin.default('http://localhost:3000'),
  BACKEND_URL: origin.optional(),
  SOCIAL_FACEBOOK: socialProfile.optional(),
  SOCIAL_INSTAGRAM: socialProfile.optional(),
  SOCIAL_LINKEDIN: socialProfile.optional(),
  SEARCH_TERMS: z.string().optional(),
  EXTENSIONS: onOrOff.default('on'),
  SEARCHES_WITHOUT_RESULT: onOrOff.default('on'),
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')} is needed`).default('info'),
});
