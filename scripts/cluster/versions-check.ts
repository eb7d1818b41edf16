import { once } from 'node:events';
import http from 'node:http';
import type { Cluster } from './cluster.ts';
import type { ClusterSettings } from './settings.ts';

const readings = 4;
const keptForEver = { 'Content-Type': 'text/javascript', 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Answers on the port of an instance as one of another version would: of all files it has only this one. */
async function serveOtherVersion(port: number | undefined, file: string): Promise<http.Server> {
  const server = http.createServer(({ url }, response) => {
    if (url === file) response.writeHead(200, keptForEver).end('0');
    else response.writeHead(404).end();
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
}

/** The statuses with which nginx answers, whichever instances it asks. */
async function statusesOf(address: string): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let reading = 1; reading <= readings; reading += 1) statuses.push((await fetch(address)).status);
  return statuses;
}

/**
 * Checks that a page finds its scripts and styles while only one of the instances has its version, and also afterwards.
 *
 * @throws {Error}
 */
export async function checkVersions(settings: ClusterSettings, cluster: Cluster): Promise<void> {
  const { siteUrl, product, webPorts } = settings;
  // nginx keeps the files of earlier checks.
  const file = `/${product}/app/_next/static/${Date.now()}.js`;
  await cluster.running('web-2').stop();
  const other = await serveOtherVersion(webPorts[1], file);
  const during = await statusesOf(siteUrl + file).finally(() => {
    other.close();
    other.closeAllConnections();
  });
  const after = await statusesOf(siteUrl + file);
  await cluster.start('web-2');
  if ([...during, ...after].some((status) => status !== 200))
    throw new Error(`a file was answered ${during.join(' ')}, afterwards ${after.join(' ')}`);
}
