import { product, restUrl } from './support/addresses.ts';
import { type HttpsAnswer, HttpsVisitor } from './support/https-visitor.ts';
import { SignInServers } from './support/sign-in-servers.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'default' });

const siteUrl = 'https://courses.example.org';
const identityUrl = 'https://accounts.example.org';
const app = `${siteUrl}/${product}/app`;

let servers: SignInServers;
test.beforeAll(async () => {
  servers = await SignInServers.start({ siteUrl, identityUrl, catalogueUrl: restUrl });
});
test.afterAll(() => servers?.stop());

const newVisitor = () =>
  new HttpsVisitor({ [siteUrl]: new URL(servers.appUrl).origin, [identityUrl]: servers.backendUrl });

/** Signs in like a person: the page that redirects to the identity provider, its form, and back. */
async function signIn(visitor: HttpsVisitor): Promise<HttpsAnswer> {
  const page = await visitor.open(`${app}/login?return=/about`);
  const start = /href="([^"]*\/api\/auth\/start[^"]*)"/.exec(page.text)?.[1] ?? '';
  const form = await visitor.open(new URL(start.replaceAll('&amp;', '&'), page.url).href);
  const action = /<form method="post" action="([^"]+)"/.exec(form.text)?.[1] ?? '';
  return visitor.open(new URL(action, form.url).href, { name: 'editor', password: 'editor', action: 'login' });
}

const setCookies = ({ seen }: HttpsVisitor) => seen.flatMap(({ headers }) => headers['set-cookie'] ?? []);
const nameOf = (line: string) => line.slice(0, line.indexOf('='));

test('a whole sign-in works, and every cookie of it is for https alone', async () => {
  const visitor = newVisitor();
  const back = await signIn(visitor);
  expect([back.url, back.status]).toEqual([`${app}/about`, 200]);
  expect((await visitor.open(`${app}/api/jaf/internal/user`)).status).toBe(200);
  const desk = await visitor.open(`${app}/restricted`);
  expect([desk.url, desk.status]).toEqual([`${app}/restricted`, 200]);
  expect(desk.text).toContain('Ferraris');

  const lines = setCookies(visitor);
  for (const line of lines) {
    expect(line).toMatch(/; *secure(;|$)/i);
    expect(line).toMatch(/; *samesite=lax(;|$)/i);
    if (nameOf(line) !== 'signed-in') expect(line).toMatch(/; *httponly(;|$)/i);
  }
  // The signed-in hint and the chosen profile are not secret, and removed cookies may have any name.
  const set = lines.filter((line) => !/max-age=0|expires=thu, 01 jan 1970/i.test(line)).map(nameOf);
  expect(set.filter((name) => !name.startsWith('__Secure-') && name !== 'signed-in')).toEqual([]);
  expect(set.some((name) => name.startsWith('__Secure-next-auth.session-token'))).toBe(true);
  expect(set.some((name) => name.startsWith('__Secure-idp_session'))).toBe(true);
});

test('a logout takes every cookie away, here and at the identity provider', async () => {
  const visitor = newVisitor();
  await signIn(visitor);
  const end = await visitor.open(`${app}/api/auth/logout`, { lang: 'it' });
  expect(end.url).toBe(`${identityUrl}/idp/session-ended?lang=it`);
  expect(end.text).toContain('Sei uscito');
  expect(end.text).toContain(`href="${app}/home"`);
  expect(visitor.cookieNames(siteUrl)).toEqual([]);
  const { url } = await visitor.open(`${app}/restricted`);
  expect(url).toContain(`${app}/login`);
});

test('no redirect leads to an address that is not encrypted, or to a server behind the proxy', async () => {
  const visitor = newVisitor();
  await signIn(visitor);
  const paths = ['', '/', `/${product}`, `/${product}/app`, `/${product}/app/`];
  const pages = 'HOME home/ it/home en/Home catalogue/ catalogue?page=1&q= restricted/ courseDetails/1/ login'.split(
    ' ',
  );
  for (const path of [...paths, ...pages.map((page) => `/${product}/app/${page}`)]) {
    await visitor.ask(`${siteUrl}${path}`);
  }
  const locations = visitor.seen.flatMap(({ headers }) => headers.location ?? []);
  expect(locations.length).toBeGreaterThan(10);
  for (const location of locations) {
    const { origin } = new URL(location, siteUrl);
    expect([siteUrl, identityUrl]).toContain(origin);
    expect(location).not.toMatch(/http:|localhost|127\.0\.0\.1/);
  }
  for (const { headers, url } of visitor.seen.filter((answer) => answer.url.startsWith(siteUrl))) {
    expect([url, headers['strict-transport-security']]).toEqual([url, 'max-age=31536000']);
  }
});

test('pages, feeds and files for crawlers name https addresses only', async () => {
  const visitor = newVisitor();
  const { text } = await visitor.open(`${app}/en/about`);
  expect(text).toContain(`<link rel="canonical" href="${app}/en/about"`);
  for (const path of ['home', 'courseDetails/1', 'sitemap.xml', 'robots.txt', 'llms.txt', 'feeds/it', 'about.md']) {
    const answer = await visitor.open(`${app}/${path}`);
    // The demonstration's courses link to the backend, which is not behind a proxy here.
    const text = answer.text.replaceAll(new URL(restUrl).origin, '');
    const own = text.match(/http:\/\/(?:courses\.example\.org|localhost|127\.0\.0\.1)[^\s"'<)]*/g);
    expect([path, own]).toEqual([path, null]);
  }
});

test('what a proxy tells of another host changes no address', async () => {
  const visitor = newVisitor();
  const servedAt = new URL(servers.appUrl).origin;
  for (const path of ['/', `/${product}/app/HOME`, `/${product}/app/restricted`, `/${product}/app/api/auth/start`]) {
    const answer = await fetch(`${servedAt}${path}`, {
      redirect: 'manual',
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', forwarded: 'host=evil.example' },
    });
    expect([path, answer.headers.get('location') ?? '']).toEqual([path, expect.not.stringContaining('evil.example')]);
    expect((await visitor.ask(`${siteUrl}${path}`)).headers.location).not.toContain('evil.example');
  }
});
