import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { appUrl } from './support/addresses.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { cookiesOf, fillSignIn, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 740 };
test.use({ viewport: wide, contextOptions: { reducedMotion: 'reduce' } });

const desk = (page: Page) => page.getByRole('heading', { level: 1, name: 'Redazione' });
const secondBar = (page: Page) => page.getByRole('navigation', { name: 'Servizi' });
const sideMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

/** Signs in and opens the signed-in area, under the only profile or the one that is given. */
async function enter(page: Page, name: string, profile?: string): Promise<void> {
  await signIn(page, appUrl, name);
  await page.goto('restricted');
  if (profile) {
    await page.getByRole('combobox', { name: 'Profilo' }).selectOption(profile);
    await page.getByRole('button', { name: 'Continua' }).click();
  }
  await expect(desk(page)).toBeVisible();
}

test('an anonymous visitor signs in first and comes back to the same address', async ({ page }) => {
  await page.goto('restricted?desk=overview');
  await fillSignIn(page, 'editor');
  await expect(desk(page)).toBeVisible();
  await expect(page).toHaveURL(`${appUrl}/restricted?desk=overview`);
});

test('nobody may keep the page, which says that it is loading before it has anything else', async ({
  page,
  context,
}) => {
  await signIn(page, appUrl, 'editor');
  const answer = await context.request.get(`${appUrl}/restricted`);
  expect(answer.headers()['cache-control']).toContain('no-store');
  const html = await answer.text();
  expect(html).toContain('noindex');
  expect(html.indexOf('Attendi')).toBeGreaterThan(0);
  expect(html.indexOf('Attendi')).toBeLessThan(html.indexOf('Ferraris'));
});

const people = [
  ['editor', undefined, 'Giulia Ferraris 10541207'],
  ['admin', 'Redazione del catalogo', 'Marco Bellandi 10538114'],
  ['delegate', undefined, 'Chiara Montanari, per conto di Paolo Righetti 10520955'],
] as const;

for (const [name, profile, shown] of people) {
  test(`the header and the second bar of ${name}`, async ({ page }) => {
    await enter(page, name, profile);
    const header = page.getByRole('banner');
    await expect(header.locator('p').first()).toHaveText(shown);
    await expect(header.locator(':scope > div').first()).toHaveCSS('height', '72px');
    await expect(secondBar(page).locator(':scope > div')).toHaveCSS('height', '34px');
    await expect(secondBar(page)).toContainText('Catalogo dei corsi aperti');
    await expect(secondBar(page)).toContainText('Redazione del catalogo');
    await expect(secondBar(page)).not.toContainText('Torna a');
    await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden();
    await expect(page.getByText('Attenzione! Stai lavorando sul database di prova')).toBeVisible();
    await header.getByRole('button', { name: 'Logout' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sei uscito');
  });
}

test('manual and help desk open in new windows, in the language of the page', async ({ page, context }) => {
  await signIn(page, appUrl, 'editor');
  await page.goto('en/restricted');
  for (const [name, title] of [
    ['Manual', 'Manual of the restricted area'],
    ['Help desk', 'Help desk request'],
  ] as const) {
    const opened = context.waitForEvent('page');
    await page.getByRole('navigation', { name: 'Services' }).getByRole('link', { name }).click();
    const other = await opened;
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(title);
    await other.close();
  }
});

test('toasts stand at the top in the middle', async ({ page }) => {
  await enter(page, 'editor');
  const box = await page.locator('#toasts').evaluate((area) => {
    const { left, right, top } = area.getBoundingClientRect();
    return { top, centre: (left + right) / 2, middle: document.documentElement.clientWidth / 2 };
  });
  expect(box.top).toBe(0);
  expect(box.centre).toBe(box.middle);
});

test('the function menu leads to another career, which takes digits only', async ({ page }) => {
  await enter(page, 'editor');
  await secondBar(page).getByRole('button', { name: 'Funzioni' }).click();
  const form = page.getByRole('form', { name: 'Carriera' });
  await expect(form).toContainText('Matricola attuale: 912345 (PTA)');
  const field = form.getByRole('textbox', { name: 'Nuova matricola' });
  await field.pressSequentially('84x52-10');
  await expect(field).toHaveValue('845210');
  await form.getByRole('button', { name: 'Cambia carriera' }).click();
  await expect(desk(page)).toBeVisible();
  await secondBar(page).getByRole('button', { name: 'Funzioni' }).click();
  await expect(form).toContainText('Matricola attuale: 845210 (DOT)');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
});

test.describe('the side menu of small screens', () => {
  test('is 300 px wide at the right edge, with rows of 40 px, and closes by Escape', async ({ page }) => {
    await page.setViewportSize(narrow);
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

  test('changes profile, theme and language, and logs out', async ({ page, context }) => {
    await page.setViewportSize(narrow);
    await enter(page, 'admin', 'Redazione del catalogo');
    const open = () => page.getByRole('button', { name: 'Menu', exact: true }).click();
    await open();
    await sideMenu(page).locator('summary').click();
    await sideMenu(page).getByRole('button', { name: 'Amministrazione del catalogo' }).click();
    await open();
    await expect(sideMenu(page).locator('summary')).toContainText('Amministrazione del catalogo');
    await sideMenu(page).getByRole('button', { name: 'Tema chiaro o scuro' }).click();
    expect(await cookiesOf(context, appUrl)).toMatchObject({ theme: 'dark' });
    await sideMenu(page)
      .getByRole('link', { name: /English/ })
      .click();
    await expect(page).toHaveURL(`${appUrl}/en/restricted`);
    await open();
    await sideMenu(page).getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await cookiesOf(context, appUrl)).not.toHaveProperty('signed-in');
  });
});

test.describe('axe finds nothing, and nothing scrolls sideways', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`in the shell, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      const findings = async (part: string) => (await new AxeBuilder({ page }).include(part).analyze()).violations;
      await signIn(page, appUrl, 'admin');
      await page.goto('restricted?profile=99');
      await expect(page.getByRole('alert').filter({ hasText: 'Errore nella selezione del profilo!' })).toBeVisible();
      expect(await findings('body')).toEqual([]);
      await page.setViewportSize({ ...narrow, width: 320 });
      await expectNoSidewaysScroll(page);
      expect(await findings('body')).toEqual([]);
      await page.getByRole('button', { name: 'Continua' }).click();
      await expect(desk(page)).toBeVisible();
      await page.getByRole('button', { name: 'Menu' }).click();
      await sideMenu(page).locator('summary').click();
      expect(await findings('header')).toEqual([]);
      await page.keyboard.press('Escape');
      await page.setViewportSize(wide);
      for (const name of ['Funzioni', 'Profilo: Amministrazione del catalogo']) {
        await secondBar(page).getByRole('button', { name }).click();
        expect(await findings('header')).toEqual([]);
        await page.keyboard.press('Escape');
      }
    });
  }
});
