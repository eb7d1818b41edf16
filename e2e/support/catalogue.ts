import { expect, type Page } from '@playwright/test';

/** The event that the catalogue's scripts listen to after hydration (`components/catalogue/useSearchAddress.ts`). */
const ownEvent = 'searchaddresschange';

/** Parts of the catalogue, in both languages. */
export const results = (page: Page) => page.getByRole('region', { name: /^(Risultati|Results)$/ });
export const cards = (page: Page) => results(page).getByRole('article');
/** How many courses were found, in words. */
export const count = (page: Page) => page.getByRole('main').getByRole('status');

/** Opens the catalogue and waits until scripts handle its links and boxes. */
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
