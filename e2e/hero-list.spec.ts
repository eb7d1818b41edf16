import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** The height of the list of categories, and its rows in CSS pixels from the top of the list. */
function rowsOf(page: Page) {
  return page
    .getByRole('main')
    .locator('header nav ul')
    .evaluate((list) => {
      const { top, height } = list.getBoundingClientRect();
      const rows = [...list.children].map((row) => {
        const box = row.getBoundingClientRect();
        return { top: box.top - top, bottom: box.bottom - top };
      });
      return { height, rows, atEnd: list.scrollTop + list.clientHeight >= list.scrollHeight - 1 };
    });
}

/** The rows that are only partly visible. */
async function cutRows(page: Page) {
  const { height, rows } = await rowsOf(page);
  return rows.filter(({ top, bottom }) => (top < -1 && bottom > 1) || (top < height - 1 && bottom > height + 1));
}

for (const path of ['home', 'en/home']) {
  test(`the list of categories shows whole rows at every width: ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 345, 360, 412, 480, 610, 768, 991, 992, 1024, 1100, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => cutRows(page), { message: `at ${width} px` }).toEqual([]);
    }
  });

  for (const width of [360, 1440]) {
    test(`the list of categories says that it scrolls, and rests at whole rows: ${path} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const list = page.getByRole('main').locator('header nav ul');
      const all = await list.getByRole('link').count();
      await expect(page.getByRole('main').locator('header nav p')).toContainText(String(all));
      await list.hover();
      await page.mouse.wheel(0, 90);
      await expect.poll(async () => (await rowsOf(page)).rows[0]?.top ?? 0).toBeLessThan(-20);
      await expect.poll(() => cutRows(page)).toEqual([]);
      await list.getByRole('link').last().focus();
      await expect.poll(async () => (await rowsOf(page)).atEnd).toBe(true);
      await expect.poll(() => cutRows(page)).toEqual([]);
    });
  }
}

test('a reader with larger letters sees whole rows as well', async ({ page }) => {
  await page.goto('home');
  await page.addStyleTag({ content: 'html { font-size: 150% }' });
  for (const width of [360, 991, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => cutRows(page), { message: `at ${width} px` }).toEqual([]);
  }
});
