import type { Page } from '@playwright/test';
import { appUrl } from './support/addresses.ts';
import { callInternal, cookiesOf, fillSignIn, signInOnPage, signInRedirect } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const people = [
  ['editor', 'Giulia', null, 1],
  ['admin', 'Marco', null, 2],
  ['delegate', 'Paolo', 'Chiara', 1],
] as const;

const sessionCookie = { 'next-auth.session-token': expect.anything() };

async function expectCriticalError(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qualcosa è andato storto!');
  await expect(page.getByText('Prova a ricaricare la pagina.')).toBeVisible();
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}

for (const [name, firstName, impersonator, profiles] of people) {
  test(`${name} signs in through the identity provider and returns to the saved page`, async ({ page, context }) => {
    await signInOnPage(page, appUrl, name);
    const [user, list] = await callInternal(page, appUrl, 'user', 'profiles');
    expect(user).toMatchObject({ status: 200, json: { nome: firstName, nomeImp: impersonator } });
    expect(list?.json).toHaveLength(profiles);
    expect(await cookiesOf(context, appUrl)).toMatchObject({ 'signed-in': '1' });
    expect(await page.evaluate(() => document.cookie)).not.toContain('next-auth');
  });
}

test('two sign-ins begun at once in one browser come back, each to its page', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto(`${appUrl}/login?return=/about`);
  await other.goto(`${appUrl}/login?return=/aboutUniv`);
  // Somebody who is signed in already would not be asked again.
  await expect(other.getByLabel('Nome utente')).toBeVisible();
  await fillSignIn(page, 'editor');
  await expect(page).toHaveURL(`${appUrl}/about`);
  await fillSignIn(other, 'editor');
  await expect(other).toHaveURL(`${appUrl}/aboutUniv`);
  const names = Object.keys(await cookiesOf(context, appUrl));
  expect(names.filter((name) => /state|callback/.test(name))).toEqual([]);
});

test('who cancels gets the critical error of the specification', async ({ page, context }) => {
  await page.goto(`${appUrl}/login`);
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expectCriticalError(page, 'OAuthIDP failure');
  expect(await cookiesOf(context, appUrl)).not.toMatchObject(sessionCookie);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sei uscito');
});

test('a forged state signs nobody in', async ({ page, context }) => {
  await page.goto(`${appUrl}/login`);
  await expect(page.getByLabel('Nome utente')).toBeVisible();
  await page.goto(`${appUrl}/api/auth/callback/university?code=${'x'.repeat(43)}&state=forged`);
  await expectCriticalError(page, /non è valida o è scaduta/);
  expect(await cookiesOf(context, appUrl)).not.toMatchObject(sessionCookie);
});

test('somebody else’s code signs nobody in', async ({ page, browser }) => {
  const attacker = await browser.newPage({ locale: 'it-IT' });
  await attacker.goto(`${appUrl}/login`);
  const stolen = await signInRedirect(attacker, 'admin');
  expect(stolen).toContain('code=');
  await attacker.close();
  await page.goto(`${appUrl}/login`);
  await expect(page.getByLabel('Nome utente')).toBeVisible();
  await page.goto(stolen);
  await expectCriticalError(page, /non è valida o è scaduta/);
});

test('the saved page is one of the app, wherever the link points', async ({ request }) => {
  for (const target of ['https://evil.example/', '//evil.example', '/\\evil.example', '/login']) {
    const answer = await request.get(`${appUrl}/api/auth/start?return=${encodeURIComponent(target)}`, {
      maxRedirects: 0,
    });
    const page = /callback-url\.[0-9a-f]+=([^;]*);/.exec(answer.headers()['set-cookie'] ?? '')?.[1] ?? '';
    expect(decodeURIComponent(page)).toBe(`${appUrl}/restricted`);
  }
});

test('logging out in one tab ends the other; the back button brings nothing back', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/status of 401/);
  await signInOnPage(page, appUrl, 'admin');
  const other = await context.newPage();
  await other.goto(`${appUrl}/home`);
  expect((await callInternal(other, appUrl, 'user'))[0]?.status).toBe(200);

  await page.goto(`${appUrl}/logout`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sei uscito');
  expect((await callInternal(other, appUrl, 'user'))[0]).toEqual({ status: 401, json: { message: 'Sign in first.' } });
  await other.goto(`${appUrl}/restricted`);
  await expect(other.getByLabel('Nome utente')).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/(home|about|logout)$/);
  expect(await cookiesOf(context, appUrl)).not.toMatchObject(sessionCookie);
  expect(await page.evaluate(() => document.cookie)).not.toContain('signed-in');
});

test('a link on another site signs nobody out', async ({ page, context }) => {
  await signInOnPage(page, appUrl, 'editor');
  const answers = await Promise.all([
    context.request.post(`${appUrl}/api/auth/logout`, { headers: { 'sec-fetch-site': 'cross-site' } }),
    context.request.get(`${appUrl}/api/auth/logout`),
  ]);
  expect(answers.map((answer) => answer.status())).toEqual([403, 405]);
  const shown = await context.request.get(`${appUrl}/logout`, { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(await shown.text()).toContain('Disconnessione in corso');
  expect((await callInternal(page, appUrl, 'user'))[0]?.status).toBe(200);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('people sign in, are asked for scripts instead of to wait, and sign out with a button', async ({
    page,
    context,
  }) => {
    await signInOnPage(page, appUrl, 'editor');
    expect(await cookiesOf(context, appUrl)).toMatchObject({ 'signed-in': '1' });
    await page.goto(`${appUrl}/restricted`);
    await expect(page.getByRole('status').locator('noscript')).toBeVisible();
    await expect(page.getByText('Attendi')).toBeHidden();
    await page.goto(`${appUrl}/logout`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Disconnessione in corso, attendere');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sei uscito');
    expect(await cookiesOf(context, appUrl)).not.toMatchObject(sessionCookie);
  });
});

test('a change of career ends the sign-in and begins another with the other number', async ({ page }) => {
  await signInOnPage(page, appUrl, 'editor');
  expect((await callInternal(page, appUrl, 'user'))[0]?.json.matricola).toBe('912345');
  // Uses the signed-in area, because the policy of public pages forbids forms that lead to another site.
  await page.goto(`${appUrl}/restricted`);
  await page.evaluate(
    ([action, page]) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action });
      for (const [name, value] of Object.entries({ matricola: '845210', return: page })) {
        form.append(Object.assign(document.createElement('input'), { name, value }));
      }
      document.body.append(form);
      form.submit();
    },
    [`${appUrl}/api/auth/career`, '/en/about'] as const,
  );
  await page.waitForURL(`${appUrl}/en/about`);
  expect((await callInternal(page, appUrl, 'user'))[0]?.json.matricola).toBe('845210');
});
