import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { respondsOk } from '../wait.ts';
import { webProgram, webVariables } from '../web-program.ts';
import type { Service } from './service.ts';
import type { ClusterSettings } from './settings.ts';

/** The embedded backend on the cluster's PostgreSQL. */
export function backendService(settings: ClusterSettings): Service {
  const { root, product, backendPort, siteUrl, restUrl, databaseUrl } = settings;
  const env = { PRODUCT: product, BACKEND_PORT: String(backendPort), SITE_URL: siteUrl, DATABASE_URL: databaseUrl };
  return {
    program: { label: 'backend', root, args: ['backend/main.ts'], env },
    check: () => respondsOk(`${restUrl}/jaf/public/app`),
  };
}

/** A web instance. @param index from 0 */
export function webService(settings: ClusterSettings, index: number): Service {
  const { root, product, webPorts, siteUrl, restUrl, cacheUrl, authSecret, revalidateToken } = settings;
  const label = `web-${index + 1}`;
  // A separate folder for each instance, as if each ran on its own machine.
  const temporaryFolder = path.join(settings.folder, 'tmp', label);
  mkdirSync(temporaryFolder, { recursive: true, mode: 0o700 });
  const env = {
    PRODUCT: product,
    PORT: String(webPorts[index]),
    WEB_HOST: '127.0.0.1',
    TMPDIR: temporaryFolder,
    SITE_URL: siteUrl,
    NEXTAUTH_URL: '',
    REST_URL: restUrl,
    CATALOGUE_API_URL: restUrl,
    CACHE_URL: cacheUrl,
    NEXTAUTH_SECRET: authSecret,
    REVALIDATE_TOKEN: revalidateToken,
    TRUSTED_PROXIES: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    ...webVariables,
  };
  return {
    program: { label, root, args: webProgram, env },
    check: () => respondsOk(`${settings.instanceUrls[index]}/api/health/ready`),
  };
}
