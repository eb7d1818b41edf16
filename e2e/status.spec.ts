import type { APIRequestContext } from '@playwright/test';
import { appUrl, origin, product } from './support/addresses.ts';
import { fixedPaths } from './support/indexed-pages.ts';
import { idOf, titles } from './support/samples.ts';
import { expect, test } from './support/test.ts';

const unknown = '4711999';

/** The status of an address and its redirect, without following it. */
async function ask(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { maxRedirects: 0 });
  const location = answer.headers().location;
  return { status: answer.status(), location: location && new URL(location, origin).href };
}

test('every page answers 200 in both languages', async ({ request }) => {
  const course = `courseDetails/${await idOf(titles.rich)}`;
  const series = `collectionCard/${await idOf(titles.series)}`;
  for (const path of [...fixedPaths, 'catalogue?q=storia&page=2', 'saved', 'compare', course, series]) {
    expect(await ask(request, path), path).toMatchObject({ status: 200 });
    expect(await ask(request, `en/${path}`), `en/${path}`).toMatchObject({ status: 200 });
  }
});

test('the entrances redirect to the home page', async ({ request }) => {
  for (const entrance of ['/', `/${product}`, `/${product}/`, `/${product}/app`, `/${product}/app/`]) {
    expect(await ask(request, origin + entrance)).toEqual({ status: 307, location: `${appUrl}/home` });
  }
  expect(await ask(request, 'en')).toEqual({ status: 307, location: `${appUrl}/en/home` });
});

test('a series and a course redirect to each other’s page, a series without id to the catalogue', async ({
  request,
}) => {
  const course = await idOf(titles.rich);
  const series = await idOf(titles.series);
  // A record may change between course and series, so that redirect is temporary.
  const leads = async (from: string, to: string, statuses = [307, 308]) => {
    const { status, location } = await ask(request, from);
    expect(statuses, from).toContain(status);
    expect(location).toBe(`${appUrl}/${to}`);
  };
  await leads(`courseDetails/${series}`, `collectionCard/${series}`, [307]);
  await leads(`en/courseDetails/${series}`, `en/collectionCard/${series}`, [307]);
  await leads(`collectionCard/${course}`, `courseDetails/${course}`, [307]);
  await leads('collectionCard', 'catalogue');
  await leads('collectionCard/', 'collectionCard');
  await leads('en/collectionCard', 'en/catalogue');
});

