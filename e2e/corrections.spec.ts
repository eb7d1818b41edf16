import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openCatalogue } from './support/catalogue.ts';
import { expect, test } from './support/test.ts';

const languages = [
  {
    prefix: '',
    said: 'Risultati per «matematica». Cerca invece «matematca»',
    instead: 'Cerca invece «matematca»',
    missing: /nessun corso: «matematca»/,
    everywhere: /^«.*» in tutto il catalogo/,
    rest: 'Cerca «Bandinelli»',
  },
  {
    prefix: 'en/',
    said: 'Results for “matematica”. Search for “matematca” instead',
    instead: 'Search for “matematca” instead',
    missing: /No course has this word: “matematca”/,
    everywhere: /^“.*” in the whole catalogue/,
    rest: 'Search for “Bandinelli”',
  },
] as const;

for (const javaScriptEnabled of [true, false]) {
  for (const { prefix, said, instead, missing, everywhere, rest } of languages) {
    test.describe(`${prefix || 'it/'} with${javaScriptEnabled ? '' : 'out'} JavaScript`, () => {
      test.use({ javaScriptEnabled });
      const open = (page: Page, query: string) =>
        javaScriptEnabled && prefix === ''
          ? openCatalogue(page, `catalogue?${query}`)
          : page.goto(`${prefix}catalogue?${query}`);

      test('a correction is said, and leads to the exact search, which its filters keep', async ({ page }) => {
        await open(page, 'q=matematca&filterLingua=IT');
        const main = page.getByRole('main');
        await expect(main.getByText(said)).toBeVisible();
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(said.split('. ')[0] ?? '');
        await expect(page).toHaveTitle(`${said.split('. ')[0]} · Aula Aperta`);
        await expect(main.getByRole('article').first()).toBeVisible();
        if (javaScriptEnabled) await expectAccessible(page);
        await main.getByRole('link', { name: instead }).click();
        await expect(page).toHaveURL(/catalogue\?q=matematca&exact=1&filterLingua=IT$/);
        await expect(main.getByText(said)).toHaveCount(0);
        await expect(main.getByText(missing)).toBeVisible();
        if (javaScriptEnabled) await expectAccessible(page);
        await expect(main.getByRole('link', { name: everywhere })).toHaveCount(0);
        await page.goto(`${prefix}catalogue?q=matematca&exact=1`);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /q=matematca&exact=1$/);
        await expect(main.getByText(missing)).toBeVisible();
      });

      test('an empty answer leads to the search without its filters', async ({ page }) => {
        await open(page, 'q=hamburgefonstiv&filterLingua=IT');
        await page.getByRole('main').getByRole('link', { name: everywhere }).click();
        await expect(page).toHaveURL(/catalogue\?q=hamburgefonstiv$/);
        await expect(page.getByRole('article').first()).toBeVisible();
      });

      test('an empty answer leads to the search without the word that no course has', async ({ page }) => {
        await open(page, 'q=Bandinelli+xylophone+glockenspiel');
        await expect(page.getByText(/xylophone[»”], [«“]glockenspiel[»”]\.$/)).toBeVisible();
        await page.getByRole('link', { name: rest, exact: true }).click();
        await expect(page).toHaveURL(/catalogue\?q=Bandinelli$/);
        await expect(page.getByRole('article').first()).toBeVisible();
      });
    });
  }
}

test('a known word that no course has is named, not corrected', async ({ page }) => {
  await openCatalogue(page, 'catalogue?q=xylophone');
  await expect(page.getByText('Questa parola non c’è in nessun corso: «xylophone».')).toBeVisible();
  await expect(page.getByRole('link', { name: /Cerca invece/ })).toHaveCount(0);
});

test('without a text nothing is exact', async ({ page }) => {
  await page.goto('catalogue?exact=1&filterLingua=IT');
  await expect(page).toHaveURL(/catalogue\?filterLingua=IT$/);
});
