import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** The sum of all shifts since the page began, without those that follow a visitor's own action. */
function watchShifts(): void {
  const record = window as unknown as { shifted: number };
  record.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
      if (!entry.hadRecentInput) record.shifted += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How much a page moves from its beginning to its end. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.addInitScript(watchShifts);
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.wheel(0, 1500);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

for (const path of ['home', 'catalogue', 'courseDetails/1', 'collectionCard/1001', 'aboutUniv', 'about']) {
  for (const width of [360, 1440]) {
    test(`nothing moves while ${path} loads at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      expect(await shiftOf(page, path)).toBeLessThanOrEqual(0.01);
    });
  }
}

for (const path of ['home', 'catalogue']) {
  test(`nothing moves on ${path} when its fonts come late`, async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    expect(await shiftOf(page, path)).toBeLessThanOrEqual(0.01);
  });
}
