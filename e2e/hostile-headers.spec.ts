import fc from 'fast-check';
import { type RawAnswer, send } from '../jest/loopback.ts';
import { type HostileHeaders, hostileHeaders, knownAttacks } from '../lib/server/hostile-headers.testkit.ts';
import { restUrl } from './support/addresses.ts';
import { idOf, titles } from './support/samples.ts';
import { expect, test } from './support/test.ts';
import { startWebApp, type WebApp } from './support/web-app.ts';

const publicPage = 'public, max-age=0, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400';
const prefetch = { rsc: '1', 'next-router-prefetch': '1' };
/** The headers with which Next's router requests a page's data. */
const dataRequests = [{ rsc: '1' }, prefetch, { ...prefetch, 'next-router-segment-prefetch': '/_tree' }];

async function everyKindOfPage(): Promise<readonly string[]> {
  const [course, series] = [await idOf(titles.rich), await idOf(titles.series)];
  return [
    ...['home', 'en/home', 'catalogue', 'catalogue?filterCategoria=3', 'en/catalogue?q=mare', 'about', 'en/aboutUniv'],
    ...[`courseDetails/${course}`, `en/collectionCard/${series}`, `courseDetails/${series}`, 'collectionCard', 'legal'],
    ...['courseDetails/999999', 'nessuna-pagina', 'unavailable?of=%2Fhome', 'favicon.ico'],
  ];
}

function asker(web: WebApp) {
  const { origin, pathname } = new URL(web.url);
  return (path: string, headers: HostileHeaders = {}) => send(origin, `${pathname}/${path}`, { headers });
}

/** Header of a page that lacks a part, because a backend that has just started on a busy machine sent it too late. */
const incompletePage = /^public, max-age=0, s-maxage=[1-5]$/;

/** Requests a page until it has all its parts. */
async function askUntilComplete(ask: ReturnType<typeof asker>, path: string): Promise<RawAnswer> {
  const answers: RawAnswer[] = [];
  await expect
    .poll(async () => {
      answers.unshift(await ask(path));
      return answers[0]?.headers['cache-control'] ?? '';
    })
    .not.toMatch(incompletePage);
  return answers[0] as RawAnswer;
}

/**
 * The parts of an answer that must be equal for all visitors. It leaves out what differs between answers, and what
 * differs between renderings: React numbers the rows of a page's inline data in the order in which they become ready.
 */
function shown({ status, headers, body }: RawAnswer) {
  const { date, 'x-request-id': _id, 'x-cache': _cache, 'keep-alive': _keepAlive, connection, ...others } = headers;
  const { etag, 'content-length': _length, 'content-security-policy': policy, ...lasting } = others;
  return {
    status,
    headers: { ...lasting, policy: String(policy).replaceAll(/ 'sha256-[^']*'/g, '') },
    body: body.replaceAll(/<script>[^<]*<\/script>/g, '<script></script>'),
  };
}

test('whatever strangers send above their requests, everybody else gets the same pages', async ({ stopAfterTest }) => {
  test.slow();
  const pages = await everyKindOfPage();
  const first = await stopAfterTest(startWebApp(restUrl));
  const quiet = asker(first);
  const html = (await quiet('about')).body;
  const files = ['js', 'css'].map((kind) => new RegExp(`_next/static/[^"]+\\.${kind}`).exec(html)?.[0] ?? '');
  const paths = [...pages, ...files];
  const wanted = new Map<string, unknown>();
  for (const path of paths) wanted.set(path, shown(await askUntilComplete(quiet, path)));
  const { port } = new URL(first.url);
  await first.stop();

  // The same requests again at the same address, so that everything must be equal; but now strangers come first.
  const web = await stopAfterTest(startWebApp(restUrl, Number(port)));
  const ask = asker(web);
  const kept = new Map<string, string>();
  const check = async (path: string, headers: HostileHeaders) => {
    await ask(path, headers);
    const answer = await askUntilComplete(ask, path);
    const what = `${path} after ${JSON.stringify(headers)}`;
    expect(shown(answer), what).toEqual(wanted.get(path));
    if (answer.headers['cache-control'] === 'no-store') return;
    // A cached page stays the same, byte by byte, after every revalidation.
    expect(answer.body, what).toBe(kept.get(path) ?? answer.body);
    kept.set(path, answer.body);
  };
  for (const headers of knownAttacks) for (const path of paths) await check(path, headers);
  // By now every page is stale after a second, so that requests of strangers also start revalidations.
  await fc.assert(fc.asyncProperty(fc.constantFrom(...paths), hostileHeaders, check), { numRuns: 400 });
  expect(web.output.join('\n')).not.toMatch(/Error|rejection/);
});

test('data of a page are what Next’s router asks for, with any parameter, and for no shared cache', async ({
  stopAfterTest,
}) => {
  const web = await stopAfterTest(startWebApp(restUrl));
  const ask = asker(web);
  for (const path of ['home', 'en/about', 'catalogue?filterCategoria=3']) {
    const bodies = new Set<string>();
    for (const headers of dataRequests) {
      const mark = path.includes('?') ? '&' : '?';
      const answers = [await ask(path, headers), await ask(`${path}${mark}_rsc=wrong`, headers)];
      for (const answer of answers) {
        expect(answer, path).toMatchObject({
          status: 200,
          headers: { 'content-type': 'text/x-component', 'cache-control': 'private, no-cache' },
        });
      }
      expect(answers[1]?.body).toBe(answers[0]?.body);
      bodies.add(answers[0]?.body ?? '');
    }
    expect(bodies.size).toBeGreaterThan(1);
    expect((await askUntilComplete(ask, path)).headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': publicPage,
    });
  }
});

test('what every answer says about keeping it is ours', async ({ stopAfterTest }) => {
  const ours = new Set([
    ...[publicPage, 'no-store', 'private, no-cache', 'public, max-age=31536000, immutable'],
    // Files: files for crawlers, pictures of shared links, icons, calendars, films.
    'public, max-age=60, s-maxage=300, stale-while-revalidate=86400, stale-if-error=86400',
    'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800, stale-if-error=604800',
    ...['public, max-age=0, must-revalidate', 'public, max-age=300', 'public, max-age=86400'],
    'public, max-age=86400, must-revalidate',
  ]);
  const web = await stopAfterTest(startWebApp(restUrl));
  const ask = asker(web);
  const course = await idOf(titles.rich);
  const files = ['robots.txt', 'sitemap.xml', 'icon.svg', 'apple-icon.png', 'icons/192.png', 'hero/poster.webp'];
  const missing = ['hero/none.webm', 'icons/none.png'];
  const others = ['feeds/it', 'feeds/zzz/x', `calendar/${course}`, `courseDetails/${course}.md`, 'api/cata/faq'];
  const picture = '_next/image?url=%2Fmooc%2Fapp%2Fapi%2Fimmagine%2F1&q=70&w=';
  const made = [`${picture}360`, `${picture}7`, '_next/image', '_next/static/none.js', 'login', 'restricted'];
  const segment = { ...prefetch, 'next-router-segment-prefetch': '/nothing' };
  const paths = [...(await everyKindOfPage()), ...files, ...missing, ...others, ...made];
  for (const path of paths) {
    await askUntilComplete(ask, path);
    for (const headers of [{}, ...dataRequests, segment]) {
      const answer = await ask(path, headers);
      const said = `${path} ${JSON.stringify(headers)} ${answer.status}: ${answer.headers['cache-control']}`;
      expect(ours.has(answer.headers['cache-control'] ?? ''), said).toBe(true);
    }
  }
});
