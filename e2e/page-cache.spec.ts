import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { appUrl } from './support/addresses.ts';
import { ChangedBackend } from './support/changed-backend.ts';
import { idOf, titles } from './support/samples.ts';
import { expect, test } from './support/test.ts';
import { startWebApp } from './support/web-app.ts';

/** The token with which the backend may report changes. */
const token = 'only-for-the-page-tests';
const publicPage = 'public, max-age=0, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400';

/** Requests a path and returns the raw bytes of the answer, without decompression. */
function ask(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    get(`${appUrl}/${path}`, { headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) });
      });
    }).on('error', reject);
  });
}

test('shared caches may store good pages, and nothing else', async () => {
  const id = await idOf(titles.rich);
  for (const path of [
    'home',
    'catalogue',
    'catalogue?filterCategoria=3',
    `en/courseDetails/${id}`,
    'aboutUniv',
    'aboutUniv/4',
    'teacher/1',
  ]) {
    // A page for which no test has asked for minutes is sent once more as an old one, which other caches keep only briefly.
    await expect.poll(async () => (await ask(path)).headers['cache-control'], { message: path }).toBe(publicPage);
  }
  for (const path of [
    'catalogue?q=mare',
    'courseDetails/999999',
    'nessuna-pagina',
    'login',
    'restricted',
    'unavailable',
  ]) {
    expect((await ask(path)).headers['cache-control'], path).toContain('no-store');
  }
});

test('a page is sent compressed, and 304 to a browser that has it', async () => {
  // Retried, because the page may be rendered again between two requests.
  await expect(async () => {
    const plain = await ask('about');
    const [brotli, gzip] = [
      await ask('about', { 'accept-encoding': 'gzip, br' }),
      await ask('about', { 'accept-encoding': 'gzip' }),
    ];
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(plain.headers.vary).toContain('Accept-Encoding');
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);

    const known = await ask('about', { 'accept-encoding': 'br', 'if-none-match': brotli.headers.etag ?? '' });
    expect(known.status).toBe(304);
    expect(known.body).toHaveLength(0);
    expect(known.headers).toMatchObject({
      etag: brotli.headers.etag,
      'cache-control': publicPage,
      'content-security-policy': brotli.headers['content-security-policy'],
    });
  }).toPass();
});

test('scripts and stylesheets are compressed and may be cached for ever', async () => {
  const html = (await ask('about')).body.toString();
  for (const kind of ['js', 'css']) {
    const file = new RegExp(`/_next/static/[^"]+\\.${kind}`).exec(html)?.[0]?.slice(1) ?? '';
    const answer = await ask(file, { 'accept-encoding': 'br' });
    expect(answer.headers, file).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  }
});

test('signed-in people get the same page as everybody', async () => {
  // Retried, because the page may be rendered again between two requests.
  await expect(async () => {
    const [anonymous, known] = [
      await ask('home'),
      await ask('home', { cookie: 'theme=dark; next-auth.session-token=x' }),
    ];
    expect(known.headers['set-cookie']).toBeUndefined();
    expect(known.body.equals(anonymous.body)).toBe(true);
  }).toPass();
});

test('what a link puts behind an address makes no other page', async () => {
  await ask('about');
  const answer = await ask(`about?utm_source=${Date.now()}`);
  expect(answer.headers['x-cache']).toMatch(/HIT|STALE/);
});

test('Next gets the data of a page from the cache as well', async () => {
  await ask('about', { rsc: '1' });
  const data = await ask('about?_rsc=abc', { rsc: '1' });
  expect(data.headers['content-type']).toContain('text/x-component');
  expect(data.headers['x-cache']).toMatch(/HIT|STALE/);
  expect((await ask('about')).headers['content-type']).toContain('text/html');
});

test('pages and what scripts and feeds read share their answers of the backend', async ({ request, stopAfterTest }) => {
  const backend = await stopAfterTest(ChangedBackend.start());
  const web = await stopAfterTest(startWebApp(backend.restUrl));
  for (const path of ['home', 'api/courses?lang=it&featured=true', 'api/cata/categorie', 'feeds/it']) {
    expect((await request.get(`${web.url}/${path}`)).status(), path).toBe(200);
  }
  const asked = (start: string) => backend.received.filter(({ address }) => address.startsWith(start));
  expect(
    asked('/mooc/moocVetrinaPaginazione/').filter(({ address }) => address.includes('carosello=true')),
  ).toHaveLength(1);
  for (const path of ['/moocFilters', '/jaf/public/extensions', '/jaf/public/i18n'])
    expect(asked(path), path).toHaveLength(1);
});

test('a page that was missing has its own title as soon as it exists', async ({ request, stopAfterTest }) => {
  const id = await idOf(titles.rich);
  let isPublished = false;
  const backend = await stopAfterTest(
    ChangedBackend.start((path, answer) => (path === `/mooc/moocVetrina/${id}` && !isPublished ? null : answer)),
  );
  const web = await stopAfterTest(startWebApp(backend.restUrl, undefined, { REVALIDATE_TOKEN: token }));
  const read = () => request.get(`${web.url}/courseDetails/${id}`);
  expect((await read()).status()).toBe(404);
  isPublished = true;
  const revalidated = await request.post(`${web.url}/api/revalidate`, {
    data: { tags: [`course-${id}`] },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(revalidated.status()).toBe(200);
  // The first page that is not the missing one.
  const titleOf = async () => {
    const page = await read();
    return page.ok() ? /<title>[^<]*/.exec(await page.text())?.[0] : null;
  };
  let title = await titleOf();
  await expect(async () => {
    title ??= await titleOf();
    expect(title).not.toBeNull();
  }).toPass();
  expect(title).toContain(titles.rich);
});

test('the backend tells what has changed, and the page shows it', async ({ request, stopAfterTest }) => {
  const id = await idOf(titles.rich);
  let title = 'Prima';
  const backend = await stopAfterTest(
    ChangedBackend.start((path, answer) =>
      path === `/mooc/moocVetrina/${id}` ? { ...(answer as object), mooc_titolo: title } : answer,
    ),
  );
  const web = await stopAfterTest(startWebApp(backend.restUrl, undefined, { REVALIDATE_TOKEN: token }));
  const read = async () => (await request.get(`${web.url}/courseDetails/${id}`)).text();
  const revalidate = (bearer: string) =>
    request.post(`${web.url}/api/revalidate`, {
      data: { tags: [`course-${id}`] },
      headers: { authorization: `Bearer ${bearer}` },
    });
  expect(await read()).toContain('Prima');
  title = 'Poi';
  expect((await revalidate('a token of somebody else')).status()).toBe(401);
  expect((await revalidate(token)).status()).toBe(200);
  await expect.poll(read).toContain('Poi');
  // The last good page stays when the backend fails.
  await backend.breakWith('refused');
  expect((await revalidate(token)).status()).toBe(200);
  for (let visit = 0; visit < 5; visit += 1) expect(await read()).toContain('Poi');
});
