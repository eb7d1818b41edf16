import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { formatSearch } from '@/lib/addresses/search-address';
import { wirePage } from '@/lib/api/schemas/testing/wire';
import { startBackend, stopBackends } from '@/lib/api/testing/backend';
import { frameSearch, hole } from '@/lib/catalogue/search-frame/holes';
import messages from '@/messages/en.json';
import { FramedResults } from './FramedResults';
import { createSearchWriter } from './search-writer';

const mockEnv = { catalogueApiUrl: '', authSecret: 'secret' as string | null };
jest.mock('@/lib/env/env', () => ({ env: () => mockEnv }));
afterEach(stopBackends);

const filters = [{ name: 'filterCategoria', label: 'Subject', choices: [{ key: '3', label: 'Music' }] }];

/** A frame with what the writer looks for. */
function frame(): string {
  const main = renderToString(
    <NextIntlClientProvider locale="en" messages={messages}>
      <FramedResults filters={filters} slot={hole('results')} found={hole('found')} />
    </NextIntlClientProvider>,
  );
  const head = `<head><title>${hole('title')}</title><meta name="description" content="${hole('description')}"></head>`;
  const data = JSON.stringify(`1:{"found":"${hole('found')}"}\n`);
  return `<html>${head}<body><main>${main}</main><script>self.__next_f.push([1,${data}])</script></body></html>`;
}

it('writes heading, results, title and description of a search', async () => {
  const { baseUrl } = await startBackend((_request, response) => response.end(JSON.stringify(wirePage)));
  mockEnv.catalogueApiUrl = baseUrl;
  const page = await createSearchWriter()?.into(frame(), 'en')?.('q=harmony&page=2');
  expect(page).toContain('<title>Results for “harmony” (2)</title>');
  expect(page).toMatch(/content="21 open online courses and series/);
  expect(page).toMatch(/<main><div class="container[^"]*" id="results">/);
  expect(page).toContain('Armonia tonale');
  expect(page).not.toContain(hole('found'));
  // The picture of the first card is loaded first: its preload belongs into the head.
  expect(page).toMatch(/<link rel="preload" as="image"[^>]*><\/head>/);
});

it('writes nothing when the backend gives no answer', async () => {
  const { baseUrl } = await startBackend((_request, response) => response.writeHead(403).end());
  mockEnv.catalogueApiUrl = baseUrl;
  expect(await createSearchWriter()?.into(frame(), 'en')?.('q=harmony')).toBeNull();
});

it('takes no page for a frame that has no place for the results', () => {
  expect(createSearchWriter()?.into('<html><head></head><body></body></html>', 'en')).toBeNull();
});

it('asks for the frame by a search that nobody else can ask for', () => {
  expect(createSearchWriter()?.frameQuery).toBe(formatSearch(frameSearch()));
  expect(createSearchWriter()?.frameQuery).toMatch(/^q=[\w-]{43}\.query$/);
});

it('does not exist without a secret', () => {
  mockEnv.authSecret = null;
  expect(createSearchWriter()).toBeNull();
});
