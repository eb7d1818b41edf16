import type { Page } from '@playwright/test';
import { appUrl, restUrl } from './support/addresses.ts';
import { ChangedBackend } from './support/changed-backend.ts';
import { cookiesOf, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { startWebApp, type WebApp } from './support/web-app.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const desk = (page: Page) => page.getByRole('heading', { level: 1, name: 'Redazione' });
const selection = (page: Page) => page.getByRole('heading', { level: 1, name: 'Scegli il profilo' });
const secondBar = (page: Page) => page.getByRole('navigation', { name: 'Servizi' });
const problem = (page: Page) => page.getByRole('alert').filter({ hasText: 'Errore nella selezione del profilo!' });

/** The profile that the browser keeps. */
async function keptProfile(page: Page): Promise<unknown> {
  const { profile } = await cookiesOf(page.context(), appUrl);
  return profile === undefined ? null : JSON.parse(decodeURIComponent(profile));
}

test.describe('the profile gate', () => {
  test('selects the only profile and keeps it', async ({ page }) => {
    await signIn(page, appUrl, 'editor');
    await page.goto('restricted');
    await expect(desk(page)).toBeVisible();
    await expect.poll(() => keptProfile(page)).toEqual([12, 'REDAZIONE']);
    await expect(secondBar(page).getByRole('button', { name: /^Profilo/ })).toHaveCount(0);
  });

  test('asks who has two, keeps the choice, and changes it', async ({ page }) => {
    await signIn(page, appUrl, 'admin');
    await page.goto('restricted?desk=overview');
    await expect(selection(page)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Profilo' }).locator('option')).toHaveText([
      'Amministrazione del catalogo',
      'Redazione del catalogo',
    ]);
    await page.getByRole('combobox', { name: 'Profilo' }).selectOption('Redazione del catalogo');
    await page.getByRole('button', { name: 'Continua' }).click();
    await expect(desk(page)).toBeVisible();
    await expect(page).toHaveURL(`${appUrl}/restricted?desk=overview`);
    expect(await keptProfile(page)).toEqual([12, 'REDAZIONE']);
    await page.reload();
    await secondBar(page).getByRole('button', { name: 'Profilo: Redazione del catalogo' }).click();
    await page.getByRole('button', { name: 'Amministrazione del catalogo', exact: true }).click();
    await expect(secondBar(page).getByRole('button', { name: 'Profilo: Amministrazione del catalogo' })).toBeVisible();
    expect(await keptProfile(page)).toEqual([1, 'AMMINISTRAZIONE']);
  });

  test('takes the profile that the address asks for, when it is one of theirs', async ({ page }) => {
    await signIn(page, appUrl, 'admin');
    await page.goto('restricted?profile=12&desk=texts');
    await expect(desk(page)).toBeVisible();
    await expect(page).toHaveURL(`${appUrl}/restricted?desk=texts`);
    for (const asked of ['99', 'dodici', '']) {
      await page.goto(`restricted?profile=${asked}`);
      await expect(problem(page)).toBeVisible();
      await expect(desk(page)).toBeVisible();
    }
    await problem(page).getByRole('button', { name: 'Chiudi il messaggio' }).click();
    await expect(problem(page)).toHaveCount(0);
    expect(await keptProfile(page)).toEqual([12, 'REDAZIONE']);
  });

  for (const value of ['[99,"REDAZIONE"]', '[12,"ALTRO"]']) {
    test(`asks again for a kept profile that is not theirs: ${value}`, async ({ page, context }) => {
      await signIn(page, appUrl, 'admin');
      await context.addCookies([{ name: 'profile', value: encodeURIComponent(value), url: `${appUrl}/` }]);
      await page.goto('restricted');
      await expect(selection(page)).toBeVisible();
      await expect(problem(page)).toBeVisible();
    });
  }

  test('asks again for a kept profile that is no number', async ({ page, context }) => {
    await signIn(page, appUrl, 'admin');
    await context.addCookies([{ name: 'profile', value: encodeURIComponent('["x",null]'), url: `${appUrl}/` }]);
    await page.goto('restricted');
    await expect(selection(page)).toBeVisible();
    await expect(problem(page)).toHaveCount(0);
  });

  test('refuses a form with somebody else’s profile, and says so', async ({ page }) => {
    await signIn(page, appUrl, 'admin');
    await page.goto('restricted');
    await page
      .locator('input[name=profile]')
      .last()
      .evaluate((field) => field.setAttribute('value', '77'));
    await page.getByRole('button', { name: 'Continua' }).click();
    await expect(problem(page)).toBeVisible();
    await expect(selection(page)).toBeVisible();
  });
});

