import type { Page } from '@playwright/test';
import { appUrl, restUrl } from './support/addresses.ts';
import { ChangedBackend } from './support/changed-backend.ts';
import { changedWebApp } from './support/changed-web-app.ts';
import { wideScreen } from './support/layout.ts';
import { waitForScripts } from './support/scripts-run.ts';
import { deskTitle, secondBar } from './support/shell.ts';
import { cookiesOf, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { startWebApp, type WebApp } from './support/web-app.ts';

test.use({ viewport: wideScreen, contextOptions: { reducedMotion: 'reduce' } });

test.describe('with other settings', () => {
  test.describe.configure({ mode: 'default' });

  const unchanging = { PROFILE_CHANGE: 'false', THEME_CHANGE: 'false', LANGUAGE_CHANGE: 'false' };
  let web: WebApp;
  test.beforeAll(async () => {
    const settings = { ...unchanging, RETURN_URL_HOSTS: 'back.example.org', HIDE_TEST_DB_BANNER: 'true' };
    web = await startWebApp(restUrl, undefined, settings);
  });
  test.afterAll(() => web?.stop());

  // The sign-in cookie is valid for every port of this host.
  async function open(page: Page, person: string, query: string): Promise<void> {
    await signIn(page, appUrl, person);
    await page.goto(`${web.url}/restricted${query}`);
    await expect(secondBar(page)).toBeVisible();
  }
  const back = (page: Page) => secondBar(page).getByRole('link', { name: 'Torna a Servizi online' });

  test('the previous service is linked with language and theme', async ({ page }) => {
    await open(page, 'editor', `?returnUrl=${encodeURIComponent('https://back.example.org/a?b=c d')}`);
    await expect(back(page)).toHaveAttribute('href', 'https://back.example.org/a?b=c%20d&lang=it&poli_style=light');
    await waitForScripts(page);
    // What the switch of the theme does; these settings have none.
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the app itself does it
      document.cookie = 'theme=dark; path=/';
      document.documentElement.dataset.theme = 'dark';
    });
    await expect(back(page)).toHaveAttribute('href', 'https://back.example.org/a?b=c%20d&lang=it&poli_style=dark');
  });

  test('a signed address is signed again by the backend', async ({ page }) => {
    await open(page, 'editor', `?returnUrl=${encodeURIComponent('https://back.example.org/a?__pj0=1&__pj1=old')}`);
    const address = new URL((await back(page).getAttribute('href')) ?? '');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ lang: 'it', poli_style: 'light' });
    expect(Number(address.searchParams.get('__pj0'))).toBeGreaterThan(Date.now() / 1000);
    expect(address.searchParams.get('__pj1')).toMatch(/^[\w-]{43}$/);
  });

  /** The links of the signed-in area to other sites, for each return address, as this browser parses them. */
  async function foreignLinks(page: Page, addresses: readonly string[]): Promise<string[][]> {
    await signIn(page, appUrl, 'editor');
    await page.goto(`${web.url}/about`);
    return page.evaluate(
      async ([base, all]) => {
        const own = ['http://localhost', 'https://www.'];
        const linksOf = async (address: string) => {
          const answer = await fetch(`${base}/restricted?returnUrl=${encodeURIComponent(address)}`);
          const { links } = new DOMParser().parseFromString(await answer.text(), 'text/html');
          if (links.length === 0) throw new Error(`There is no page for ${address}: status ${answer.status}`);
          return [...links].map(({ href }) => href).filter((href) => own.every((start) => !href.startsWith(start)));
        };
        const found: string[][] = [];
        for (const address of all) found.push(await linksOf(address));
        return found;
      },
      [web.url, addresses] as const,
    );
  }
  const signed = (address: string) => `${address}${address.includes('?') ? '&' : '?'}__pj0=1&__pj1=x`;

  test('another host is never linked, however it is written, signed or not', async ({ page }) => {
    const attacks = [
      'https://evil.example/',
      'https://evil.example/back.example.org',
      'https://evil.example?@back.example.org/',
      'https://evil.example#@back.example.org/',
      'https://evil.example\\@back.example.org/',
      'https://evil.example\\.back.example.org/',
      'https://back.example.org@evil.example/',
      'https://back.example.org:x@evil.example/',
      'https://back.example.org%40evil.example/',
      'https://back.example.org%2eevil.example/',
      'https://back.example.org.evil.example/',
      'https://sub.back.example.org/',
      'https://example.org/',
      'https://back.example.org./',
      'https://back.example.org:8443/',
      'http://back.example.org:443/',
      'https://evil@back.example.org/',
      'https://user:x@back.example.org/',
      'https://b\u0430ck.example.org/',
      'https://xn--bck-7cd.example.org/',
      'https://back.example.org\u3002evil.example/',
      'https://[::1]/',
      '//back.example.org/',
      '\\\\back.example.org/',
      '/\\back.example.org/',
      'back.example.org/',
      'javascript:alert(1)//back.example.org/',
      'java\tscript:alert(1)//back.example.org/',
      'data:text/html,https://back.example.org/',
      'blob:https://back.example.org/x',
      'ftp://back.example.org/',
      'file://back.example.org/',
      'view-source:https://back.example.org/',
      '',
    ];
    for (const links of await foreignLinks(page, [...attacks, ...attacks.map(signed)])) expect(links).toEqual([]);
  });

  test('a host that is allowed is linked as every browser reads it, however it is written', async ({ page }) => {
    const written = [
      'https://back.example.org/x',
      'HTTPS://BACK.Example.org/x',
      'https:back.example.org/x',
      'https:\\\\back.example.org\\x',
      'https://back.example.org:443/x',
      'https://back%2eexample.org/x',
      'https://back\u3002example\u3002org/x',
      ' https://back.example.org/x\n',
      'ht\ttps://back.example.org/x',
    ];
    for (const links of await foreignLinks(page, [...written, ...written.map((address) => signed(address.trim()))])) {
      // One link is in the second bar, one in the menu of small screens.
      expect(links.map((link) => link.replace(/\?.*/, ''))).toEqual(Array(2).fill('https://back.example.org/x'));
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

test.describe('as the specification has it for the signed-in area', () => {
  let web: WebApp;
  test.beforeAll(async () => {
    web = await startWebApp(restUrl, undefined, { PROFILE_CHANGE: 'false', THEME_CHANGE: 'false' });
  });
  test.afterAll(() => web?.stop());

  test('the language alone changes there, on public pages the theme as well', async ({ page }) => {
    await signIn(page, appUrl, 'admin');
    await page.goto(`${web.url}/restricted`);
    await expect(page.getByText('Vale per tutto quello che fai, finché non esci.')).toBeVisible();
    await page.getByRole('button', { name: 'Continua' }).click();
    await expect(deskTitle(page)).toBeVisible();
    const theme = page.getByRole('button', { name: /[Tt]ema chiaro o scuro/ });
    await expect(secondBar(page).getByRole('list', { name: 'Lingua' })).toBeVisible();
    await expect(theme).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Profilo/ })).toHaveCount(0);
    await page.goto(`${web.url}/about`);
    await expect(theme.first()).toBeVisible();
  });
});

test.describe('a backend that fails', () => {
  const web = changedWebApp(() => ChangedBackend.start());

  test('is a critical error on the whole screen, with Logout', async ({ page, context, expectProblem }) => {
    // After the logout, the home page is not available either.
    expectProblem(/status of 503 .*\/home\)/);
    await signIn(page, appUrl, 'editor');
    await web.backend.breakWith('error');
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
