import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessiblePart } from './support/accessibility.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { idOf, titles } from './support/samples.ts';
import { options, typeIn } from './support/suggestions.ts';
import { expect, test } from './support/test.ts';

const pages = {
  home: () => 'home',
  catalogue: () => 'catalogue',
  text: () => 'catalogue?q=mare',
  subject: () => 'catalogue?filterCategoria=1',
  course: async () => `courseDetails/${await idOf(titles.rich)}`,
  series: async () => `collectionCard/${await idOf(titles.series)}`,
  institutions: () => 'aboutUniv',
  institution: () => 'aboutUniv/1',
  teacher: () => 'teacher/1',
  saved: () => 'saved?ids=1,2',
  compare: () => 'compare?ids=1,2',
  about: () => 'about',
};

/** Runs axe on a part with open suggestions, in both themes and at these widths. Other tests check the page itself. */
async function expectAccessibleSuggestions(page: Page, part: string, widths = [1440, 991, 360]): Promise<void> {
  for (const width of widths) {
    await expectNoSidewaysScroll(page, [width]);
    await expect(options(page).first()).toBeVisible();
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessiblePart(page, part);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessiblePart(page, part, true);
  }
}

for (const language of ['', 'en/']) {
  test.describe(`axe finds nothing with suggestions open, in both themes and at every width: ${language || 'it/'}`, () => {
    test.use({ viewport: { width: 1440, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const [name, path] of Object.entries(pages)) {
      test(name, async ({ page }) => {
        const box = await typeIn(page, language + (await path()), 'musi');
        await box.press('ArrowDown');
        await expectAccessibleSuggestions(page, 'header');
        if (name === 'about') await expectAccessible(page);
      });
    }

    test('hero of the home page, which has its field on wide screens', async ({ page }) => {
      await page.goto(`${language}home`);
      const box = page.getByRole('main').getByRole('search').getByRole('combobox');
      await box.pressSequentially('musi');
      await box.press('ArrowDown');
      await expectAccessibleSuggestions(page, 'main form', [1440, 992]);
    });
  });
}
