import { expect, type Page } from '@playwright/test';

/** What the catalogue's scripts listen for once they have taken over (`components/catalogue/useSearchAddress.ts`). */
const ownEvent = 'searchaddresschange';

/** Opens the catalogue and waits until the scripts of the page have taken over its links and boxes. */
export async function openCatalogue(page: Page, address = 'catalogue'): Promise<void> {
  await page.addInitScript((event) => {
    window.addEventListener = new Proxy(window.addEventListener, {
      apply(addListener, target, listener: Parameters<typeof window.addEventListener>) {
        if (listener[0] === event) Object.assign(window, { listensToSearches: true });
        return Reflect.apply(addListener, target, listener);
      },
    });
  }, ownEvent);
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await page.waitForFunction(() => 'listensToSearches' in window);
}
