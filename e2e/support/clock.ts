import type { Page } from '@playwright/test';

/** Milliseconds, more than the clocks of the test and of the page may differ. */
const ahead = 60_000;

/**
 * Stops the clock of a page, for what must happen within a time that a busy machine exceeds.
 *
 * @returns a function that lets it go on
 */
export async function stopClock(page: Page): Promise<() => Promise<void>> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + ahead);
  return () => page.clock.resume();
}
