import { callInternal, cookiesOf, returnTo, signInOnPage, signInRedirect, tokensIn } from './support/sign-in.ts';
import { SignInServers } from './support/sign-in-servers.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });

let servers: SignInServers;
let appUrl: string;
test.beforeAll(async () => {
  servers = await SignInServers.start();
  appUrl = servers.appUrl;
});
test.afterAll(() => servers?.stop());

const failed = 'Qualcosa è andato storto!';

test('an access token that is ending is renewed, once for ten calls at once, again and again', async ({
  page,
  context,
}) => {
  await signInOnPage(page, appUrl, 'editor');
  let before = await tokensIn(context, appUrl);
  for (let round = 0; round < 2; round += 1) {
    await expect.poll(() => before.expiresAt - 30_000 < Date.now(), { timeout: 10_000 }).toBe(true);
    const answers = await callInternal(page, appUrl, ...Array.from({ length: 10 }, () => 'user'));
    // Using a refresh token twice would have ended the session.
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const after = await tokensIn(context, appUrl);
    expect(after.refreshToken).not.toBe(before.refreshToken);
    before = after;
  }
});

test('a renewed token is not lost with the answer that would have brought it', async ({ page, context }) => {
  await signInOnPage(page, appUrl, 'editor');
  const { expiresAt } = await tokensIn(context, appUrl);
  const old = await context.cookies(appUrl);
  await expect.poll(() => expiresAt - 30_000 < Date.now(), { timeout: 10_000 }).toBe(true);
  expect((await callInternal(page, appUrl, 'user'))[0]?.status).toBe(200);
  await context.addCookies(old);
  expect((await callInternal(page, appUrl, 'user'))[0]?.status).toBe(200);
  expect((await tokensIn(context, appUrl)).expiresAt).toBeGreaterThan(expiresAt);
});

test('renewing that hangs: pages asked for at once are 503 within ten seconds, a critical error with Logout', async ({
  page,
  context,
}) => {
  await signInOnPage(page, appUrl, 'editor');
  // The first request of a page loads its code, which takes seconds on a busy machine.
  const pages = ['restricted', 'login/failed?reason=unavailable'].flatMap((path) => [path, `en/${path}`]);
  for (const path of pages) await context.request.get(`${appUrl}/${path}`);
  const { expiresAt } = await tokensIn(context, appUrl);
  await expect.poll(() => expiresAt - 30_000 < Date.now(), { timeout: 10_000 }).toBe(true);
  servers.hangBackend(true);
  try {
    const began = Date.now();
    const paths = ['restricted', 'en/restricted', 'restricted?desk=texts', 'api/jaf/internal/user'];
    const answers = await Promise.all(paths.map((path) => context.request.get(`${appUrl}/${path}`)));
    expect(Date.now() - began).toBeLessThan(10_000);
    // The call of a script answers 504, because the backend did not answer in time.
    expect(answers.map((answer) => answer.status())).toEqual([503, 503, 503, 504]);
    for (const answer of answers.slice(0, 3)) {
      expect(answer.headers()['cache-control']).toContain('no-store');
      expect(answer.headers()['retry-after']).toMatch(/^\d+$/);
      expect(await answer.text()).toContain('action="/mooc/app/api/auth/logout"');
    }
    expect(await answers[0]?.text()).toContain(failed);
    expect(await answers[1]?.text()).toContain('Something went wrong!');
  } finally {
    servers.hangBackend(false);
  }
});

test('a sign-in that has been ended elsewhere: 401 in mid-work, then the critical error with Logout', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/status of 401/);
  await signInOnPage(page, appUrl, 'admin');
  const elsewhere = await context.newPage();
  await elsewhere.goto(`${servers.backendUrl}/idp/session-ended`);
  expect((await callInternal(page, appUrl, 'user'))[0]).toEqual({
    status: 401,
    json: { message: 'The sign-in has ended.' },
  });
  await page.goto(`${appUrl}/restricted`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sei uscito');
  await signInOnPage(page, appUrl, 'admin');
});

