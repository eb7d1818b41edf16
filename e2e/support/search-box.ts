import type { Locator, Page } from '@playwright/test';

/** The text field of the header's search box. Its role depends on whether the backend offers suggestions. */
export function headerSearch(page: Page): Locator {
  return page.getByRole('banner').locator('input[name="q"]');
}
