import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessiblePart, expectGoodColours } from './support/accessibility.ts';
import { appUrl } from './support/addresses.ts';
import { expectNoSidewaysScroll, narrowScreen, wideScreen, withLongName } from './support/layout.ts';
import { deskTitle, secondBar, sideMenu } from './support/shell.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page that leads on to another address, and makes that address fail so that the page stays. */
async function stayAt(page: Page, path: string, next: string): Promise<void> {
  await page.route(`**/api/auth/${next}**`, (route) => route.abort('aborted'));
  // The redirect may start before the load event, which then never fires.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

const screens = {
  'on the way to the login page': (page: Page, prefix: string) => stayAt(page, `${prefix}login`, 'start'),
  'a sign-in that failed': (page: Page, prefix: string) => page.goto(`${prefix}login/failed?reason=denied`),
  'logging out': async (page: Page, prefix: string) => {
    await signIn(page, appUrl, 'editor');
    await stayAt(page, `${prefix}logout`, 'logout');
  },
};

for (const [name, open] of Object.entries(screens)) {
  for (const [prefix, language, widths] of [
    ['', 'Italian', [360, 991, 1440]],
    ['en/', 'English', [1440, 991, 360]],
  ] as const) {
    test(`${name}, ${language}: axe finds nothing in either theme, and nothing scrolls sideways`, async ({ page }) => {
      await open(page, prefix);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page, widths);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectGoodColours(page);
    });
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the shell, ${colorScheme}: axe finds nothing, and nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize(wideScreen);
    await page.emulateMedia({ colorScheme });
    await signIn(page, appUrl, 'admin');
    await page.goto('restricted?profile=99');
    await expect(page.getByRole('alert').filter({ hasText: 'Errore nella selezione del profilo!' })).toBeVisible();
    await expectAccessiblePart(page, 'body');
    await page.setViewportSize({ ...narrowScreen, width: 320 });
    await expectNoSidewaysScroll(page);
    await expectAccessiblePart(page, 'body');
    await page.getByRole('button', { name: 'Continua' }).click();
    await expect(deskTitle(page)).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await sideMenu(page).locator('summary').click();
    await expectAccessiblePart(page, 'header');
    await page.keyboard.press('Escape');
    await page.setViewportSize(wideScreen);
    for (const name of ['Funzioni', 'Profilo: Amministrazione del catalogo']) {
      await secondBar(page).getByRole('button', { name }).click();
      await expectAccessiblePart(page, 'header');
      await page.keyboard.press('Escape');
    }
  });
}

test('a long name of the site is whole on a phone', async ({ page }) => {
  await page.setViewportSize(narrowScreen);
  await signIn(page, appUrl, 'editor');
  await page.goto('restricted');
  await expect(deskTitle(page)).toBeVisible();
  expect(await withLongName(page)).toBeLessThanOrEqual(narrowScreen.width);
});