test.describe('while the backend is down', () => {
  test.afterEach(() => servers.startBackend());

  test('a sign-in cannot begin: a critical error', async ({ page }) => {
    await servers.stopBackend();
    await page.goto(`${appUrl}/login`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed);
    await expect(page.getByText('Il servizio di accesso non risponde o non è configurato.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Accedi di nuovo' })).toHaveAttribute('href', /\/login$/);
  });

  test('a sign-in cannot end: a critical error, and nobody is signed in', async ({ page, context }) => {
    await page.goto(`${appUrl}/login?return=${returnTo}`);
    await expect(page.getByLabel('Nome utente')).toBeVisible();
    const back = await signInRedirect(page, 'editor');
    await servers.stopBackend();
    await page.goto(back);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed);
    expect(await cookiesOf(context, appUrl)).not.toHaveProperty('next-auth.session-token');
  });

  test('work goes on when it is back, without a new sign-in', async ({ page, expectProblem }) => {
    expectProblem(/status of 50\d/);
    await signInOnPage(page, appUrl, 'editor');
    await servers.stopBackend();
    expect((await callInternal(page, appUrl, 'user'))[0]?.status).toBe(503);
    await servers.startBackend();
    expect((await callInternal(page, appUrl, 'user'))[0]?.status).toBe(200);
  });

  test('the signed-in area is a critical error with Logout, and is there again when the backend is', async ({
    page,
    expectProblem,
  }) => {
    // This backend has no catalogue for the desk to read.
    expectProblem(/status of (404|50\d)/);
    await signInOnPage(page, appUrl, 'editor');
    await servers.stopBackend();
    await page.goto(`${appUrl}/restricted`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed);
    await expect(page.getByText('Le tue bozze restano in questo browser.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await servers.startBackend();
    await page.getByRole('link', { name: 'Riprova' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Redazione');
    await servers.stopBackend();
  });

  test('a profile cannot be chosen: a critical error, and the choice is asked for again', async ({
    page,
    expectProblem,
  }) => {
    // On a busy machine the token must be renewed by then. That fails, and the page's status is 503.
    expectProblem(/status of 503/);
    await signInOnPage(page, appUrl, 'admin');
    await page.goto(`${appUrl}/restricted`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scegli il profilo');
    await servers.stopBackend();
    await page.getByRole('button', { name: 'Continua' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed);
    await servers.startBackend();
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: 'Errore nella selezione del profilo!' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scegli il profilo');
    await servers.stopBackend();
  });

  test('a change of career is a critical error, and nobody is signed in any more', async ({
    page,
    context,
    expectProblem,
  }) => {
    expectProblem(/status of (404|50\d)/);
    await signInOnPage(page, appUrl, 'editor');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${appUrl}/restricted`);
    await page.getByRole('button', { name: 'Funzioni' }).click();
    await page.getByRole('textbox', { name: 'Nuova matricola' }).fill('845210');
    await servers.stopBackend();
    await page.getByRole('button', { name: 'Cambia carriera' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed);
    expect(await cookiesOf(context, appUrl)).not.toHaveProperty('next-auth.session-token');
  });

  test('two people at once: each gets their own data or none', async ({ page, browser, expectProblem }) => {
    expectProblem(/status of 50\d/);
    const other = await (await browser.newContext()).newPage();
    await signInOnPage(page, appUrl, 'editor');
    await signInOnPage(other, appUrl, 'admin');
    const askBoth = () => Promise.all([page, other].map((each) => callInternal(each, appUrl, 'user', 'user', 'user')));
    const surnames = (await askBoth()).map(([answer]) => answer?.json.cognome);
    expect(new Set(surnames).size).toBe(2);
    for (const change of [() => servers.stopBackend(), () => servers.startBackend()]) {
      const [, ...rounds] = await Promise.all([change(), askBoth(), askBoth()]);
      for (const answers of [...rounds, await askBoth()]) {
        for (const [index, own] of answers.entries()) {
          const good = own.filter(({ status }) => status === 200);
          expect(good.every(({ json }) => json.cognome === surnames[index])).toBe(true);
          expect(JSON.stringify(own)).not.toContain(surnames[1 - index]);
        }
      }
    }
    await other.context().close();
  });

  test('people can log out, and get home', async ({ page, context, expectProblem }) => {
    // This backend has no catalogue, so the home page only says what is missing.
    expectProblem(/status of 503 .*\/home\)/);
    await signInOnPage(page, appUrl, 'editor');
    await servers.stopBackend();
    await page.goto(`${appUrl}/logout`);
    await page.waitForURL(`${appUrl}/home`);
    expect(await cookiesOf(context, appUrl)).toEqual({});
  });
});
