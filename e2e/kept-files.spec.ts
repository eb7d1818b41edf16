import { appUrl } from './support/addresses.ts';
import { ChangedBackend } from './support/changed-backend.ts';
import { idOf, titles } from './support/samples.ts';
import { expect, test } from './support/test.ts';
import { startWebApp } from './support/web-app.ts';

/** The paths of all files for machines that are not pages. */
async function files() {
  const course = await idOf(titles.rich);
  return [
    ...['sitemap.xml', 'sitemap/pages.xml', 'sitemap/institutions.xml', 'robots.txt', 'llms.txt', 'aboutUniv.md'],
    ...[`courseDetails/${course}.md`, 'manifest.webmanifest', 'feeds/it', 'feeds/en', `social/it/course/${course}`],
    'social/en/page/institutions',
  ];
}

test('files for machines may be kept, and are not sent again to who has them', async ({ request }) => {
  for (const path of await files()) {
    const { etag = '', ...headers } = (await request.get(path)).headers();
    expect(headers['cache-control'], path).toMatch(/^public, max-age=\d+, s-maxage=\d+/);
    expect(etag, path).toMatch(/^W\/"[\w-]+"$/);
    const again = await request.get(path, { headers: { 'if-none-match': etag } });
    expect([again.status(), (await again.body()).length], path).toEqual([304, 0]);
  }
});

test('pictures of shared links are of their size, one for each record', async ({ request }) => {
  const ids = [await idOf(titles.rich), await idOf(titles.english)];
  const paths = [
    ...ids.map((id) => `social/it/course/${id}`),
    ...[`social/it/series/${await idOf(titles.series)}`, 'social/it/category/3', 'social/en/institution/3'],
    ...['social/it/page/site', 'social/it/page/institutions'],
  ];
  const seen = new Set<string>();
  for (const path of paths) {
    const answer = await request.get(path);
    const picture = await answer.body();
    expect([answer.status(), answer.headers()['content-type']], path).toEqual([200, 'image/png']);
    // Width and height in the header of a PNG.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], path).toEqual([1200, 630]);
    seen.add(picture.toString('base64'));
  }
  expect(seen.size).toBe(paths.length);
  for (const path of [
    'social/it/course/99999999',
    `social/it/course/0${ids[0]}`,
    'social/xx/page/site',
    'social/it/a/b',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('a title of a letter or two has a picture too', async ({ request, stopAfterTest }) => {
  const shortTitles = ['R', 'C', 'Wi', `W${'\u200b'.repeat(30)}`];
  const backend = await stopAfterTest(
    ChangedBackend.start((path, answer) => {
      const id = /^\/mooc\/moocVetrina\/(\d+)$/.exec(path)?.[1];
      return id ? { ...Object(answer), mooc_titolo: shortTitles[Number(id) % shortTitles.length] } : answer;
    }),
  );
  const web = await stopAfterTest(startWebApp(backend.restUrl));
  for (const id of [1, 2, 3, 4]) {
    const answer = await request.get(`${web.url}/social/it/course/${id}`);
    expect([answer.status(), answer.headers()['content-type']], `${id}`).toEqual([200, 'image/png']);
  }
});

test('without a backend there is 503 with a time to come back, never an empty file', async ({
  request,
  stopAfterTest,
}) => {
  const backend = await stopAfterTest(ChangedBackend.start());
  await backend.breakWith('refused');
  const web = await stopAfterTest(startWebApp(backend.restUrl));
  const course = await idOf(titles.rich);
  for (const path of [
    ...['sitemap.xml', 'sitemap/courses-1.xml', 'sitemap/categories.xml', 'llms.txt'],
    ...[`courseDetails/${course}.md`, 'aboutUniv.md', `social/it/course/${course}`, 'social/it/category/3'],
    ...['feeds/it', 'calendar/courses/it', 'api/moochub/courses?page=1', 'home'],
    ...['api/export/courses.json', 'api/export/courses.csv'],
  ]) {
    const answer = await request.get(`${web.url}/${path}`);
    const { 'retry-after': retryAfter, 'cache-control': cacheControl, 'content-type': type = '' } = answer.headers();
    expect([answer.status(), retryAfter, cacheControl], path).toEqual([503, '30', 'no-store']);
    // A program gets a short answer, not the page for people.
    expect(type.startsWith('text/html'), path).toBe(path === 'home');
  }
  // Files that need no backend are available.
  expect((await request.get(`${web.url}/robots.txt`)).status()).toBe(200);
});

test('the entrances of crawlers are at the root of the origin', async ({ request }) => {
  for (const name of ['robots.txt', 'llms.txt', 'sitemap.xml']) {
    const [root, own] = [await request.get(new URL(`/${name}`, appUrl).href), await request.get(name)];
    expect([root.status(), await root.text()], name).toEqual([200, await own.text()]);
  }
});
