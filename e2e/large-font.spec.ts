import type { Page } from '@playwright/test';
import { startDesk } from './support/desk.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { idOf, titles } from './support/samples.ts';
import { waitForScripts } from './support/scripts-run.ts';
import { expect, test } from './support/test.ts';

const fontSize = 32;

// A visitor whose browser has twice the usual font size.
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
  'a course of many teachers': async () => `courseDetails/${await idOf(titles.manyTeachers)}`,
  'a series': async () => `collectionCard/${await idOf(titles.series)}`,
  institutions: () => 'aboutUniv',
  'an institution': () => 'aboutUniv/4',
  'saved courses': async () => `saved?ids=${await idOf(titles.rich)},${await idOf(titles.english)}`,
  'a comparison': async () => `compare?ids=${await idOf(titles.rich)},${await idOf(titles.english)}`,
};

/** The names of controls in the page's header that are not fully inside the window. */
function controlsOutside(page: Page): Promise<readonly (string | null)[]> {
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
      await expect.poll(() => controlsOutside(page), { message: `at ${width} px` }).toEqual([]);
      const box = await title.boundingBox();
      expect(box?.width, `title at ${width} px`).toBeGreaterThan(8 * fontSize);
    }
  });
}

/** The texts of titles and controls of the page that have more lines than words, or are not fully inside the window. */
function illegible(page: Page): Promise<readonly (string | null)[]> {
  return page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, a, button, label')]
      .filter((part) => part.checkVisibility() && part.textContent)
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        const words = document.createRange();
        words.selectNodeContents(part);
        const lines = new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
        const isOutside = left < 0 || right > document.documentElement.clientWidth;
        return isOutside || lines > (part.textContent?.trim().split(/\s+/).length ?? 0) + 1;
      })
      .map((part) => part.textContent),
  );
}

const narrow = {
  'saved courses': pages['saved courses'],
  'a comparison of three': async () => `${await pages['a comparison']()},${await idOf(titles.sparse)}`,
  'no page': () => 'none/here',
};

for (const [name, path] of Object.entries(narrow)) {
  test(`with a font of ${fontSize} px on a phone no word is a column of letters: ${name}`, async ({
    page,
    expectProblem,
  }) => {
    if (name === 'no page') expectProblem(/status of 404/);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(await path());
    await expectNoSidewaysScroll(page);
    await expect.poll(() => illegible(page)).toEqual([]);
  });
}

test(`with a font of ${fontSize} px on a phone carousels keep words whole and buttons round`, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('home');
  const institutions = page.getByRole('group', { name: 'Chi insegna qui' });
  await expect
    .poll(async () => (await institutions.getByRole('link').first().boundingBox())?.width)
    .toBeGreaterThan(8 * fontSize);
  for (const carousel of [institutions, page.getByRole('group', { name: 'Corsi in primo piano' })]) {
    await carousel.scrollIntoViewIfNeeded();
    const { width, height } = (await carousel.getByRole('button', { name: 'Successivo' }).boundingBox()) ?? {};
    expect(width).toBe(height);
  }
});

test(`with a font of ${fontSize} px on a phone all words lie on the picture of a trailer`, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(await pages['a course']());
  const outside = await page.getByText('Guarda il video').evaluate((label) => {
    const words = document.createRange();
    words.selectNodeContents(label);
    const { top = 0, right = 0 } = label.parentElement?.getBoundingClientRect() ?? {};
    return [...words.getClientRects()].filter((line) => line.top < top || line.right > right).length;
  });
  expect(outside).toBe(0);
});

for (const language of ['', 'en/']) {
  test(`with a font of ${fontSize} px at 320 px the link to the content shows only with the focus: ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`${language}about`);
    const skip = page.locator('a[href="#content"]');
    const above = () => skip.evaluate((link) => -link.getBoundingClientRect().bottom);
    await expect.poll(above).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Tab');
    await expect.poll(above).toBeLessThan(-fontSize);
  });
}

test(`with a font of ${fontSize} px at 320 px menu and bar of saved courses do not stick out`, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(await pages['saved courses']());
  const button = page.getByRole('button', { name: 'Confronta' });
  const room = () =>
    button.evaluate((drawn) => {
      const bar = drawn.parentElement?.getBoundingClientRect();
      return (bar?.right ?? 0) - drawn.getBoundingClientRect().right;
    });
  await expect.poll(room).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Corsi per ateneo' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test(`with a font of ${fontSize} px on a phone the bar of saved courses covers no focused control`, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await page.goto(`${await pages['saved courses']()},${await idOf(titles.sparse)}`);
  await waitForScripts(page);
  const compare = page.getByRole('button', { name: 'Confronta' });
  const covered = () =>
    compare.evaluate(({ parentElement: bar }) => {
      const bottom = (part: Element | null) => part?.getBoundingClientRect().bottom ?? 0;
      const top = bar?.getBoundingClientRect().top ?? 0;
      const toTop = document.querySelector('button[title="Torna su"]');
      return [document.activeElement, toTop].filter((part) => bottom(part) > top).map((part) => part?.outerHTML);
    });
  await page.getByRole('button', { name: 'Copia il link' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Manda per posta elettronica' })).toBeFocused();
  await expect.poll(covered).toEqual([]);
  await page.getByRole('link', { name: `Togli: ${titles.rich}` }).press('Enter');
  await expect(page.getByRole('button', { name: 'Annulla' })).toBeVisible();
  await page.getByRole('button', { name: 'Copia il link' }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(covered).toEqual([]);
});

test(`with a font of ${fontSize} px on a phone the days of the desk stand above their courses`, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await startDesk(page, 'overview');
  const course = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Chiusi' }) })
    .getByRole('link')
    .first();
  const { x = 0, width = 0 } = (await course.boundingBox()) ?? {};
  expect(x).toBeGreaterThan(0);
  expect(x + width).toBeLessThanOrEqual(360);
});
