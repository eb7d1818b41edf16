import { createDedupeFetch } from 'next/dist/server/lib/dedupe-fetch';
import { createPatchedFetcher } from 'next/dist/server/lib/patch-fetch';
import { createRestClient } from './rest-client.ts';
import { anyAnswer } from './schemas/parse-answer.ts';
import { startBackend, stopBackends } from './testing/backend.ts';

// React's own `cache` stores nothing outside of a render.
jest.mock('react', () => ({
  cache: <Entry>(read: (url: string) => Entry) => {
    const remembered = new Map<string, Entry>();
    return (url: string) => {
      const entry = remembered.get(url) ?? read(url);
      remembered.set(url, entry);
      return entry;
    };
  },
}));

describe('a read while Next remembers the answers of a page', () => {
  const own = globalThis.fetch;
  beforeEach(() => {
    const during = (store: object | undefined) => ({ getStore: () => store });
    const stores = { workAsyncStorage: during({ route: '/home' }), workUnitAsyncStorage: during(undefined) };
    globalThis.fetch = createPatchedFetcher(createDedupeFetch(own), stores as never) as typeof fetch;
  });
  afterEach(async () => {
    globalThis.fetch = own;
    await stopBackends();
  });

  it.each([
    ['status 500', 500],
    ['a broken connection', null],
  ])('is asked again after %s', async (_fault, status) => {
    const backend = await startBackend((_request, response) => {
      if (backend.requests.length > 1) response.end('["good"]');
      else if (status === null) response.destroy();
      else response.writeHead(status).end();
    });
    await expect(createRestClient({ baseUrl: backend.baseUrl }).get('/cata/faq', anyAnswer)).resolves.toEqual(['good']);
    expect(backend.requests).toHaveLength(2);
  });
});
