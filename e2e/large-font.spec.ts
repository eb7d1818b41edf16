import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { idOf, titles } from './support/samples.ts';
import { expect, test } from './support/test.ts';

const fontSize = 32;

// A visitor who has set twice the usual font size in the browser.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${fontSize}`],
      });
    },
    { scope: 'worker' },
  ],
});

const pages = {
  home: () => 'home',
  catalogue: () => 'catalogue',
  'a course': async () => `courseDetails/${await idOf(titles.rich)}`,
  'a series': async () => `collectionCard/${await idOf(titles.series)}`,
  institutions: () => 'aboutUniv',
  'an institution': () => 'aboutUniv/4',
  'saved courses': async () => `saved?ids=${await idOf(titles.rich)},${await idOf(titles.english)}`,
  'a comparison': async () => `compare?ids=${await idOf(titles.rich)},${await idOf(titles.english)}`,
};

/** What can be pressed in the header of the page and is not wholly inside the window, by its name. */
function outOfReach(page: Page): Promise<readonly (string | null)[]> {
  return page
    .locator('body header')
    .first()
    .evaluate((header) =>
      [...header.querySelectorAll('a, button, input, summary')]
        .filter((part) => part.checkVisibility())
        .filter((part) => {
          const { left, right } = part.getBoundingClientRect();
          return left < 0 || right > document.documentElement.clientWidth;
        })
        .map((part) => part.getAttribute('aria-label') ?? part.textContent),
    );
}

for (const [name, path] of Object.entries(pages)) {
  test(`with a font of ${fontSize} px all of it is in the window, and titles have room: ${name}`, async ({ page }) => {
    await page.goto(await path());
    const title = page.getByRole('heading', { level: 1 });
    for (const width of [360, 1280]) {
      await expectNoSidewaysScroll(page, [width]);
      await expect.poll(() => outOfReach(page), { message: `at ${width} px` }).toEqual([]);
      const box = await title.boundingBox();
      expect(box?.width, `title at ${width} px`).toBeGreaterThan(8 * fontSize);
    }
  });
}
