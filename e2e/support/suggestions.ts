import type { Page } from '@playwright/test';
import { headerSearch } from './search-box.ts';
import { expect } from './test.ts';

/** The open list of suggestions. */
export const list = (page: Page) => page.getByRole('listbox');
/** The suggestions in the open list. */
export const options = (page: Page) => list(page).getByRole('option');

/** Opens a page and, once scripts run, types in the search box of its header. */
export async function typeIn(page: Page, address: string, text: string) {
  await page.goto(address);
  const box = headerSearch(page);
  await expect(box).toHaveRole('combobox');
  await box.fill('');
  await box.pressSequentially(text);
  await expect(options(page).first()).toBeVisible();
  return box;
}
