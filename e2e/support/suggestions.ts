import type { Page } from '@playwright/test';
import { headerSearch } from './search-box.ts';
import { expect } from './test.ts';

/** The suggestions that are open. */
export const list = (page: Page) => page.getByRole('listbox');
/** Each of them. */
export const options = (page: Page) => list(page).getByRole('option');

/** Opens a page, and types in the search box of its header once scripts run. */
export async function typeIn(page: Page, address: string, text: string) {
  await page.goto(address);
  const box = headerSearch(page);
  await expect(box).toHaveRole('combobox');
  await box.fill('');
  await box.pressSequentially(text);
  await expect(options(page).first()).toBeVisible();
  return box;
}
