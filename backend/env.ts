import { z } from 'zod';

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

const variables = z.object({
  BACKEND_PORT: port.default(4000),
  PRODUCT: product.default('mooc'),
  DATABASE_URL: postgresUrl.optional(),
  BACKEND_DATA: z.string().default('.data/backend'),
  SITE_URL: origin.default('http://localhost:3000'),
  BACKEND_URL: origin.optional(),
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')} is needed`).default('info'),
});

export interface BackendSettings {
  readonly port: number;
  /** The path segment `{product}`. */
  readonly product: string;
  /** PostgreSQL; undefined: PGlite in `dataFolder`. */
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  /** Public origin of the web app, without a slash at the end. */
  readonly siteUrl: string;
  /** Public origin of this backend, without a slash at the end. */
  readonly backendUrl: string;
  readonly logLevel: LogLevel;
}

/** A variable has a value that cannot be used; the message is one line that names it. */
export class SettingsProblem extends Error {
  override readonly name = 'SettingsProblem';
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
  const values = parsed.data;
  return {
    port: values.BACKEND_PORT,
    product: values.PRODUCT,
    databaseUrl: values.DATABASE_URL,
    dataFolder: values.BACKEND_DATA,
    siteUrl: values.SITE_URL,
    backendUrl: values.BACKEND_URL ?? `http://localhost:${values.BACKEND_PORT}`,
    logLevel: values.LOG_LEVEL,
  };
}
