import { expect, type Locator, type Page } from '@playwright/test';
import { waitForScripts } from './scripts-run.ts';

/** Sizes of a window, in pixels. */
export const wideScreen = { width: 1440, height: 900 };
export const narrowScreen = { width: 360, height: 740 };

/**
 * Fails when the page can be scrolled sideways, and names the elements that stick out.
 *
 * @param widths widths of the window in pixels, tested in turn; without them the window keeps its width
 */
export async function expectNoSidewaysScroll(page: Page, widths: readonly number[] = []): Promise<void> {
  if (widths.length === 0) await expectNothingOutside(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNothingOutside(page);
  }
}

/** Polls, because scripts need a moment to adapt the page to a new width. */
async function expectNothingOutside(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(outside), { message: 'what sticks out at the side' }).toEqual([]);
}

function outside(): readonly string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > width + 1,
  );
  return wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120));
}

/** Presses Tab until an element has the focus, and expects that the focus is visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const maxPresses = 150;
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate(showsFocus), 'the focus can be seen').toBe(true);
      return;
    }
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Whether an element has an outline, or the form or card around it has one. */
function showsFocus(element: Element): boolean {
  const frame = element.closest('form, article') ?? element;
  const styles = [element, frame].flatMap((marked) => [getComputedStyle(marked), getComputedStyle(marked, '::after')]);
  return styles.some(({ outlineStyle }) => outlineStyle !== 'none');
}

/** Gives the site a long name in the header of this page. @returns its right edge in the window, in pixels */
export async function withLongName(page: Page): Promise<number> {
  await waitForScripts(page);
  const name = page
    .getByRole('banner')
    .getByRole('link', { name: /pagina iniziale/ })
    .locator('span');
  return name.evaluate((span) => {
    span.textContent = 'Corsi aperti dell’Università di Trento';
    return span.getBoundingClientRect().right;
  });
}

/** @returns the upper edge of each line of an element's text, or of a part of that text */
export function lineTopsOf(element: Locator, part?: string): Promise<readonly number[]> {
  return element.evaluate((node, wanted) => {
    const words = document.createRange();
    words.selectNodeContents(node);
    const start = node.textContent.indexOf(wanted ?? '');
    if (wanted && node.firstChild) {
      words.setStart(node.firstChild, start);
      words.setEnd(node.firstChild, start + wanted.length);
    }
    return [...new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom)))];
  }, part);
}
