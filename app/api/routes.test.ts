import { globSync } from 'node:fs';
import { restoreEnvironment } from '@/lib/api/testing/routes';
import { closedBaseUrl, startRecordingBackend } from '@/lib/public-api/testing/recording-backend';

restoreEnvironment();

const request = (path: string, method = 'GET') => new Request(`http://localhost/mooc/app/api${path}`, { method });
const params = <T>(value: T) => ({ params: Promise.resolve(value) });

/** The routes as a new process would load them. */
async function loadRoutes() {
  return {
    health: await import('./health/route'),
    image: await import('./immagine/[id]/route'),
    catalogue: await import('./[...path]/route'),
  };
}

it('sends catalogue calls and pictures to the backends that the environment names', async () => {
  const catalogueBackend = await startRecordingBackend();
  const restBackend = await startRecordingBackend((_request, response) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end('png'),
  );
  process.env.CATALOGUE_API_URL = catalogueBackend.baseUrl;
  process.env.REST_URL = restBackend.baseUrl;
  const { catalogue, image } = await loadRoutes();
  const answers = [
    await catalogue.GET(request('/cata/faq'), params({ path: ['cata', 'faq'] })),
    await image.GET(request('/immagine/7'), params({ id: '7' })),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(catalogueBackend.received.map(({ url }) => url)).toEqual(['/mooc/rest/cata/faq']);
  expect(restBackend.received.map(({ url }) => url)).toEqual(['/mooc/rest/immagine/7']);
});

it('answers 404 to what no route of its own and no call of the contract answers', async () => {
  const { catalogue } = await loadRoutes();
  expect((await catalogue.GET(request('/x'), params({ path: ['x'] }))).status).toBe(404);
  expect((await catalogue.POST(request('/x', 'POST'), params({ path: ['x'] }))).status).toBe(404);
});

it('answers 405 with Allow where only reading makes sense', async () => {
  const { health, image } = await loadRoutes();
  for (const route of [health, image]) {
    expect(route.POST().status).toBe(405);
    expect(route.OPTIONS().headers.get('allow')).toBe('GET, HEAD');
  }
});

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const routeFiles = globSync('**/route.ts', { cwd: import.meta.dirname });

// Next answers methods that a route does not export: HEAD like GET, OPTIONS with 204, others with 405 but without Allow.
it.each(routeFiles)('%s answers every method itself', async (file) => {
  const route = (await import(`./${file}`)) as Record<string, unknown>;
  expect(Object.keys(route)).toEqual(expect.arrayContaining(methods));
});

it.each(['logout', 'profile', 'career'])('/api/auth/%s is for forms alone', async (name) => {
  const { GET, OPTIONS } = (await import(`./auth/${name}/route`)) as Record<'GET' | 'OPTIONS', () => Response>;
  for (const { status, headers } of [GET(), OPTIONS()]) {
    expect([status, headers.get('allow'), headers.get('cache-control')]).toEqual([405, 'POST', 'no-store']);
  }
});

describe('/api/health', () => {
  it('says that all is well, and asks the backend once for many', async () => {
    const { baseUrl, received } = await startRecordingBackend();
    process.env.CATALOGUE_API_URL = baseUrl;
    const { health } = await loadRoutes();
    const responses = await Promise.all([health.GET(), health.GET()]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(responses[0]?.headers.get('cache-control')).toBe('no-store');
    expect(await responses[0]?.json()).toEqual({
      status: 'ok',
      backend: { state: 'up', since: expect.any(String), checkedAt: expect.any(String), message: null },
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
    expect(received).toHaveLength(1);
  });

  it('is 200 and tells no address when the backend is away', async () => {
    const baseUrl = await closedBaseUrl();
    process.env.CATALOGUE_API_URL = baseUrl;
    const { health } = await loadRoutes();
    const response = await health.GET();
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      status: 'ok',
      backend: { state: 'down', message: 'The backend cannot be reached.' },
    });
    expect(text).not.toContain(new URL(baseUrl).port);
  });
});
