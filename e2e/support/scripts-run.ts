import type { Page } from '@playwright/test';

/**
 * Waits until scripts handle the links, forms and boxes of a page, which are plain HTML before. The sign is that presses are no
 * longer remembered for them (`components/header/early-taps.ts`).
 */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && window.earlyTaps === undefined);
}

/** Holds back the answers of some addresses, like a slow connection. @returns a function that lets them through */
export async function holdAnswers(page: Page, address: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Holds back all scripts. @returns a function that lets them through */
export const holdScripts = (page: Page): Promise<() => void> => holdAnswers(page, /\.js(\?|$)/);
