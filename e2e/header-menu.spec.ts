import { stopClock } from './support/clock.ts';
import { narrowScreen } from './support/layout.ts';
import { expect, test } from './support/test.ts';

test.describe('the menu of narrow screens', () => {
  test.use({ viewport: narrowScreen });

  test('holds the links that wide screens show, and the header has one row and the search box', async ({ page }) => {
    await page.goto('about');
    await expect(page.getByRole('button', { name: 'Esplora' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Navigazione principale' })).toBeHidden();
    await expect(page.getByRole('banner')).toHaveCSS('height', /^1[12]\d/);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Tutti i corsi',
      'Il progetto',
      'Atenei',
      'Corsi per area',
      'Corsi per ateneo',
    ]);
    await page.getByRole('menuitem', { name: 'Atenei', exact: true }).click();
    await expect(page).toHaveURL(/\/aboutUniv$/);
  });

  test('filters by category, named in the language of the page', async ({ page }) => {
    await page.goto('en/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Courses by subject' }).click();
    await page.getByRole('menuitem', { name: 'Music' }).click();
    await expect(page).toHaveURL(/\/en\/catalogue\?filterCategoria=3$/);
  });

  test('filters by university with the keyboard alone', async ({ page }) => {
    await page.goto('about');
    const button = page.getByRole('button', { name: 'Menu' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Tutti i corsi' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem', { name: 'Corsi per ateneo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    // A pause of half a second ends a name.
    const goOn = await stopClock(page);
    await page.keyboard.type('politecnico di m');
    await goOn();
    await expect(page.getByRole('menuitem', { name: 'Politecnico di Milano' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/catalogue\?filterAteneo=\d+$/);
  });

  test('closes by Escape and by Tab, and gives focus back', async ({ page }) => {
    await page.goto('about');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(page.getByRole('menu')).toBeHidden();
    await button.click();
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(page.getByRole('menuitem')).toHaveCount(0);
  });

  test('never makes a page scroll sideways', async ({ page }) => {
    for (const width of [320, 360, 768, 991, 992]) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto('about');
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    }
  });
});
