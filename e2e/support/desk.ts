import type { Page } from '@playwright/test';
import { appUrl } from './addresses.ts';
import { signIn } from './sign-in.ts';
import { expect } from './test.ts';

/** Maximum time to read the whole catalogue on a busy machine, in milliseconds. */
const readingTimeout = 60_000;

/** The status message about reading the catalogue. */
export const deskStatus = (page: Page) => page.getByRole('status').filter({ hasText: /catalog|Lett|read/i });

type Part = 'overview' | 'quality' | 'texts';

/** Signs in as a person with one profile and opens a part of the desk, which then reads the catalogue. */
export async function startDesk(page: Page, part: Part, name = 'editor'): Promise<void> {
  await signIn(page, appUrl, name);
  await page.goto(`restricted?desk=${part}`);
}

/** Waits until the desk has read the whole catalogue. */
export async function waitUntilRead(page: Page): Promise<void> {
  await expect(deskStatus(page)).toHaveText(/^(Letti \d+ corsi|\d+ courses read)$/, { timeout: readingTimeout });
}

/** Opens a part of the desk, and waits until it has read the whole catalogue. */
export async function openDesk(page: Page, part: Part, name?: string): Promise<void> {
  await startDesk(page, part, name);
  await waitUntilRead(page);
}
