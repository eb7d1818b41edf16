import path from 'node:path';
import { z } from 'zod';
import { type EnvSource, readEnv, withoutBlanks } from '../../lib/env/env.ts';
import { wholeNumber } from '../../lib/env/values.ts';
import { StartProblem } from '../../lib/server/start-problem.ts';
import { keptSecret } from '../secret.ts';

const expectedPort = 'a port from 1024 to 65000 is needed';
const port = (fallback: number) =>
  wholeNumber(/^\d{4,5}$/, expectedPort)
    .refine((number) => number >= 1024 && number <= 65_000, expectedPort)
    .default(fallback);

const variables = z.object({
  PORT: port(3000),
  BACKEND_PORT: port(4000),
  CLUSTER_DATABASE_PORT: port(5440),
  CLUSTER_CACHE_PORT: port(6440),
  CLUSTER_INSTANCES: wholeNumber(/^[1-8]$/, 'a number of instances from 1 to 8 is needed').default(2),
  CLUSTER_DATA: z.string().default('.data/cluster'),
});

function parse(source: EnvSource): z.infer<typeof variables> {
  const parsed = variables.safeParse(withoutBlanks(source));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = String(issue?.path[0]);
  throw new StartProblem(`${name} is ${JSON.stringify(source[name])}: ${issue?.message}`);
}

/** The ports of a cluster, each with the variable that sets it. @throws {StartProblem} when two are the same */
export function usedPorts(settings: ClusterSettings): Map<number, string> {
  const { port, webPorts, backendPort, databasePort, cachePort } = settings;
  const variables = new Map([port, ...webPorts].map((used) => [used, 'PORT']));
  const others = { BACKEND_PORT: backendPort, CLUSTER_DATABASE_PORT: databasePort, CLUSTER_CACHE_PORT: cachePort };
  for (const [variable, used] of Object.entries(others)) {
    const other = variables.get(used);
    if (other) throw new StartProblem(`${other} and ${variable} both use port ${used}`);
    variables.set(used, variable);
  }
  return variables;
}

/**
 * Reads the settings: PORT (the instances use the following ports), BACKEND_PORT, CLUSTER_DATABASE_PORT,
 * CLUSTER_CACHE_PORT, CLUSTER_INSTANCES and CLUSTER_DATA. Secrets are created once and stored in the folder.
 *
 * @throws {StartProblem} for an invalid value
 * @throws {EnvError} for a value that the web app itself refuses
 */
export function readClusterSettings(root: string, source: EnvSource = process.env) {
  const { product } = readEnv(source);
  const values = parse(source);
  const folder = path.resolve(root, values.CLUSTER_DATA);
  const secret = (name: string) =>
    Buffer.from(keptSecret(path.join(folder, 'secrets', name), 'CLUSTER_DATA'), 'base64').toString('hex');
  const password = secret('password');
  return {
    /** The project's folder. */
    root,
    /** Absolute path of the folder for everything that the cluster writes. */
    folder,
    product,
    /** Port of nginx, which people open. */
    port: values.PORT,
    webPorts: Array.from({ length: values.CLUSTER_INSTANCES }, (_, index) => values.PORT + 1 + index),
    backendPort: values.BACKEND_PORT,
    databasePort: values.CLUSTER_DATABASE_PORT,
    cachePort: values.CLUSTER_CACHE_PORT,
    siteUrl: `http://localhost:${values.PORT}`,
    restUrl: `http://localhost:${values.BACKEND_PORT}/${product}/rest`,
    databaseUrl: `postgresql://catalogue:${password}@127.0.0.1:${values.CLUSTER_DATABASE_PORT}/postgres`,
    cacheUrl: `redis://:${password}@127.0.0.1:${values.CLUSTER_CACHE_PORT}`,
    authSecret: secret('session-key'),
    revalidateToken: secret('revalidate-token'),
    /** Password of database and cache. */
    password,
  };
}

/** Settings that the parts of a cluster share. Everything listens only on the loopback interface. */
export type ClusterSettings = Readonly<ReturnType<typeof readClusterSettings>>;
