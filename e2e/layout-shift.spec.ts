import type { Page } from '@playwright/test';
import { openBeforeFonts } from './support/fonts.ts';
import { expect, test } from './support/test.ts';

/** Sums up all layout shifts since the start of the page, except those after a visitor's own action. */
function watchShifts(): void {
  const record = window as unknown as { shifted: number };
  record.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
      if (!entry.hadRecentInput) record.shifted += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The sum of layout shifts after the page has loaded and has been scrolled. */
async function shifted(page: Page): Promise<number> {
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.wheel(0, 1500);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

const lists = ['home', 'catalogue', 'catalogue?filterCategoria=3', 'aboutUniv', 'compare?ids=1,2', 'saved?ids=1,2'];
const records = ['courseDetails/1', 'collectionCard/1001', 'aboutUniv/4', 'teacher/1'];
for (const path of [...lists, ...records, 'about']) {
  for (const width of [360, 1440]) {
    test(`nothing moves while ${path} loads at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(watchShifts);
      await page.goto(path);
      expect(await shifted(page)).toBeLessThanOrEqual(0.01);
    });
  }
}

for (const path of ['home', 'catalogue', 'courseDetails/1', 'aboutUniv/4', 'teacher/1', 'compare?ids=1,2']) {
  for (const width of [368, 1440]) {
    test(`nothing moves on ${path} at ${width} px when its fonts come after the first words`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(watchShifts);
      await openBeforeFonts(page, path);
      expect(await shifted(page)).toBeLessThanOrEqual(0.01);
    });
  }
}

test.describe('without scripts', () => {
  // React would repair or report a page that changes before it is hydrated.
  test.use({ javaScriptEnabled: false });

  test('on a phone the words of the hero stay where they are when the subjects below them arrive', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto('home');
    const title = page.getByRole('heading', { level: 1 });
    const place = await title.boundingBox();
    // As when the first pieces of the page have arrived.
    await page.getByRole('navigation', { name: 'Aree' }).evaluate((subjects) => subjects.remove());
    expect(await title.boundingBox()).toEqual(place);
  });
});
