import { expectAccessiblePart } from './support/accessibility.ts';
import { stopClock } from './support/clock.ts';
import { narrowScreen, wideScreen, withLongName } from './support/layout.ts';
import { waitForScripts } from './support/scripts-run.ts';
import { headerSearch } from './support/search-box.ts';
import { expect, test } from './support/test.ts';

test.describe('the header of wide screens', () => {
  test.use({ viewport: wideScreen });

  test('is 72 px high, with the logo, the links and the language switch, and no menu', async ({ page }) => {
    await page.goto('about');
    const header = page.getByRole('banner');
    await expect(header).toHaveCSS('height', '72px');
    await expect(header.getByRole('link', { name: /pagina iniziale/ })).toHaveAttribute('href', /\/app\/home$/);
    await expect(header.getByRole('link', { name: 'Il progetto' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Atenei' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden();
  });

  test('has a search box to type in beside a long name of the site', async ({ page }) => {
    await page.setViewportSize({ ...wideScreen, width: 1024 });
    await page.goto('about');
    await withLongName(page);
    expect((await headerSearch(page).boundingBox())?.width).toBeGreaterThan(100);
  });

  test('explores by university, keeping the text of the search box', async ({ page }) => {
    await page.goto('about');
    await headerSearch(page).fill('corso');
    const button = page.getByRole('button', { name: 'Esplora' });
    await button.click();
    const panel = page.getByRole('dialog', { name: 'Esplora' });
    await expect(panel.getByRole('tab', { selected: true })).toHaveText('Atenei');
    await expect(panel.getByRole('tabpanel')).toHaveCSS('height', '480px');
    const first = panel.getByRole('menuitem').first();
    await expect(first.locator('img, svg').first()).toBeVisible();
    await first.click();
    await expect(page).toHaveURL(/\/catalogue\?q=corso&filterAteneo=\d+$/);
    await expect(headerSearch(page)).toHaveValue('corso');
    await expect(panel).toBeHidden();
  });

  test('explores by category with the keyboard alone', async ({ page }) => {
    await page.goto('about');
    const button = page.getByRole('button', { name: 'Esplora' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'Atenei' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Aree' })).toBeFocused();
    await expect(page.getByRole('menuitem', { name: 'Musica' })).toBeVisible();
    await page.keyboard.press('Tab');
    // A pause of half a second ends a name.
    const goOn = await stopClock(page);
    await page.keyboard.type('mus');
    await goOn();
    await expect(page.getByRole('menuitem', { name: 'Musica' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/catalogue\?filterCategoria=3$/);
  });

  test('clears the filters of the catalogue', async ({ page }) => {
    await page.goto('catalogue?filterCategoria=3');
    await page.getByRole('button', { name: 'Esplora' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Togli i filtri' }).click();
    await expect(page).toHaveURL(/\/catalogue$/);
  });

  test('closes the panel by Escape, by a click outside and when focus leaves it', async ({ page }) => {
    await page.goto('about');
    const button = page.getByRole('button', { name: 'Esplora' });
    const panel = page.getByRole('dialog', { name: 'Esplora' });
    await button.click();
    await expect(page.getByRole('tab', { name: 'Atenei' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect(panel).toBeVisible();
    await page.mouse.click(wideScreen.width - 20, wideScreen.height - 20);
    await expect(panel).toBeHidden();
    await button.click();
    await panel.getByRole('link', { name: 'Tutti i corsi' }).focus();
    await page.keyboard.press('Tab');
    await expect(panel).toBeHidden();
    await expect(headerSearch(page)).toBeFocused();
  });

  test('fetches the panel and its lists only when it is wanted', async ({ page }) => {
    const lists: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/cata\/(categorie|atenei)/.test(request.url())) lists.push(request.url());
    });
    await page.goto('about', { waitUntil: 'networkidle' });
    expect(lists).toEqual([]);
    await page.getByRole('button', { name: 'Esplora' }).hover();
    await expect.poll(() => lists.length).toBe(2);
    await page.getByRole('button', { name: 'Esplora' }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    expect(lists).toHaveLength(2);
  });

  test('says that a list did not load, and loads it when asked again', async ({ page, expectProblem }) => {
    expectProblem(/status of 404/);
    await page.route('**/api/cata/atenei*', (route) => route.fulfill({ status: 404, json: { message: 'Assente' } }));
    await page.goto('about');
    await page.getByRole('button', { name: 'Esplora' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Errore di caricamento' });
    await expect(toast).toContainText('Assente', { timeout: 15_000 });
    await page.unroute('**/api/cata/atenei*');
    await page.getByRole('dialog', { name: 'Esplora' }).getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
  });

  test('leaves the theme of the page and the storage of the browser alone', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('about');
    const ground = page.getByRole('banner');
    const before = await ground.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.getByRole('button', { name: 'Esplora' }).click();
    const panel = page.getByRole('dialog', { name: 'Esplora' });
    await expect(panel).toHaveCSS('background-color', before);
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});

test('on narrow screens Tab goes down the header line by line, to the search box last', async ({ page }) => {
  await page.setViewportSize(narrowScreen);
  await page.goto('about');
  await waitForScripts(page);
  const field = headerSearch(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /pagina iniziale/ })
    .focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Corsi salvati' })).toBeFocused();
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
});

test.describe('the open header', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has nothing for axe to find (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(wideScreen);
      await page.goto('about');
      await page.getByRole('button', { name: 'Esplora' }).click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
      await expectAccessiblePart(page, 'header');
      await page.setViewportSize(narrowScreen);
      await page.goto('about');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await expectAccessiblePart(page, 'header');
      await page.getByRole('menuitem', { name: 'Corsi per ateneo' }).click();
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await expectAccessiblePart(page, 'header');
    });
  }
});

test.describe('the search box', () => {
  test('searches on Enter without loading a new document, and keeps the text of the URL', async ({ page }) => {
    await page.goto('about');
    await waitForScripts(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const box = headerSearch(page);
    await box.fill('  musica ');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/catalogue\?q=musica$/);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expect(headerSearch(page)).toHaveValue('musica');
  });

  test('goes to the whole catalogue when it is empty', async ({ page }) => {
    await page.goto('about');
    await headerSearch(page).press('Enter');
    await expect(page).toHaveURL(/\/catalogue$/);
    await expect(headerSearch(page)).toHaveValue('');
  });
});

test.describe('the header without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('explores through a link to the catalogue', async ({ page }) => {
    await page.setViewportSize(wideScreen);
    await page.goto('about');
    await page.getByRole('banner').getByRole('link', { name: 'Esplora' }).click();
    await expect(page).toHaveURL(/\/catalogue$/);
  });

  test('searches', async ({ page }) => {
    await page.goto('en/about');
    await headerSearch(page).fill('music');
    await headerSearch(page).press('Enter');
    await expect(page).toHaveURL(/\/en\/catalogue\?q=music$/);
    await expect(headerSearch(page)).toHaveValue('music');
  });

  test('folds out a menu of plain links on narrow screens', async ({ page }) => {
    await page.setViewportSize(narrowScreen);
    await page.goto('about');
    const menu = page.getByRole('banner').locator('details');
    await menu.locator('summary').click();
    await expect(menu.getByRole('link')).toHaveText(['Tutti i corsi', 'Il progetto', 'Atenei']);
    await menu.getByRole('link', { name: 'Atenei' }).click();
    await expect(page).toHaveURL(/\/aboutUniv$/);
  });
});
