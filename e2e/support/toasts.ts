import { expect, type Locator, type Page } from '@playwright/test';

/** The messages on the screen. */
export const toasts = (page: Page) => page.locator('#toasts [class*="toast"]');

/** Makes the browser block every new window, so that a link to one brings a message that stays. */
export async function blockNewWindows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = () => null;
  });
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Fails when a message lies over one of the controls, or outside the window. Returns how many it has looked at. */
export async function expectUncovered(page: Page, controls: Locator): Promise<number> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const shown = await Promise.all((await toasts(page).all()).map((toast) => toast.boundingBox()));
  const boxes = await Promise.all((await controls.filter({ visible: true }).all()).map((one) => one.boundingBox()));
  for (const toast of shown) {
    if (!toast) throw new Error('A message is not on the screen');
    expect(toast.x).toBeGreaterThanOrEqual(0);
    expect(toast.x + toast.width).toBeLessThanOrEqual(width);
    expect(toast.width).toBeLessThanOrEqual(400);
    expect(toast.y).toBeLessThan(height / 2);
    for (const box of boxes) {
      if (box) expect(overlap(toast, box), `${JSON.stringify(toast)} over ${JSON.stringify(box)}`).toBe(false);
    }
  }
  return shown.length * boxes.length;
}
