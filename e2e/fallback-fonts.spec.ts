import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { drawnIn, holdFonts } from './support/fonts.ts';
import { expect, test } from './support/test.ts';

/** Maximum relative differences with a system font: in the width of texts, and in the length of a page. */
const widthTolerance = 0.02;
const lengthTolerance = 0.015;

const styles = ['h1', 'h2', 'h3', 'body1', 'body2', 'button'] as const;
const heading = 'main h1[id], main h1';
const paragraph = 'main p';

interface Look {
  /** For each style of the theme, the size of the page's words on one line, in CSS pixels. */
  readonly texts: readonly { readonly width: number; readonly height: number }[];
  readonly fonts: { readonly heading: Drawn; readonly text: Drawn };
  /** The length of the page for each width of the window. */
  readonly lengths: readonly number[];
}
type Drawn = Awaited<ReturnType<typeof drawnIn>>;

const widths = [320, 360, 412, 768, 991, 1440];

function measureTexts(names: readonly string[]) {
  const words = [...document.querySelectorAll('h1, h2, h3, p, li, a')].map((element) => element.textContent ?? '');
  const text = [...new Set(words)].join(' ').slice(0, 4000);
  return names.map((name) => {
    const line = document.body.appendChild(document.createElement('span'));
    line.style.cssText = `position: absolute; white-space: nowrap; font: var(--mui-font-${name})`;
    line.textContent = text;
    const { width, height } = line.getBoundingClientRect();
    line.remove();
    return { width, height };
  });
}

async function lookOf(page: Page): Promise<Look> {
  const lengths: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    lengths.push(await page.evaluate(() => document.documentElement.scrollHeight));
  }
  const texts = await page.evaluate(measureTexts, styles);
  return { texts, lengths, fonts: { heading: await drawnIn(page, heading), text: await drawnIn(page, paragraph) } };
}

/** Whether everything that affects the layout, except fonts, has arrived. */
function isShaped(): boolean {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  return document.readyState !== 'loading' && links.every(({ sheet }) => sheet !== null);
}

/** Makes the browser wait for late fonts, which the page's `font-display` normally prevents (`app/fonts.ts`). */
async function waitForFontsAlways(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(/font-display:\s*optional/g, 'font-display:block'),
    });
  });
}

/** Opens a page with or without the site's fonts, and measures it. */
async function open(browser: Browser, address: string, brings: boolean): Promise<Look> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'it-IT', javaScriptEnabled: false });
  const page = await context.newPage();
  if (brings) await waitForFontsAlways(page);
  else await holdFonts(page);
  // The load event never fires while fonts are held back.
  await page.goto(address, { waitUntil: brings ? 'load' : 'domcontentloaded' });
  if (brings) await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(isShaped)).toBe(true);
  // On systems that place letters on whole pixels, which are rare, a small text is up to 3 % wider or narrower than the
  // metrics of its font.
  await page.evaluate(() => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = '* { text-rendering: geometricPrecision }';
  });
  const look = await lookOf(page);
  await context.close();
  return look;
}

const difference = (a: number, b: number) => Math.abs(a / b - 1);
const stylesheet = readFileSync(new URL('../lib/theme/fallback-fonts.css', import.meta.url), 'utf8');
const known = [...stylesheet.matchAll(/local\("(.+?)"\)/g)].map(([, name]) => name);

for (const path of ['about', 'home', 'catalogue', 'courseDetails/1', 'en/aboutUniv', 'teacher/1', 'compare?ids=1,2']) {
  test(`${path} has the same shape before its fonts have arrived`, async ({ browser, baseURL }) => {
    const address = new URL(path, baseURL).href;
    const ours = await open(browser, address, true);
    const machine = await open(browser, address, false);
    expect(ours.fonts.heading.map((font) => font.ours)).toEqual([true]);
    for (const { family, ours: brought } of [...machine.fonts.heading, ...machine.fonts.text]) {
      expect(brought).toBe(false);
      expect(known, `this test needs a machine with one of these fonts, and it drew in ${family}`).toContain(family);
    }
    for (const [index, style] of styles.entries()) {
      const [a, b] = [ours.texts[index], machine.texts[index]];
      expect(difference(b?.width ?? 0, a?.width ?? 1), `width of ${style}`).toBeLessThan(widthTolerance);
      expect(Math.abs((b?.height ?? 0) - (a?.height ?? 9)), `height of ${style}`).toBeLessThanOrEqual(1);
    }
    for (const [index, width] of widths.entries()) {
      const change = difference(machine.lengths[index] ?? 0, ours.lengths[index] ?? 1);
      expect(change, `length of the page at ${width} px`).toBeLessThan(lengthTolerance);
    }
  });
}
