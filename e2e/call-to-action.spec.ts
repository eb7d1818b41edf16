import type { Page } from '@playwright/test';
import { waitForScripts } from './support/scripts-run.ts';
import { expect, test } from './support/test.ts';

const [alwaysOpen, dated] = ['courseDetails/1', 'courseDetails/2'];

const callToAction = (page: Page) =>
  page.getByRole('navigation', { name: 'Sezioni della pagina' }).getByRole('link', { name: /Vai al corso/ });

test.describe('the call to action', () => {
  test('opens the course in a new window that cannot reach this one', async ({ page }) => {
    await page.goto(alwaysOpen);
    const popup = page.waitForEvent('popup');
    await callToAction(page).click();
    const opened = await popup;
    await expect(opened).toHaveURL(/\/idp\/courses\/1$/);
    await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await opened.evaluate(() => window.opener)).toBeNull();
  });

  test('leaves a click with Ctrl to the browser', async ({ page, context }) => {
    await page.goto(alwaysOpen);
    await waitForScripts(page);
    await page.evaluate(() => {
      window.open = () => {
        throw new Error('window.open was called');
      };
    });
    const tab = context.waitForEvent('page');
    await callToAction(page).click({ modifiers: ['Control'] });
    expect(await tab).not.toBe(page);
  });

  test('says that the window was blocked, until that is closed', async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto(alwaysOpen);
    const alert = page.getByRole('alert').filter({ hasText: 'Impossibile aprire la nuova finestra' });
    await waitForScripts(page);
    await callToAction(page).click();
    await expect(alert).toContainText('consenti i pop-up');
    await page.clock.runFor(60_000);
    await expect(alert).toBeVisible();
    await alert.getByRole('button', { name: 'Chiudi il messaggio' }).click();
    await page.clock.runFor(1_000);
    await expect(alert).toHaveCount(0);
  });
});

test('the first screen has one filled button, the course’s own', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(dated);
    const filled = await page.locator('a, button').evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { top, bottom, width } = control.getBoundingClientRect();
          const isSeen = width > 0 && top >= 0 && bottom <= window.innerHeight;
          return isSeen && getComputedStyle(control).backgroundColor !== 'rgba(0, 0, 0, 0)';
        })
        .map((control) => control.textContent?.trim()),
    );
    expect(filled).toEqual([expect.stringMatching(/^Vai al corso/)]);
  }
});
