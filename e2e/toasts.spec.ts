import type { Page } from '@playwright/test';
import { stopClock } from './support/clock.ts';
import { idOf, titles } from './support/samples.ts';
import { waitForScripts } from './support/scripts-run.ts';
import { enter } from './support/shell.ts';
import { expect, test } from './support/test.ts';
import { blockNewWindows, expectUncovered, toasts } from './support/toasts.ts';

const windows = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 393, height: 852 },
  { width: 412, height: 600 },
  { width: 991, height: 800 },
  { width: 992, height: 700 },
  { width: 1440, height: 900 },
];

const headerControls = (page: Page) => page.getByRole('banner').locator('a, button, input, summary');
const breadcrumb = (page: Page) => page.getByRole('navigation', { name: 'Percorso', exact: true }).locator('a, span');
const bar = (page: Page) => page.getByRole('navigation', { name: 'Sezioni della pagina' });

async function openCourse(page: Page): Promise<void> {
  await blockNewWindows(page);
  await page.goto(`courseDetails/${await idOf(titles.rich)}`);
  await waitForScripts(page);
}

for (const viewport of windows) {
  test.describe(`at ${viewport.width} px a message covers neither header, breadcrumb nor call to action`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('at the top of a course, while it scrolls, and back', async ({ page }) => {
      await openCourse(page);
      await page.getByRole('main').getByRole('link', { name: 'Vai al corso' }).first().click();
      await expect(toasts(page)).toHaveCount(1);
      expect(await expectUncovered(page, headerControls(page).or(breadcrumb(page)))).toBeGreaterThan(5);

      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      const stops = Array.from({ length: 12 }, (_, index) => Math.round((index / 11) * length));
      for (const stop of [...stops, 0]) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), stop);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        await expectUncovered(page, headerControls(page).or(bar(page)));
      }
    });

    test('when the bar sticks to the top before the message comes', async ({ page }) => {
      await openCourse(page);
      await page.locator('#faq').scrollIntoViewIfNeeded();
      const action = bar(page).getByRole('link', { name: 'Vai al corso' });
      await expect(action).toBeInViewport({ ratio: 1 });
      await action.click();
      await expect(toasts(page)).toHaveCount(1);
      expect(await expectUncovered(page, bar(page).getByRole('link'))).toBeGreaterThan(0);
      // The link can also be pressed again.
      await action.click();
      await expect(toasts(page)).toHaveCount(1);
    });

    test('in the signed-in area, nor the second bar', async ({ page }) => {
      await blockNewWindows(page);
      await enter(page, 'editor');
      await waitForScripts(page);
      // Clicked by script: on a phone the link is in the closed side menu, which would cover the header when open.
      const manual = page.locator('header a[target=_blank]').filter({ hasText: 'Manuale' }).first();
      await manual.evaluate((link: HTMLElement) => link.click());
      await expect(toasts(page)).toHaveCount(1);
      expect(await expectUncovered(page, headerControls(page))).toBeGreaterThan(1);
    });
  });
}

test('a message that the page did not ask to stay leaves after three seconds, under the header', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`courseDetails/${await idOf(titles.rich)}`);
  await waitForScripts(page);
  const goOn = await stopClock(page);
  await page.getByRole('button', { name: 'Copia il link' }).click();
  // The pointer on the message stops its time, so that it stays during the measurement.
  await toasts(page).hover();
  await goOn();
  expect(await expectUncovered(page, headerControls(page))).toBeGreaterThan(3);
  await page.mouse.move(0, 0);
  await expect(toasts(page)).toHaveCount(0);
});
