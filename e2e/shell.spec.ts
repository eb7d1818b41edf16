import { appUrl } from './support/addresses.ts';
import { wideScreen } from './support/layout.ts';
import { deskTitle, enter, secondBar } from './support/shell.ts';
import { cookiesOf, fillSignIn, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: wideScreen, contextOptions: { reducedMotion: 'reduce' } });

test('an anonymous visitor signs in first and comes back to the same address', async ({ page }) => {
  await page.goto('restricted?desk=overview');
  await fillSignIn(page, 'editor');
  await expect(deskTitle(page)).toBeVisible();
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

test('after a logout the back button shows nothing of the signed-in area', async ({ page, context }) => {
  await enter(page, 'editor');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sei uscito');
  await page.goBack();
  await expect(page.getByLabel('Nome utente')).toBeVisible();
  await expect(page.getByText('Ferraris')).toHaveCount(0);
  expect(await cookiesOf(context, appUrl)).not.toHaveProperty('signed-in');
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

test('toasts stand at the top right', async ({ page }) => {
  await enter(page, 'editor');
  const box = await page.locator('#toasts').evaluate((area) => {
    const { right, top, width } = area.getBoundingClientRect();
    return { top, right, width, edge: document.documentElement.clientWidth };
  });
  expect(box.top).toBe(0);
  expect(box.right).toBe(box.edge);
  expect(box.width).toBe(400);
});

test('the menus of the second bar come in 120 ms and go in 100 ms, without motion at once', async ({ page }) => {
  await enter(page, 'editor');
  const menu = page.locator('#function-menu');
  await expect(menu).toHaveCSS('transition', 'none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(menu).toHaveCSS('transition-duration', /^0\.1s(?:, 0\.1s)*$/);
  await secondBar(page).getByRole('button', { name: 'Funzioni' }).click();
  await expect(menu).toHaveCSS('transition-duration', /^0\.12s$/);
  await expect(menu).toHaveCSS('opacity', '1');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('the function menu leads to another career, which takes digits only', async ({ page }) => {
  await enter(page, 'editor');
  await page.getByRole('tab', { name: 'Testi' }).click();
  await secondBar(page).getByRole('button', { name: 'Funzioni' }).click();
  const form = page.getByRole('form', { name: 'Carriera' });
  await expect(form).toContainText('Matricola attuale: 912345 (PTA)');
  const field = form.getByRole('textbox', { name: 'Nuova matricola' });
  await field.pressSequentially('84x52-10');
  await expect(field).toHaveValue('845210');
  await form.getByRole('button', { name: 'Cambia carriera' }).click();
  await expect(deskTitle(page)).toBeVisible();
  await secondBar(page).getByRole('button', { name: 'Funzioni' }).click();
  await expect(form).toContainText('Matricola attuale: 845210 (DOT)');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Testi', selected: true })).toBeVisible();
});
