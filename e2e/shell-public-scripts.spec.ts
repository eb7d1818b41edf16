import type { Page } from '@playwright/test';
import { appUrl } from './support/addresses.ts';
import { idOf, titles } from './support/samples.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

/** Words of the editor and of the grid that a build does not change. */
const marks = { editor: 'ProseMirror', grid: 'MuiDataGrid' };

/** The names of the marks found in the scripts that a page has loaded or refers to. */
async function marksIn(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const named = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
    return [...new Set([...loaded, ...named])].filter((address) => new URL(address).pathname.endsWith('.js'));
  });
  expect(addresses.length).toBeGreaterThan(0);
  const scripts = await Promise.all(addresses.map(async (address) => (await page.request.get(address)).text()));
  const all = scripts.join('\n');
  return Object.entries(marks).flatMap(([name, mark]) => (all.includes(mark) ? [name] : []));
}

const publicPages = {
  home: () => 'home',
  catalogue: () => 'catalogue',
  course: async () => `courseDetails/${await idOf(titles.rich)}`,
  series: async () => `collectionCard/${await idOf(titles.series)}`,
  institutions: () => 'aboutUniv',
  about: () => 'about',
};

for (const [name, path] of Object.entries(publicPages)) {
  test(`${name} loads nothing of the editor or of the grid, also for a signed-in person`, async ({ page }) => {
    await signIn(page, appUrl, 'editor');
    await page.goto(await path(), { waitUntil: 'networkidle' });
    await page.getByRole('banner').getByRole('button', { name: 'Il tuo accesso' }).click();
    await expect(page.getByRole('dialog', { name: 'Il tuo accesso' })).toContainText('controller');
    expect(await marksIn(page)).toEqual([]);
  });
}

test('the desk loads each of them with the part that needs it', async ({ page }) => {
  await signIn(page, appUrl, 'editor');
  await page.goto('restricted', { waitUntil: 'networkidle' });
  await expect(page.getByRole('tab', { name: 'Panoramica' })).toBeVisible();
  expect(await marksIn(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Qualità' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await marksIn(page)).toEqual(['grid']);
  await page.goto(`restricted?desk=texts&course=${await idOf(titles.rich)}`);
  await expect(page.getByRole('textbox', { name: 'Testo in lavorazione' })).toBeVisible({ timeout: 60_000 });
  expect(await marksIn(page)).toEqual(['editor']);
});