test.describe('with other settings', () => {
  test.describe.configure({ mode: 'default' });

  const settings = { RETURN_URL_HOSTS: 'back.example.org', PROFILE_CHANGE: 'false', THEME_CHANGE: 'false' };
  let web: WebApp;
  test.beforeAll(async () => {
    const before = { ...process.env };
    Object.assign(process.env, settings);
    web = await startWebApp(restUrl);
    process.env = before;
  });
  test.afterAll(() => web?.stop());

  // The cookie of a sign-in is good for every port of this host.
  async function open(page: Page, person: string, query: string): Promise<void> {
    await signIn(page, appUrl, person);
    await page.goto(`${web.url}/restricted${query}`);
    await expect(secondBar(page)).toBeVisible();
  }
  const back = (page: Page) => secondBar(page).getByRole('link', { name: 'Torna a Servizi online' });

  test('the previous service is linked with language and theme', async ({ page }) => {
    await open(page, 'editor', `?returnUrl=${encodeURIComponent('https://back.example.org/a?b=c d')}`);
    await expect(back(page)).toHaveAttribute('href', 'https://back.example.org/a?b=c%20d&lang=it&poli_style=light');
  });

  test('a signed address is signed anew by the backend', async ({ page }) => {
    await open(page, 'editor', `?returnUrl=${encodeURIComponent('https://back.example.org/a?__pj0=1&__pj1=old')}`);
    const address = new URL((await back(page).getAttribute('href')) ?? '');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ lang: 'it', poli_style: 'light' });
    expect(Number(address.searchParams.get('__pj0'))).toBeGreaterThan(Date.now() / 1000);
    expect(address.searchParams.get('__pj1')).toMatch(/^[\w-]{43}$/);
  });

  test('another host is never linked', async ({ page }) => {
    await signIn(page, appUrl, 'editor');
    for (const address of ['https://evil.example/', 'javascript:alert(1)//back.example.org', '//back.example.org/']) {
      await page.goto(`${web.url}/restricted?returnUrl=${encodeURIComponent(address)}`);
      await expect(secondBar(page)).toContainText('Catalogo dei corsi aperti');
      await expect(back(page)).toHaveCount(0);
    }
  });

  test('profile and theme do not change, but a profile can be chosen', async ({ page }) => {
    await open(page, 'admin', '');
    await expect(page.getByRole('button', { name: 'Cambia tema chiaro o scuro' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Continua' }).click();
    await expect(desk(page)).toBeVisible();
    await expect(secondBar(page)).toContainText('Amministrazione del catalogo');
    await expect(secondBar(page).getByRole('button', { name: /^Profilo/ })).toHaveCount(0);
  });
});

test.describe('a backend that fails', () => {
  let backend: ChangedBackend;
  let web: WebApp;
  test.beforeAll(async () => {
    backend = await ChangedBackend.start();
    web = await startWebApp(backend.restUrl);
  });
  test.afterAll(async () => {
    await web?.stop();
    await backend?.stop();
  });

  test('is a critical error on the whole screen, with Logout', async ({ page, context, expectProblem }) => {
    // After the logout the home page cannot be had, either.
    expectProblem(/status of 503 .*\/home\)/);
    await signIn(page, appUrl, 'editor');
    await backend.breakWith('error');
    await page.goto(`${web.url}/en/restricted`);
    const title = page.getByRole('heading', { level: 1, name: 'Something went wrong!' });
    await expect(title).toBeVisible({ timeout: 10_000 });
    await expect(page.getByText('Try reloading the page.')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(title).toBeHidden();
    expect(await cookiesOf(context, appUrl)).not.toHaveProperty('signed-in');
  });
});
