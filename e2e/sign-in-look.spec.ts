import type { Page } from '@playwright/test';
import { backendPort, product } from './support/addresses.ts';
import { drawnIn } from './support/fonts.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { expect, test } from './support/test.ts';

const backend = `http://localhost:${backendPort}`;

/** Opens each page of the embedded backend that visitors see. */
const pages: Readonly<Record<string, (page: Page, locale: 'it' | 'en') => Promise<unknown>>> = {
  'the sign-in': (page, locale) => page.goto(locale === 'it' ? 'login' : 'en/login'),
  'the end of a session': (page, locale) => page.goto(`${backend}/idp/session-ended?lang=${locale}`),
  'a request that nobody began': (page, locale) => page.goto(`${backend}/idp/interaction/none?lang=${locale}`),
  'an address that leads nowhere': (page, locale) => page.goto(`${backend}/idp?lang=${locale}`),
  'the manual': (page, locale) => page.goto(`${backend}/${product}/rest/jaf/public/help/manual?lang=${locale}`),
};

for (const locale of ['it', 'en'] as const) {
  for (const [name, open] of Object.entries(pages)) {
    test(`${name} has the name and the typeface of the site: ${locale}`, async ({ page, expectProblem }) => {
      if (name === 'a request that nobody began') expectProblem(/status of 400/);
      if (name === 'an address that leads nowhere') expectProblem(/status of 404/);
      await page.goto(locale === 'it' ? 'about' : 'en/about');
      const site = (await page.getByRole('banner').getByRole('link').first().textContent()) ?? '';
      expect(site).toMatch(/\S/);

      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await open(page, locale);
      await expect(page.locator('main h1')).toBeVisible();
      expect(new URL(page.url()).port).toBe(String(backendPort));
      await expect(page.getByRole('banner')).toContainText(site);
      await expect(page).toHaveTitle(new RegExp(` · ${site}$`));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const selector of ['header .brand', 'main h1', 'main p']) {
        expect(await drawnIn(page, selector)).toEqual([
          { family: expect.stringMatching(/^Titillium Web/), ours: true },
        ]);
      }
      const hosts = asked.filter((url) => !url.startsWith('data:')).map((url) => new URL(url).hostname);
      expect(new Set(hosts)).toEqual(new Set(['localhost']));
      for (const width of [320, 991, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
      }
      await expect(page.locator('main h1'), 'no last line of one word').toHaveCSS('text-wrap', 'balance');
      await expect(page.locator('main p').first()).toHaveCSS('text-wrap', 'pretty');
    });
  }
}

test('the page on the way to the sign-in has them too', async ({ page }) => {
  const look = async () => ({
    name: await page.getByRole('banner').getByRole('link').first().textContent(),
    family: await page.locator('main h1').evaluate((title) => getComputedStyle(title).fontFamily),
  });
  await page.goto('about');
  const site = await look();
  // The page redirects by itself; an answer without content keeps the browser on the page.
  await page.route('**/api/auth/start**', (route) => route.fulfill({ status: 204 }));
  await page.goto('login');
  await expect(page.locator('main h1')).toHaveText(/^Reindirizzamento/);
  expect(await look()).toEqual(site);
});
