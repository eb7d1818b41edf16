import { send } from '../jest/loopback.ts';
import { appUrl, origin, product, restUrl } from './support/addresses.ts';
import { crawl } from './support/crawler.ts';
import { idOf, titles } from './support/samples.ts';
import { expect, test } from './support/test.ts';
import { startWebApp } from './support/web-app.ts';

test.use({ javaScriptEnabled: false });

test('an address that is written otherwise leads for good to the page’s own', async ({ request }) => {
  const [course, series] = [await idOf(titles.rich), await idOf(titles.series)];
  const own = [
    ['HOME', 'home'],
    ['EN/Home', 'en/home'],
    ['aboutuniv', 'aboutUniv'],
    ['it/home', 'home'],
    ['it', 'home'],
    [`it/courseDetails/${course}`, `courseDetails/${course}`],
    [`coursedetails/${course}`, `courseDetails/${course}`],
    ['Teacher/1', 'teacher/1'],
    ['en/saved/?ids=2,1,2&utm_source=x', 'en/saved?ids=2,1'],
    ['Compare?ids=2&ids=1', 'compare?ids=2,1'],
    ['home/', 'home'],
    ['en//home', 'en/home'],
    ['/home', 'home'],
    [`%63ourseDetails/${[...course].map((digit) => `%3${digit}`).join('')}`, `courseDetails/${course}`],
    ['catalogue?filterCategoria=3&_rsc=x&', 'catalogue?filterCategoria=3'],
    ['Catalogue?filterCategoria=3', 'catalogue?filterCategoria=3'],
    ['catalogue?utm_source=x&filterCategoria=3&filterCategoria=3', 'catalogue?filterCategoria=3'],
    [`collectionCard/${course}.md`, `courseDetails/${course}.md`],
    [`en/courseDetails/${series}.md`, `en/collectionCard/${series}.md`],
  ];
  for (const [written = '', path] of own) {
    const answer = await request.get(`${appUrl}/${written}`, { maxRedirects: 0 });
    expect([answer.status(), new URL(answer.headers().location ?? '', origin).href], written).toEqual([
      308,
      `${appUrl}/${path}`,
    ]);
  }
});

test('an address outside the app shows the page “not found”', async ({ request }) => {
  for (const path of ['/wp-login.php?x=1', `/${product}`.slice(0, -1), `/${product}/rest`, '/_next/static/x.js']) {
    const answer = await request.get(origin + path);
    expect([answer.status(), await answer.text()], path).toEqual([404, expect.stringContaining('<h1')]);
  }
});

test('what the backend knows by a number is there once: with zeros before the number there is nothing', async ({
  request,
}) => {
  const [course, series] = [await idOf(titles.rich), await idOf(titles.series)];
  const picture = 2;
  const routes = [
    ...[`app/api/immagine/${picture}`, `rest/immagine/${picture}`],
    ...[`app/api/mooc/moocVetrina/${course}`, `rest/mooc/moocVetrina/${course}`],
    ...[`app/calendar/${course}`, `app/calendar/${course}?lang=en`],
    ...[`app/courseDetails/${course}.md`, `app/en/collectionCard/${series}.md`],
    ...[`app/courseDetails/${course}`, `app/en/collectionCard/${series}`, 'app/teacher/1'],
  ];
  const missing = ['app/social/it/course/01', 'app/social/en/category/03', 'app/social/it/institution/03'];
  for (const path of routes) {
    const own = `${origin}/${product}/${path}`;
    expect((await request.get(own, { maxRedirects: 0 })).status(), path).toBe(200);
    for (const zeros of ['0', '000']) {
      const written = own.replace(/\/(?=\d+(?:\.md)?(?:\?|$))/, `/${zeros}`);
      expect((await request.get(written, { maxRedirects: 0 })).status(), written).toBe(404);
    }
  }
  for (const path of [
    ...missing,
    'app/aboutUniv/07',
    'app/sitemap/courses-01.xml',
    'app/sitemap/courses-2.xml',
    'app/sitemap/series-9999.xml',
    `app/markdown/it/courseDetails/${course}`,
  ]) {
    const written = `${origin}/${product}/${path}`;
    expect((await request.get(written, { maxRedirects: 0 })).status(), written).toBe(404);
  }
});

