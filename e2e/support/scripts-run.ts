import type { Page } from '@playwright/test';

/**
 * Waits until scripts handle the links, forms and boxes of a page, which are plain HTML before. The sign is that presses are no
 * longer remembered for them (`components/header/early-taps.ts`).
 */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && window.earlyTaps === undefined);
}

/** Holds back all scripts, like a slow connection. @returns a function that lets them through */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.js(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
