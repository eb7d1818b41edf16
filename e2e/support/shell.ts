import type { Page } from '@playwright/test';
import { appUrl } from './addresses.ts';
import { signIn } from './sign-in.ts';
import { expect } from './test.ts';

/** Parts of the signed-in area, in Italian. */
export const deskTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'Redazione' });
export const secondBar = (page: Page) => page.getByRole('navigation', { name: 'Servizi' });
export const sideMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

/** Signs in and opens the signed-in area with the given profile, or with the only one. */
export async function enter(page: Page, name: string, profile?: string): Promise<void> {
  await signIn(page, appUrl, name);
  await page.goto('restricted');
  if (profile) {
    await page.getByRole('combobox', { name: 'Profilo' }).selectOption(profile);
    await page.getByRole('button', { name: 'Continua' }).click();
  }
  await expect(deskTitle(page)).toBeVisible();
}