test('a script that the build lacks is a short 404, one that it has is there', async ({ request }) => {
  const missing = await request.get('_next/static/chunks/none.js');
  expect([missing.status(), await missing.text()]).toEqual([404, 'There is no such file.']);
  const [address = ''] = /\/[^"]+\.js/.exec(await (await request.get('about')).text()) ?? [];
  expect((await request.get(origin + address)).status()).toBe(200);
});

test('what does not exist answers 404 with the whole page', async ({ request }) => {
  const records = ['courseDetails', 'collectionCard', 'aboutUniv', 'teacher'].map((page) => `${page}/${unknown}`);
  const paths = [...records, 'nessuna-pagina', 'catalogue/x', 'home/x/y', 'saved/x'];
  for (const [prefix, title] of [
    ['', 'Questa pagina non c’è'],
    ['en/', 'This page does not exist'],
  ]) {
    for (const path of paths) {
      const answer = await request.get(prefix + path);
      const html = await answer.text();
      expect(answer.status(), prefix + path).toBe(404);
      expect(html).toContain(`<h1>${title}</h1>`);
      expect(html).toContain('<footer');
      expect(html).toMatch(/<meta name="robots" content="noindex/);
    }
  }
});

test('every answer carries the security headers', async ({ request }) => {
  for (const path of ['home', 'nessuna-pagina', 'api/health', 'icon.svg', `${origin}/`]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'SAMEORIGIN',
    });
    // Answers that are not documents have their own policy.
    if (!path.startsWith('api')) expect(headers['content-security-policy'], path).toContain("frame-ancestors 'self'");
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});

test('/api/health tells how the backend is', async ({ request }) => {
  // Retried, because a busy backend may answer too late once.
  await expect(async () => {
    const answer = await request.get('api/health');
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toMatchObject({ status: 'ok', backend: { state: 'up' } });
  }).toPass();
});

test('the proxy to the backend passes images on as they are, and 304 for one that is known', async ({ request }) => {
  const address = `${origin}/${product}/rest/immagine/1`;
  const image = await request.get(address);
  expect(image.status()).toBe(200);
  expect(image.headers()['content-type']).toMatch(/^image\/(webp|avif)$/);
  expect((await image.body()).length).toBeGreaterThan(500);
  const etag = image.headers().etag ?? '';
  expect(etag).not.toBe('');
  const again = await request.get(address, { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  expect((await request.get(`${origin}/${product}/rest/immagine/${unknown}`)).status()).toBe(404);
});

test('the pictures of a page are made for the screen', async ({ request }) => {
  const source = encodeURIComponent(`/${product}/app/api/immagine/1`);
  const picture = await request.get(`_next/image?url=${source}&w=360&q=70`, { headers: { accept: 'image/webp' } });
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/webp');
  expect((await request.get('_next/image?url=https%3A%2F%2Fexample.org%2Fx.png&w=360&q=70')).status()).toBe(400);
});

test('the catalogue’s calls are open to read, and nothing else is', async ({ request }) => {
  const course = await idOf(titles.rich);
  for (const call of [
    'cata/categorie',
    'cata/atenei',
    'cata/faq',
    'cata/isced',
    'moocFilters',
    `mooc/moocVetrina/${course}`,
  ]) {
    const answer = await request.get(`api/${call}`);
    expect(answer.status(), call).toBe(200);
    expect(answer.headers()['content-type'], call).toContain('application/json');
    expect(answer.headers()['cache-control'], call).toContain('public');
  }
  const search = await request.post('api/mooc/moocVetrinaPaginazione/?lang=it&moocsPerPagina=9&paginaCorrente=1', {
    data: { filterCategoria: ['3'], filterAteneo: [] },
  });
  expect(search.status()).toBe(200);
  expect((await request.get(`api/mooc/moocVetrina/${unknown}`)).status()).toBe(404);
  for (const call of ['jaf/public/app', 'cata', 'cata/categorie/1', 'mooc/secret']) {
    expect((await request.get(`api/${call}`)).status(), call).toBe(404);
  }
  expect((await request.get('api/jaf/internal/user')).status()).toBe(401);
  expect((await request.delete('api/cata/categorie')).status()).toBe(405);
});

const hostile = [
  ...[
    '%00',
    '%E0%A4%A',
    '%ff%fe',
    '%2e%2e%2f',
    '..%2f..%2fjaf',
    '%5c..%5c',
    "1'%20OR%20'1'='1",
    '%3Cscript%3E',
    'a'.repeat(3000),
  ],
  ...['-1', '1e9', '٣', '%F0%9F%8E%93', '__proto__', 'constructor', '%0d%0aSet-Cookie:%20a=b'],
];

test.describe('hostile addresses never break a page', () => {
  for (const form of [
    ...['courseDetails/#', 'en/courseDetails/#', 'collectionCard/#', 'catalogue/#', 'calendar/#', '#', 'en/#'],
    ...['catalogue?q=#', 'catalogue?page=#', 'catalogue?filterCategoria=#', 'catalogue?filter#=1', 'home?x=#'],
    ...['api/mooc/moocVetrina/#', 'api/cata/#', 'api/immagine/#', 'api/courses?lang=it&q=#', 'api/courses?lang=#'],
    ...[
      'unavailable?of=#',
      `_next/image?url=#&w=360&q=70`,
      `${origin}/${product}/rest/#`,
      `${origin}/${product}/rest/immagine/#`,
    ],
  ]) {
    test(`${form.replace(origin, '')}`, async ({ request }) => {
      for (const value of hostile) {
        const address = form.replace('#', value);
        const answer = await request.get(address);
        expect(answer.status(), address).toBeLessThan(500);
        expect(answer.headers()['set-cookie'], address).toBeUndefined();
      }
    });
  }
});

test('of what an unknown address offers, the search has a line of its own, and the ways on the next', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404/);
  for (const width of [991, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('en/nothing-here');
    const main = page.getByRole('main');
    const [search, catalogue, home] = await Promise.all([
      main.getByRole('search').boundingBox(),
      main.getByRole('link', { name: 'Go to the catalogue' }).boundingBox(),
      main.getByRole('link', { name: 'Back to the home page' }).boundingBox(),
    ]);
    expect(search && search.y + search.height).toBeLessThanOrEqual(catalogue?.y ?? 0);
    expect(home?.y).toBe(catalogue?.y);
  }
});
