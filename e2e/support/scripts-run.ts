import { expect, type Page } from '@playwright/test';

/**
 * Waits until the scripts of a public page have taken over its links, forms and boxes, which are plain HTML until then:
 * a disclosure of the header becomes a menu button (`components/header/menu/MenuTrigger.tsx`).
 */
export async function waitForScripts(page: Page): Promise<void> {
  await expect(page.getByRole('banner').locator('button[aria-haspopup=menu]')).toBeAttached();
}

/** Holds all scripts back, as on a slow connection, until the function that it gives is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.js(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
