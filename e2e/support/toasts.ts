import { expect, type Locator, type Page } from '@playwright/test';

/** The messages on the screen. */
export const toasts = (page: Page) => page.locator('#toasts [class*="toast"]');

/** Makes the browser block new windows, so that a link to one shows a sticky message. */
export async function blockNewWindows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = () => null;
  });
}

/** The boxes of messages and of visible controls, measured at the same moment. */
function boxesOf(controls: Locator) {
  return controls.filter({ visible: true }).evaluateAll((shown) => {
    const boxes = (elements: Iterable<Element>) =>
      [...elements].map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top, bottom };
      });
    return { messages: boxes(document.querySelectorAll('#toasts [class*="toast"]')), controls: boxes(shown) };
  });
}

type Box = Awaited<ReturnType<typeof boxesOf>>['controls'][number];

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Waits until every message is in the upper half of the window and covers none of the controls. Polls, because sections
 * near the window are laid out late, and messages move with them.
 *
 * @returns the number of compared pairs of a message and a control
 */
export async function expectUncovered(page: Page, controls: Locator): Promise<number> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  let seen = 0;
  const misplaced = async () => {
    const boxes = await boxesOf(controls);
    seen = boxes.messages.length * boxes.controls.length;
    return boxes.messages.flatMap((message) => {
      const isInPlace =
        message.left >= 0 && message.right <= width && message.right - message.left <= 400 && message.top < height / 2;
      const covered = boxes.controls.filter((control) => overlap(message, control));
      return isInPlace && covered.length === 0 ? [] : [{ message, covered }];
    });
  };
  await expect.poll(misplaced).toEqual([]);
  return seen;
}
