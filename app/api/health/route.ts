import { recordHealth } from '@/lib/api/backend-health';
import { getFilters } from '@/lib/api/catalogue';
import { createRestClient } from '@/lib/api/rest-client';
import { backendHealth } from '@/lib/cache/backend-state';
import { env } from '@/lib/env/env';
import { readOnly } from '@/lib/http/problem';
import { createBackendCheck } from '@/lib/public-api/backend-report';
import packageJson from '@/package.json';

/** Milliseconds. */
const timeLimit = 1000;

const checkBackend = createBackendCheck({
  call: () => getFilters(recordHealth(createRestClient({ baseUrl: env().catalogueApiUrl, timeLimit }))),
  lastFailure: () => backendHealth().failedAt,
});

/** Answers 200 while this process serves; the body reports the state of the backend. */
export async function GET(): Promise<Response> {
  const report = { status: 'ok', backend: await checkBackend(), version: packageJson.version };
  return Response.json(report, { headers: { 'Cache-Control': 'no-store' } });
}

export { readOnly as DELETE, readOnly as OPTIONS, readOnly as PATCH, readOnly as POST, readOnly as PUT };
