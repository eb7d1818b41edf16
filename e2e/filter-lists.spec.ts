import type { Locator, Page } from '@playwright/test';
import { openCatalogue } from './support/catalogue.ts';
import { holdScripts, waitForScripts } from './support/scripts-run.ts';
import { expect, test } from './support/test.ts';

const windows = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 991, height: 700 },
  { width: 1440, height: 900 },
];

const groups = (page: Page) => page.getByRole('complementary', { name: 'Filtri' }).locator('fieldset:has(details)');
const control = (group: Locator) => group.locator('summary');

async function openFilters(page: Page): Promise<void> {
  await openCatalogue(page);
  if ((page.viewportSize()?.width ?? 0) <= 991) await page.getByText('Filtri', { exact: true }).click();
}

/** Whether nothing covers the middle of an element. */
const isOnTop = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const touched = document.elementFromPoint(left + width / 2, top + height / 2);
    return touched !== null && node.contains(touched);
  });

const bottom = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().bottom);
const top = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().top);

for (const viewport of windows) {
  test.describe(`a filter's list at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('ends with “show less”, and leaves its heading and control in sight when it is shortened', async ({
      page,
    }) => {
      await openFilters(page);
      expect(await groups(page).count()).toBeGreaterThan(2);
      for (const group of await groups(page).all()) {
        await control(group).click();
        await expect(control(group)).toHaveText('Mostra meno', { useInnerText: true });
        const lists = group.locator('label').locator('..');
        expect(await top(control(group))).toBeGreaterThanOrEqual(await bottom(lists.last()));
        await group.locator('label').last().scrollIntoViewIfNeeded();
        await control(group).click();
        await expect(control(group)).toHaveText(/^Mostra altri \d+$/, { useInnerText: true });
        await expect(control(group)).toBeFocused();
        await expect.poll(() => isOnTop(control(group))).toBe(true);
        await expect.poll(() => isOnTop(group.locator('legend'))).toBe(true);
        await expect(group.getByRole('checkbox').filter({ visible: true })).toHaveCount(4);
      }
    });

    test('comes back into sight when it was shortened from its very end, with the keyboard', async ({ page }) => {
      await openFilters(page);
      expect(await groups(page).count()).toBeGreaterThan(2);
      for (const group of await groups(page).all()) {
        await control(group).focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        // The first of the newly shown values.
        await expect(group.getByRole('checkbox').nth(4)).toBeFocused();
        await page.keyboard.press('Shift+Tab');
        // Scrolls the control to the upper edge, so that the list above it is out of sight.
        await control(group).evaluate((node) => node.scrollIntoView({ block: 'start', behavior: 'instant' }));
        await page.keyboard.press('Enter');
        await expect(control(group)).toBeFocused();
        await expect.poll(() => isOnTop(control(group))).toBe(true);
        await expect.poll(() => isOnTop(group.locator('legend'))).toBe(true);
      }
    });
  });
}

const institutions = (page: Page) => groups(page).filter({ has: page.getByText('Ateneo', { exact: true }) });

test.describe('a field narrows the institutions', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('by name, without losing what is chosen, and Enter leaves the filters open', async ({ page }) => {
    await openFilters(page);
    const group = institutions(page);
    const field = group.getByRole('searchbox', { name: 'Cerca: Ateneo' });
    await expect(field).toHaveAttribute('placeholder', 'Cerca');
    const shown = group.getByRole('checkbox').filter({ visible: true });
    await shown.first().check();
    await expect(page).toHaveURL(/filterAteneo=\d+$/);
    await field.fill('ESTE');
    await expect(group.getByText(/^\d+ voc[ei]$/)).toBeVisible();
    await field.fill('urbìno');
    await expect(group.locator('label:visible')).toHaveText([/Belle Arti di Urbino/, /Studi di Urbino/]);
    await field.press('Enter');
    await expect(field).toBeVisible();
    await shown.last().check();
    await expect(page).toHaveURL(/filterAteneo=\d+&filterAteneo=\d+$/);
    await expect(field).toHaveValue('urbìno');
    await field.fill('zzz');
    await expect(group.getByText('Nessuna voce')).toBeVisible();
    await expect(shown).toHaveCount(0);
  });

  test('also by what was typed before scripts ran', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('catalogue', { waitUntil: 'commit' });
    await page.getByText('Filtri', { exact: true }).click();
    await institutions(page).getByRole('searchbox').fill('urbino');
    release();
    await expect(institutions(page).locator('label:visible')).toHaveText([/Belle Arti di Urbino/, /Studi di Urbino/]);
  });

  test('and is not there for short filters', async ({ page }) => {
    await openFilters(page);
    await expect(groups(page).getByRole('searchbox')).toHaveCount(1);
  });
});

test('filters opened over the results before scripts run close at Escape too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdScripts(page);
  await page.goto('catalogue', { waitUntil: 'commit' });
  const filters = page.getByRole('complementary', { name: 'Filtri' });
  await filters.locator('summary').first().click();
  await expect(filters.getByRole('checkbox').first()).toBeVisible();
  release();
  await waitForScripts(page);
  await page.keyboard.press('Escape');
  await expect(filters.getByRole('checkbox').first()).toBeHidden();
  await expect(filters.locator('summary').first()).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no field that would do nothing', async ({ page }) => {
    await page.goto('catalogue');
    await expect(institutions(page)).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Cerca: Ateneo' })).toHaveCount(0);
  });
});
