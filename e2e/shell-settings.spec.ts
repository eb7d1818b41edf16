import type { Page } from '@playwright/test';
import { appUrl, restUrl } from './support/addresses.ts';
import { ChangedBackend } from './support/changed-backend.ts';
import { deskTitle, secondBar, wide } from './support/shell.ts';
import { cookiesOf, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { startWebApp, type WebApp } from './support/web-app.ts';

test.use({ viewport: wide, contextOptions: { reducedMotion: 'reduce' } });

test.describe('with other settings', () => {
  test.describe.configure({ mode: 'default' });

  const unchanging = { PROFILE_CHANGE: 'false', THEME_CHANGE: 'false', LANGUAGE_CHANGE: 'false' };
  let web: WebApp;
  test.beforeAll(async () => {
    const settings = { ...unchanging, RETURN_URL_HOSTS: 'back.example.org', HIDE_TEST_DB_BANNER: 'true' };
    web = await startWebApp(restUrl, undefined, settings);
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

  test('the banner of the test database is hidden, in the signed-in area and on public pages', async ({ page }) => {
    await open(page, 'editor', '');
    await expect(page.getByText('database di prova')).toHaveCount(0);
    await page.goto(`${web.url}/about`);
    await expect(page.getByText('database di prova')).toHaveCount(0);
  });

  test('profile, theme and language do not change, but a profile can be chosen', async ({ page }) => {
    await open(page, 'admin', '');
    await expect(page.getByRole('list', { name: 'Lingua' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Cambia tema chiaro o scuro' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Continua' }).click();
    await expect(deskTitle(page)).toBeVisible();
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