test('no prefix leads past the rules of the server in front', async () => {
  const course = await idOf(titles.rich);
  const app = `/${product}/app`;
  const ways = [
    `${app}/_next/static/../../courseDetails/${course}%20`,
    `${app}/api/../courseDetails/${course}%00`,
    `${app}/_next/image/%2e%2e/home`,
    `/${product}/./app/home`,
    `/x/../${product}/app/home`,
    `/${product}//app/home`,
    `//${product}/app/home`,
    `/${product}\\app\\home`,
  ];
  for (const path of ways) {
    for (const method of ['GET', 'POST']) {
      const { status, headers } = await send(origin, path, { method });
      expect(method === 'GET' ? [400] : [400, 405], `${method} ${path}`).toContain(status);
      expect(headers['cache-control']).toBe('no-store');
    }
  }
  const build = /"b":"([\w-]+)"/.exec((await send(origin, `${app}/home`, { headers: { RSC: '1' } })).body)?.[1] ?? '';
  expect(build).not.toBe('');
  const data = ['home.json', `courseDetails/${course}.json`, 'api/auth/start.json'].map(
    (of) => `_next/data/${build}/${of}`,
  );
  for (const page of ['about.rsc', `courseDetails/${course}.rsc`, 'home.segments/_tree.segment.rsc', ...data]) {
    for (const headers of [{}, { RSC: '1' }]) {
      expect((await send(origin, `${app}/${page}`, { headers })).status, page).toBe(404);
    }
  }
});

test('an address that no page can have is 404, before the app notices it', async ({ stopAfterTest }) => {
  const course = await idOf(titles.rich);
  const ids = [
    '%2525',
    '%25',
    '%20',
    '%00',
    '%C3%A8',
    '%7F',
    '%2F',
    '%5C',
    'a'.repeat(65),
    'a'.repeat(3000),
    `${course}%20`,
  ];
  const forms = [
    'courseDetails/#',
    'en/collectionCard/#',
    'markdown/it/#',
    'markdown/en/courseDetails/#',
    'calendar/#',
  ];
  const web = await stopAfterTest(startWebApp(restUrl));
  for (const form of [...forms, 'courseDetails/#.md', 'social/it/course/#', 'feeds/#', '#', 'en/#/#', 'sitemap/#']) {
    for (const id of ids) {
      const path = `/${product}/app/${form.replaceAll('#', id)}`;
      for (const headers of [{}, { rsc: '1' }]) {
        expect((await send(new URL(web.url).origin, path, { headers })).status, path).toBe(404);
      }
    }
  }
  expect(web.output.join('\n')).not.toMatch(/Error|invalid tags/);
});

test('data and segments of pages that are not there are 404 and fill no memory', async ({ request }) => {
  const prefetch = { rsc: '1', 'next-router-prefetch': '1' };
  const segments = ['/_tree', '/_head', '/_full', '/_index', '/nothing'];
  const questions = [
    { rsc: '1' },
    prefetch,
    ...segments.map((segment) => ({ ...prefetch, 'next-router-segment-prefetch': segment })),
  ];
  for (const path of ['nothing', 'en/a/b', 'courseDetails/0', 'en/collectionCard/0', 'aboutUniv/0', 'teacher/0']) {
    for (const headers of questions) {
      for (let time = 0; time < 2; time += 1) {
        const answer = await request.get(path, { headers });
        const { 'x-cache': cache, 'cache-control': said } = answer.headers();
        const what = `${path} ${JSON.stringify(headers)}`;
        expect([answer.status(), cache, said], what).toEqual([404, 'BYPASS', 'no-store']);
      }
    }
  }
});

test('parameters that a page does not know are not in its canonical address', async ({ page }) => {
  const course = `courseDetails/${await idOf(titles.rich)}`;
  for (const path of ['home', 'en/aboutUniv', course]) {
    expect((await crawl(page, `${appUrl}/${path}?utm_source=x&fbclid=y`)).canonical).toBe(`${appUrl}/${path}`);
  }
});

test('a page as Markdown names the page as the one for search engines', async ({ request }) => {
  const answer = await request.get(`${appUrl}/en/aboutUniv.md`);
  expect(answer.headers().link).toBe(`<${appUrl}/en/aboutUniv>; rel="canonical"; type="text/html"`);
});
