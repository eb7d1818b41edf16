import { expect, type Page } from '@playwright/test';

/**
 * Waits until the scripts of a public page have taken over its links, forms and boxes, which are plain HTML until then:
 * a disclosure of the header becomes a menu button (`components/header/menu/MenuTrigger.tsx`).
 */
export async function waitForScripts(page: Page): Promise<void> {
  await expect(page.getByRole('banner').locator('button[aria-haspopup=menu]')).toBeAttached();
}
