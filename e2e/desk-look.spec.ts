import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectGoodColours } from './support/accessibility.ts';
import { openDesk, startDesk } from './support/desk.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { idOf, titles } from './support/samples.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** For each part, waits for its content. */
const parts = {
  overview: async (page: Page) => expect(page.getByRole('heading', { name: 'Chiusi' })).toBeVisible(),
  quality: async (page: Page) => expect(page.getByRole('gridcell').first()).toBeVisible(),
  texts: async (page: Page) => {
    await page.getByLabel('Corso', { exact: true }).selectOption(await idOf(titles.rich));
    await expect(page.getByRole('textbox', { name: 'Testo in lavorazione' })).toBeVisible();
  },
};

for (const part of ['overview', 'quality', 'texts'] as const) {
  test(`${part}: axe finds nothing in either theme, and nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openDesk(page, part);
    await parts[part](page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectGoodColours(page);
    await expectNoSidewaysScroll(page, [1440, 991, 360]);
    await expectAccessible(page);
  });
}

test('overview: its long lists scroll by themselves, and the footer ends the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openDesk(page, 'overview');
  const list = page.locator('section').filter({ hasText: 'Chiusi' }).getByRole('list');
  expect(await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeGreaterThan(0);
  const below = await page
    .getByRole('contentinfo')
    .evaluate((footer) => document.documentElement.scrollHeight - footer.getBoundingClientRect().bottom - scrollY);
  expect(Math.abs(below)).toBeLessThanOrEqual(1);
});

test('on a phone the table of quality shows title and issues without scrolling sideways, and the rest when asked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openDesk(page, 'quality');
  const headings = page.getByRole('columnheader');
  await expect(headings).toHaveText(['Corso', 'Che cosa non va']);
  const table = page.locator('.MuiDataGrid-virtualScroller');
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.getByRole('button', { name: 'Colonne' }).click();
  await page.getByRole('checkbox', { name: 'Istituzione' }).check();
  await expect(headings).toHaveText(['Corso', 'Che cosa non va', 'Istituzione']);
});

test('in a window zoomed to 400 % the table of quality shows whole rows', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openDesk(page, 'quality');
  const height = (part: Locator) => part.evaluate((box) => box.clientHeight);
  const room = await height(page.locator('.MuiDataGrid-virtualScroller'));
  const taken = await height(page.locator('.MuiDataGrid-columnHeaders'));
  expect(room - taken).toBeGreaterThan(150);
});

test.describe('on a tablet, where the table always shows its menus', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } });

  test('no heading of the table of quality is cut', async ({ page }) => {
    await openDesk(page, 'quality');
    const titles = page.locator('.MuiDataGrid-columnHeaderTitle');
    await expect(titles.filter({ hasText: 'Problemi' })).toBeVisible();
    const cut = titles.evaluateAll((all) =>
      all.flatMap((one) => (one.scrollWidth > one.clientWidth ? [one.textContent] : [])),
    );
    expect(await cut).toEqual([]);
  });
});

test('texts: the editor of a long text stays in view with its tools and its draft, beside the preview', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDesk(page, 'texts');
  await parts.texts(page);
  const text = page.getByRole('textbox', { name: 'Testo in lavorazione' });
  await text.focus();
  for (let line = 0; line < 40; line += 1) {
    await page.keyboard.insertText('Una riga');
    await page.keyboard.press('Enter');
  }
  const preview = page.getByRole('region', { name: 'Come lo vede il pubblico: Tema chiaro' });
  await preview.evaluate((section) => section.scrollIntoView({ block: 'center' }));
  await expect(page.getByRole('button', { name: 'Annulla' })).toBeInViewport({ ratio: 1 });
  await expect(text).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Esporta in HTML' })).toBeInViewport({ ratio: 1 });
});

test('texts: the editor of a title is as low as its line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDesk(page, 'texts');
  await parts.texts(page);
  await page.getByLabel('Testo', { exact: true }).selectOption({ label: 'Titolo' });
  const text = page.getByRole('textbox', { name: 'Testo in lavorazione' });
  await expect(text).toHaveText(titles.rich);
  expect((await text.boundingBox())?.height).toBeLessThan(150);
});

test('the desk speaks English, and keeps its part when the language changes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startDesk(page, 'quality');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /English/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Editorial desk' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Quality' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('grid', { name: 'Courses and issues' })).toBeVisible();
});

test('in forced colours the open part is marked, and bars are drawn', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openDesk(page, 'overview');
  await expect(page.getByRole('tab', { selected: true })).toHaveCSS('text-decoration-line', 'underline');
  await expect(page.getByRole('tab', { selected: false }).first()).toHaveCSS('text-decoration-line', 'none');
  const bar = page.locator('section li > [aria-hidden=true]').first();
  expect(await bar.evaluate((drawn) => getComputedStyle(drawn).borderTopColor)).toBe(
    await page
      .getByRole('heading', { level: 2 })
      .first()
      .evaluate((text) => getComputedStyle(text).color),
  );
  expect((await bar.boundingBox())?.height).toBe(8);
});

test('in forced colours pressed buttons are underlined, and solid buttons have a border', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openDesk(page, 'quality');
  const issues = page.getByRole('list', { name: 'Problemi per tipo' });
  await issues.getByRole('button', { name: 'Chiuso' }).click();
  await expect(issues.getByRole('button', { pressed: true })).toHaveCSS('text-decoration-line', 'underline');
  await expect(issues.getByRole('button', { name: 'Senza immagine' })).toHaveCSS('text-decoration-line', 'none');
  await expect(page.getByRole('button', { name: 'Esporta in CSV' })).toHaveCSS('border-top-style', 'solid');
});

test('labels of fields have a gap of their own width, and a chosen title ends before the arrow', async ({ page }) => {
  await openDesk(page, 'texts');
  const field = page
    .locator('div')
    .filter({ has: page.getByLabel('Lunghezza massima') })
    .last()
    .locator('..');
  const label = await field.locator('label').boundingBox();
  const gap = await field.locator('legend').boundingBox();
  expect(Math.abs((gap?.width ?? 0) - (label?.width ?? 0))).toBeLessThan(20);
  const space = await page
    .getByLabel('Corso', { exact: true })
    .evaluate((select) => Number.parseFloat(getComputedStyle(select).paddingInlineEnd));
  expect(space).toBeGreaterThanOrEqual(32);
});

test('the ring of a field is its frame, with its gap for the label', async ({ page }) => {
  await openDesk(page, 'texts');
  const field = page.getByLabel('Lunghezza massima');
  const frame = field.locator('xpath=following-sibling::fieldset');
  await expect(frame, 'a frame that everybody can see').toHaveCSS('border-top-color', 'rgb(78, 88, 104)');
  await field.focus();
  await expect(field).toHaveCSS('outline-style', 'none');
  await expect(frame).toHaveCSS('border-top-width', '3px');
  await page.getByRole('tab', { name: 'Qualità' }).click();
  await page.getByRole('button', { name: 'Filtri', exact: true }).click();
  const value = page.getByLabel('Valore');
  await expect(value).toBeFocused();
  await expect(value.locator('..')).toHaveCSS('outline-style', 'none');
  await expect(value.locator('xpath=following-sibling::fieldset')).toHaveCSS('border-top-width', '3px');
});

test('the rings of tabs, head and number of rows are not cut off', async ({ page }) => {
  await openDesk(page, 'quality');
  await page.getByRole('tab', { selected: true }).press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Panoramica' })).toHaveCSS('outline-offset', '-3px');
  await page.keyboard.press('ArrowRight');
  const head = page.getByRole('columnheader').first();
  await head.focus();
  await expect(head).toHaveCSS('outline-offset', '-3px');
  const rows = page.getByRole('combobox', { name: 'Righe per pagina' });
  await rows.focus();
  await expect(rows.locator('..')).toHaveCSS('outline-style', 'solid');
});

test('on a phone the buttons of the desk are 44 px high', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openDesk(page, 'quality');
  for (const part of ['quality', 'texts'] as const) {
    if (part === 'texts') await page.getByRole('tab', { name: 'Testi' }).click();
    await parts[part](page);
    const buttons = page.getByRole('tabpanel').locator('button:visible:not(.MuiIconButton-root)');
    const heights = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(5);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  }
});

test('the field for the address of a link takes the width of a phone, and its button is as high', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openDesk(page, 'texts');
  await parts.texts(page);
  await page.getByRole('textbox', { name: 'Testo in lavorazione' }).press('Control+a');
  await page.getByRole('button', { name: 'Collegamento', exact: true }).click();
  const [field, button] = await Promise.all([
    page.getByLabel('Indirizzo del collegamento').boundingBox(),
    page.getByRole('button', { name: 'Applica' }).boundingBox(),
  ]);
  expect(button).toMatchObject({ y: field?.y, height: field?.height });
  expect((field?.width ?? 0) + (button?.width ?? 0)).toBeGreaterThan(300);
});

test('menus and panels of the table have the typeface of its head, and a field in them one ring round all of it', async ({
  page,
}) => {
  await openDesk(page, 'quality');
  const head = page.getByRole('columnheader').first();
  const typeface = await head.evaluate((element) => getComputedStyle(element).fontFamily);
  await page.getByRole('button', { name: 'Colonne' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('Istituzione')).toHaveCSS('font-family', typeface);
  const field = panel.getByPlaceholder('Cerca');
  await expect(field).toBeFocused();
  await expect(field).toHaveCSS('outline-style', 'none');
  await expect(field.locator('..')).toHaveCSS('outline-width', '3px');
  await page.keyboard.press('Escape');
  await head.hover();
  await head.getByRole('button', { name: 'Menù' }).click();
  await expect(page.getByRole('menuitem', { name: 'Nascondi' }).getByText('Nascondi')).toHaveCSS(
    'font-family',
    typeface,
  );
});
