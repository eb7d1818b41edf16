import { expect, type Page } from '@playwright/test';

/**
 * Waits until scripts handle the links, forms and boxes of a public page, which are plain HTML before. The sign is that a
 * disclosure in the header becomes a menu button (`components/header/menu/MenuTrigger.tsx`).
 */
export async function waitForScripts(page: Page): Promise<void> {
  await expect(page.getByRole('banner').locator('button[aria-haspopup=menu]')).toBeAttached();
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
