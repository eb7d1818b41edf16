import { appUrl } from './support/addresses.ts';
import { idOf, titles } from './support/samples.ts';
import { callInternal, signInOnPage, tokensIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('the page on the way says where it leads, in both languages', async ({ request }) => {
  const [italian, english] = await Promise.all(['login', 'en/login'].map((path) => request.get(`${appUrl}/${path}`)));
  expect(await italian?.text()).toContain('Reindirizzamento alla pagina di accesso, attendere...');
  expect(await english?.text()).toContain('Redirecting to login page, please wait...');
  expect(english?.headers()['cache-control']).toContain('no-store');
});

test('a page of the signed-in area leads an anonymous visitor to the sign-in and is never rendered', async ({
  request,
}) => {
  for (const [path, login] of [
    ['/restricted', '/login?return=%2Frestricted'],
    ['/en/restricted?a=1', '/en/login?return=%2Fen%2Frestricted%3Fa%3D1'],
  ] as const) {
    const kinds: Record<string, string>[] = [{}, { rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }];
    for (const headers of kinds) {
      const answer = await request.get(`${appUrl}${path}`, { maxRedirects: 0, headers });
      expect(answer.status()).toBe(303);
      expect(answer.headers().location).toMatch(new RegExp(`^(${appUrl}|/mooc/app)${login.replaceAll('?', '\\?')}`));
      expect(answer.headers()['cache-control']).toBe('no-store');
    }
  }
});

test('an anonymous visitor causes no session request and gets no cookie', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['home', 'catalogue', 'about']) {
    await page.goto(`${appUrl}/${path}`, { waitUntil: 'networkidle' });
    const admin = page.getByRole('banner').getByRole('link', { name: 'Admin', exact: true });
    await admin.hover();
    await admin.focus();
    await page.waitForLoadState('networkidle');
  }
  expect(asked.filter((path) => /\/(api\/(auth|jaf)|login|logout|restricted)/.test(path))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('public pages are the same, byte by byte, for a signed-in person', async ({ page, context, playwright }) => {
  await signInOnPage(page, appUrl, 'editor');
  const visitor = await playwright.request.newContext();
  const [course, series] = await Promise.all([titles.rich, titles.series].map(idOf));
  const paths = ['home', 'en/home', 'catalogue', 'catalogue?filterCategoria=3', 'aboutUniv', 'about'];
  for (const path of [...paths, `courseDetails/${course}`, `collectionCard/${series}`]) {
    // The first visit renders the page.
    await visitor.get(`${appUrl}/${path}`);
    // Retried, because the page may be rendered again between two requests.
    await expect(async () => {
      const [own, foreign] = await Promise.all([context.request, visitor].map((who) => who.get(`${appUrl}/${path}`)));
      expect(own?.headers()['set-cookie']).toBeUndefined();
      expect(own?.headers().vary ?? '').not.toMatch(/cookie/i);
      expect((await own?.text()) === (await foreign?.text()), `${path} is the same`).toBe(true);
    }).toPass();
  }
  await visitor.dispose();
});

test('nobody may keep an answer about a person', async ({ page, context }) => {
  await signInOnPage(page, appUrl, 'editor');
  const calls = ['user', 'profiles', 'linkmanuale', 'linkassistenza'].map((name) => `api/jaf/internal/${name}`);
  for (const path of [...calls, 'api/jaf/account', 'restricted', 'en/restricted', 'login', 'logout']) {
    const answer = await context.request.get(`${appUrl}/${path}`, { maxRedirects: 0 });
    expect(answer.headers()['cache-control'], path).toContain('no-store');
  }
});

test('the entrance of the app redirects to the signed-in area, for an anonymous visitor to the home page', async ({
  page,
}) => {
  await page.goto(`${appUrl}/`);
  await expect(page).toHaveURL(`${appUrl}/home`);
  await signInOnPage(page, appUrl, 'editor');
  await page.goto(`${appUrl}/`);
  await expect(page).toHaveURL(`${appUrl}/restricted`);
  await page.goto(`${appUrl}/en`);
  await expect(page).toHaveURL(`${appUrl}/en/restricted`);
});

test('no token is in a page, an answer, a store or a cookie that scripts can read', async ({ page, context }) => {
  const bodies: Promise<string>[] = [];
  const addresses: string[] = [];
  page.on('response', (response) => {
    addresses.push(response.url());
    const isRedirect = response.status() >= 300 && response.status() < 400;
    if (!isRedirect) bodies.push(response.text().catch(() => ''));
  });
  await signInOnPage(page, appUrl, 'editor');
  await callInternal(page, appUrl, 'user', 'profiles', 'linkmanuale', 'linkassistenza');
  const stores = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML]),
  );
  const { accessToken, refreshToken } = await tokensIn(context, appUrl);
  const seen = [...(await Promise.all(bodies)), ...addresses, stores].join('\n');
  expect(seen).toContain('Ferraris');
  for (const token of [accessToken, refreshToken ?? '']) expect(seen.includes(token), 'a token was seen').toBe(false);
});
