import type { Page } from '@playwright/test';
import { cards, openCatalogue } from './support/catalogue.ts';
import { holdAnswers } from './support/hold-answers.ts';
import { waitForScripts } from './support/scripts-run.ts';
import { headerSearch } from './support/search-box.ts';
import { expect, test } from './support/test.ts';

const bar = (page: Page) => page.locator('progress');

/** Scripts have to ask for something first; then a bar says that it is on its way, until it is there. */
async function expectBar(page: Page, address: RegExp, ask: () => Promise<void>): Promise<void> {
  const release = await holdAnswers(page, address);
  await expect(bar(page)).toHaveCount(0);
  await ask();
  await expect(bar(page)).toBeInViewport();
  release();
  await expect(bar(page)).toHaveCount(0);
}

test('a page that is long in coming', async ({ page }) => {
  await openCatalogue(page);
  await expectBar(page, /[?&]_rsc=/, () => cards(page).getByRole('link').first().click());
  await expect(page).toHaveURL(/\/(courseDetails|collectionCard)\//);
});

test('a search that is long in coming', async ({ page }) => {
  await page.goto('about');
  await waitForScripts(page);
  await expectBar(page, /[?&]_rsc=/, async () => {
    await headerSearch(page).fill('musica');
    await headerSearch(page).press('Enter');
  });
  await expect(page).toHaveURL(/q=musica$/);
});

test('courses of another filter that are long in coming', async ({ page }) => {
  await openCatalogue(page);
  await expectBar(page, /\/api\/courses\?/, () =>
    page
      .getByRole('complementary')
      .getByRole('checkbox', { name: /^Inglese/ })
      .check(),
  );
  await expect(page).toHaveURL(/filterLingua=EN$/);
});
