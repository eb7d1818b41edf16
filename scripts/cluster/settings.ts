import path from 'node:path';
import { type EnvSource, readEnv } from '../../lib/env/env.ts';
import { keptSecret } from '../secret.ts';

/**
 * Reads the settings: PORT, the first of the six ports of a cluster, and CLUSTER_DATA. Secrets are created once and stored
 * in the folder.
 *
 * @throws {EnvError} for an invalid value
 * @throws {StartProblem} when a secret cannot be stored
 */
export function readClusterSettings(root: string, source: EnvSource = process.env) {
  const { product, port } = readEnv(source);
  const webPorts = [port + 1, port + 2];
  const [backendPort, databasePort, cachePort] = [port + 3, port + 4, port + 5];
  const siteUrl = `http://localhost:${port}`;
  const folder = path.resolve(root, source.CLUSTER_DATA?.trim() || '.data/cluster');
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
    port,
    webPorts,
    backendPort,
    databasePort,
    cachePort,
    siteUrl,
    /** The app behind nginx, and each web instance directly; no slash at the end. */
    appUrl: `${siteUrl}/${product}/app`,
    instanceUrls: webPorts.map((webPort) => `http://127.0.0.1:${webPort}/${product}/app`),
    restUrl: `http://localhost:${backendPort}/${product}/rest`,
    databaseUrl: `postgresql://catalogue:${password}@127.0.0.1:${databasePort}/postgres`,
    cacheUrl: `redis://:${password}@127.0.0.1:${cachePort}`,
    authSecret: secret('session-key'),
    revalidateToken: secret('revalidate-token'),
    /** Password of database and cache. */
    password,
  };
}

/** Settings that the parts of a cluster share. Everything listens only on the loopback interface. */
export type ClusterSettings = Readonly<ReturnType<typeof readClusterSettings>>;
