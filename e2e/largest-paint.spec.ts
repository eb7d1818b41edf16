import type { Locator, Page } from '@playwright/test';
import { appUrl } from './support/addresses.ts';
import { holdFonts } from './support/fonts.ts';
import { servePageInParts } from './support/slow-page.ts';
import { expect, test } from './support/test.ts';

const screens = [
  { name: 'a small phone', viewport: { width: 368, height: 740 }, still: 'poster-phone.avif' },
  { name: 'a phone', viewport: { width: 412, height: 823 }, still: 'poster-phone.avif' },
  { name: 'a wide screen', viewport: { width: 1440, height: 900 }, still: 'poster.avif' },
];

/** Records the addresses of the largest paints, each larger than the previous one; a text has an empty address. */
async function watchPaints(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const record = window as unknown as { paints: string[] };
    record.paints = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record.paints.push((entry as unknown as { url: string }).url);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { paints: string[] }).paints);
}

/** Waits until the film runs and its paint has been reported. */
async function filmRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** The visible height of an element, in pixels. */
const shownHeight = (element: Locator): Promise<number> =>
  element.evaluate((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  });

/** Expects that the film is at least a pixel lower: browsers round a picture's height to whole pixels, but not always a film's. */
async function expectSmallerFilm(page: Page): Promise<void> {
  const film = page.locator('video').locator('..');
  expect(await shownHeight(film)).toBeLessThan((await shownHeight(page.locator('main picture').first())) - 1);
}

for (const { name, viewport, still } of screens) {
  test.describe(`on ${name} the film over the still picture is not a larger paint`, () => {
    test.use({ viewport });

    test('with its fonts there first', async ({ page }) => {
      await page.goto('about', { waitUntil: 'networkidle' });
      const paints = await watchPaints(page);
      await page.goto('home');
      await filmRuns(page);
      expect((await paints()).at(-1)).toContain(still);
      await expectSmallerFilm(page);
    });

    test('with its fonts after the picture', async ({ page }) => {
      const paints = await watchPaints(page);
      const release = await holdFonts(page);
      await page.goto('home', { waitUntil: 'commit' });
      await expect.poll(async () => (await paints()).at(-1)).toContain(still);
      release();
      await filmRuns(page);
      expect((await paints()).at(-1)).toContain(still);
    });

    // The browser paints the HTML received so far. Wherever the page is cut, the hero must have its height before its picture.
    for (const end of ['<main', '</h1>', '</picture>', '</nav></div>']) {
      test(`with the page cut after ${end}`, async ({ page }) => {
        const path = new URL('home', `${appUrl}/`).pathname;
        let begun = '';
        const server = await servePageInParts(path, (html) => {
          const found = html.indexOf(end, html.indexOf('<main'));
          if (found < 0) throw new Error(`The page has no ${end}`);
          begun = html.slice(0, found + end.length);
          return begun.length;
        });
        try {
          const paints = await watchPaints(page);
          await page.goto(server.origin + path, { waitUntil: 'commit' });
          await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
          if (begun.includes('<picture')) await expect.poll(async () => (await paints()).at(-1)).toContain(still);
          server.finish();
          await filmRuns(page);
          expect((await paints()).at(-1)).toContain(still);
        } finally {
          // Leaves the page first, so that it requests nothing from a stopped server.
          await page.goto('about:blank');
          await server.stop();
        }
      });
    }
  });
}
