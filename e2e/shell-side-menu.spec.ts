import { appUrl } from './support/addresses.ts';
import { narrowScreen } from './support/layout.ts';
import { holdScripts } from './support/scripts-run.ts';
import { enter, secondBar, sideMenu } from './support/shell.ts';
import { cookiesOf, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: narrowScreen, contextOptions: { reducedMotion: 'reduce' } });

test('the side menu of small screens is 300 px wide at the right edge, with rows of 40 px, and closes by Escape', async ({
  page,
}) => {
  await enter(page, 'admin', 'Redazione del catalogo');
  await expect(secondBar(page)).toBeHidden();
  const burger = page.getByRole('button', { name: 'Menu' });
  await burger.click();
  const entries = sideMenu(page).locator(':scope > ul > li');
  await expect(entries).toHaveText([
    /^Richiesta di assistenza/,
    /^Manuale/,
    /^Profilo: Redazione del catalogo/,
    'ENG – switch to English',
    'Tema chiaro o scuro',
    /^Marco Bellandi 10538114\s*Logout$/,
  ]);
  expect(await sideMenu(page).boundingBox()).toEqual({ x: 60, y: 0, width: 300, height: (6 + 1) * 40 });
  await page.keyboard.press('Escape');
  await expect(sideMenu(page)).toBeHidden();
  await expect(burger).toBeFocused();
});

test('in forced colours, without a shadow, a line is the edge of the side menu', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await enter(page, 'admin', 'Redazione del catalogo');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(sideMenu(page)).toHaveCSS('outline-style', 'solid');
});

test('the side menu of small screens closes when the focus goes on to the page, which it covers', async ({ page }) => {
  await enter(page, 'admin', 'Redazione del catalogo');
  // While the desk loads, the first thing that takes the focus after the menu is a link of the footer.
  await expect(page.getByRole('tab').first()).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await sideMenu(page).getByRole('button', { name: 'Tema chiaro o scuro' }).focus();
  await page.keyboard.press('Tab');
  await expect(sideMenu(page).getByRole('button', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sideMenu(page)).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

test('the theme that is chosen in the side menu before scripts run changes when they do', async ({ page }) => {
  await signIn(page, appUrl, 'editor');
  const release = await holdScripts(page);
  await page.goto('restricted', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await sideMenu(page).getByRole('button', { name: 'Tema chiaro o scuro' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the side menu of small screens changes profile, theme and language, and logs out', async ({ page, context }) => {
  await enter(page, 'admin', 'Redazione del catalogo');
  const open = () => page.getByRole('button', { name: 'Menu', exact: true }).click();
  await open();
  await sideMenu(page).locator('summary').click();
  await sideMenu(page).getByRole('button', { name: 'Amministrazione del catalogo' }).click();
  await open();
  await expect(sideMenu(page).locator('summary')).toContainText('Amministrazione del catalogo');
  await sideMenu(page).getByRole('button', { name: 'Tema chiaro o scuro' }).click();
  await expect.poll(() => cookiesOf(context, appUrl)).toMatchObject({ theme: 'dark' });
  await sideMenu(page)
    .getByRole('link', { name: /English/ })
    .click();
  await expect(page).toHaveURL(`${appUrl}/en/restricted`);
  await open();
  await sideMenu(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/signed out/i);
  expect(await cookiesOf(context, appUrl)).not.toHaveProperty('signed-in');
});
