import type { Page } from '@playwright/test';
import { expectAccessiblePart } from './support/accessibility.ts';
import { appUrl } from './support/addresses.ts';
import { openBeforeFonts } from './support/fonts.ts';
import { waitForScripts } from './support/scripts-run.ts';
import { signInOnPage } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const userButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Il tuo accesso' });
const plainLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Admin', exact: true });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Il tuo accesso' });

async function openPanel(page: Page) {
  await userButton(page).click();
  await expect(panelOf(page)).toContainText('controller');
  return panelOf(page);
}

test('an anonymous visitor has a plain link to the login page, on wide screens only', async ({ page }) => {
  await page.goto('about');
  await expect(plainLink(page)).toHaveAttribute('href', '/mooc/app/login');
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(plainLink(page)).toBeHidden();
  await page.setViewportSize({ width: 992, height: 800 });
  await plainLink(page).click();
  await expect(page.getByLabel('Nome utente')).toBeVisible();
});

for (const fonts of ['as they come', 'late'] as const) {
  test(`somebody signed in has a user button in its place, of the same size, with fonts ${fonts}`, async ({
    page,
    context,
  }) => {
    if (fonts === 'late') await openBeforeFonts(page, 'about');
    else await page.goto('about', { waitUntil: 'networkidle' });
    const before = await plainLink(page).boundingBox();
    const other = await context.newPage();
    await signInOnPage(other, appUrl, 'editor');
    // Measured in one document: another load may be painted before its fonts, and other fonts have other widths.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(userButton(page)).toBeVisible();
    expect(await userButton(page).boundingBox()).toEqual(before);
  });
}

test('the user button takes its place without a shift, on wide screens only', async ({ page }) => {
  await signInOnPage(page, appUrl, 'editor');
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await page.reload({ waitUntil: 'networkidle' });
  await expect(userButton(page)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts.length)).toBe(0);
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(userButton(page)).toBeHidden();
});

const people = [
  [
    'editor',
    ['Giulia Ferraris', '10541207', 'Redazione del catalogo', 'Cura testi e immagini dei corsi'],
    'per conto di',
  ],
  ['admin', ['Marco Bellandi', '10538114'], 'del catalogo'],
  ['delegate', ['Chiara Montanari, per conto di', 'Paolo Righetti', 'Redazione del catalogo'], 'Amministrazione'],
] as const;

for (const [name, shown, hidden] of people) {
  test(`the panel of ${name} is 300 px wide and asks who it is only when it opens`, async ({ page }) => {
    const answers: { path: string; cache: string | undefined }[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (/\/api\/(auth|jaf)\//.test(pathname)) {
        answers.push({ path: pathname, cache: response.headers()['cache-control'] });
      }
    });
    await signInOnPage(page, appUrl, name);
    answers.length = 0;
    await page.goto('about', { waitUntil: 'networkidle' });
    await userButton(page).hover();
    expect(answers).toEqual([]);
    const panel = await openPanel(page);
    expect(answers).toEqual([{ path: '/mooc/app/api/jaf/account', cache: 'no-store' }]);
    await expect(panel).toHaveCSS('width', '300px');
    for (const text of shown) await expect(panel).toContainText(text);
    await expect(panel).not.toContainText(hidden);
    await expect(panel).toContainText(/MOOC · controller \S+ · view \S+/);
    await expect(panel.getByRole('link')).toHaveText(['Vetrina', 'Admin', 'Logout']);
  });
}

test('its links lead to the showcase, to the signed-in area and out', async ({ page }) => {
  await signInOnPage(page, appUrl, 'editor');
  await (await openPanel(page)).getByRole('link', { name: 'Vetrina' }).click();
  await expect(page).toHaveURL(`${appUrl}/home`);
  await (await openPanel(page)).getByRole('link', { name: 'Admin' }).click();
  await expect(page).toHaveURL(`${appUrl}/restricted`);
  await page.goto('about');
  await (await openPanel(page)).getByRole('link', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sei uscito');
  await page.goto('about');
  await expect(plainLink(page)).toBeVisible();
});

test('a sign-out in another tab ends the signed-in area when one comes back to it', async ({ page, context }) => {
  await signInOnPage(page, appUrl, 'editor');
  await page.goto('restricted');
  await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
  await waitForScripts(page);
  const other = await context.newPage();
  await other.goto('logout');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sei uscito');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page).not.toHaveURL(/\/restricted/);
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
});

test('a sign-out in another tab shows when the visitor comes back to this one', async ({ page, context }) => {
  await signInOnPage(page, appUrl, 'editor');
  await expect(userButton(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('logout');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sei uscito');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(plainLink(page)).toBeVisible();
});

test('the panel works by keyboard alone, and axe finds nothing in either theme', async ({ page }) => {
  await signInOnPage(page, appUrl, 'delegate');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await userButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(panelOf(page)).toContainText('controller');
    await expectAccessiblePart(page, 'header');
    await page.keyboard.press('Tab');
    await expect(panelOf(page).getByRole('link', { name: 'Vetrina' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await expect(userButton(page)).toBeFocused();
  }
});
