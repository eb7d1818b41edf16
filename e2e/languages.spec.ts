import type { Page } from '@playwright/test';
import { appUrl, origin } from './support/addresses.ts';
import { openCatalogue } from './support/catalogue.ts';
import { extensionPages } from './support/indexed-pages.ts';
import { idOf, titles } from './support/samples.ts';
import { waitForScripts } from './support/scripts-run.ts';
import { expect, test } from './support/test.ts';

const toEnglish = (page: Page) => page.getByRole('link', { name: /switch to English/ });
const toItalian = (page: Page) => page.getByRole('link', { name: /passa all’italiano/ });

test('Italian has no prefix, English stands under /en, and the document says which it is', async ({ page }) => {
  await page.goto('about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il progetto');
  await page.goto('en/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
  await page.goto('it/about');
  await expect(page).toHaveURL(`${appUrl}/about`);
});

test('the browser’s own languages change nothing: a shared cache holds one page for everybody', async ({ request }) => {
  const answer = await request.get('about', { headers: { 'accept-language': 'en-GB' } });
  expect(await answer.text()).toContain('<html lang="it"');
  expect(answer.headers()['set-cookie']).toBeUndefined();
});

test.describe('the switch keeps', () => {
  const fixed = ['home', 'about', 'aboutUniv', 'aboutUniv?q=musica&kind=afam', 'aboutUniv/4', ...extensionPages];
  const listed = ['catalogue?q=storia&filterLingua=IT&page=2', 'saved?ids=1,2', 'compare?ids=1,2'];
  for (const path of [...fixed, ...listed]) {
    test(`the page and its query: ${path}`, async ({ page }) => {
      await page.goto(path);
      await toEnglish(page).click();
      await expect(page).toHaveURL(`${appUrl}/en/${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await toItalian(page).click();
      await expect(page).toHaveURL(`${appUrl}/${path}`);
    });
  }

  test('the course and the series', async ({ page }) => {
    for (const path of [`courseDetails/${await idOf(titles.rich)}`, `collectionCard/${await idOf(titles.series)}`]) {
      await page.goto(path);
      await toEnglish(page).click();
      await expect(page).toHaveURL(`${appUrl}/en/${path}`);
    }
  });

  test('filters and page that have changed since the page came', async ({ page }) => {
    await openCatalogue(page);
    await page.getByRole('checkbox', { name: 'Inglese' }).check();
    await expect(page).toHaveURL(/\?filterLingua=EN$/);
    await page.getByRole('link', { name: 'Successiva' }).click();
    await expect(page).toHaveURL(/\?filterLingua=EN&page=2$/);
    await toEnglish(page).click();
    await expect(page).toHaveURL(`${appUrl}/en/catalogue?filterLingua=EN&page=2`);
    await expect(page.getByRole('checkbox', { name: 'English' })).toBeChecked();
  });

  test('the choice, for links within the site', async ({ page }) => {
    await page.goto('home');
    await toEnglish(page).click();
    await expect(page).toHaveURL(/\/en\/home$/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'All courses' }).press('Enter');
    await expect(page).toHaveURL(/\/en\/catalogue$/);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/en\/(courseDetails|collectionCard)\/\w+$/);
  });

  test('the choice, for who comes without an address', async ({ page }) => {
    for (const [from, link, home] of [
      ['about', toEnglish, 'en/home'],
      ['en/about', toItalian, 'home'],
    ] as const) {
      await page.goto(from);
      await waitForScripts(page);
      await link(page).click();
      await page.goto(origin, { waitUntil: 'commit' });
      await expect(page).toHaveURL(`${appUrl}/${home}`);
    }
  });
});

test.describe('text in another language than the page says so', () => {
  test('an English course on an Italian page', async ({ page }) => {
    await page.goto(`courseDetails/${await idOf(titles.english)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
    await expect(page.locator('#overview [lang="en"]').first()).toBeVisible();
  });

  test('and the same course on an English page needs no mark', async ({ page }) => {
    await page.goto(`en/courseDetails/${await idOf(titles.english)}`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
  });

  test('titles of cards', async ({ page }) => {
    await page.goto(`catalogue?q=${encodeURIComponent(titles.english)}`);
    await expect(page.getByText(titles.english, { exact: true })).toHaveAttribute('lang', 'en');
    await page.goto(`en/catalogue?q=${encodeURIComponent(titles.rich)}`);
    await expect(page.getByText(titles.rich, { exact: true })).toHaveAttribute('lang', 'it');
  });
});

test('search engines find both languages of a page and its one address', async ({ page }) => {
  for (const path of ['home', 'about', 'aboutUniv', 'catalogue?filterCategoria=3']) {
    for (const prefix of ['', 'en/']) {
      await page.goto(prefix + path);
      const alternate = (language: string) => page.locator(`head link[rel="alternate"][hreflang="${language}"]`);
      await expect(alternate('it')).toHaveAttribute('href', `${appUrl}/${path}`);
      await expect(alternate('en')).toHaveAttribute('href', `${appUrl}/en/${path}`);
      await expect(alternate('x-default')).toHaveAttribute('href', `${appUrl}/${path}`);
      await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', `${appUrl}/${prefix}${path}`);
    }
  }
});

test('no text is missing: no page shows a key in brackets', async ({ page }) => {
  const series = `collectionCard/${await idOf(titles.series)}`;
  const course = `courseDetails/${await idOf(titles.rich)}`;
  const lists = ['catalogue', 'catalogue?q=xqzxqz', 'catalogue?filterCategoria=3', 'aboutUniv', 'aboutUniv?q=xqzxqz'];
  const places = ['aboutUniv/4', ...extensionPages, 'saved', 'saved?ids=1,2', 'compare?ids=1', 'compare?ids=1,2'];
  for (const path of ['home', 'about', ...lists, ...places, course, series, 'unavailable']) {
    for (const prefix of ['', 'en/']) {
      await page.goto(prefix + path);
      await expect(page.locator('body')).not.toContainText(/\[[a-z]+(\.[a-zA-Z]+)+\]/);
    }
  }
});
