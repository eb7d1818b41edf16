import type { Locator, Page } from '@playwright/test';
import { openDesk } from './support/desk.ts';
import { idOf, titles } from './support/samples.ts';
import { expect, test } from './support/test.ts';

async function openForPaper(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.emulateMedia({ media: 'print' });
}

test('on paper the page of all questions has their answers', async ({ page }) => {
  await page.goto('list/faq');
  const answers = page.locator('details > div');
  await expect(answers.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

test('on paper the cards of courses are in one piece', async ({ page }) => {
  for (const address of ['catalogue', 'aboutUniv/4', 'teacher/1']) {
    await openForPaper(page, address);
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('article') });
    await expect(cards.first(), address).toHaveCSS('break-inside', 'avoid');
  }
});

test('on paper no heading, term or question stands at the end of a page, before what it is about', async ({ page }) => {
  for (const [address, parts] of [
    ['aboutUniv/4', 'main h2'],
    ['about', 'main dt'],
    ['list/faq', 'main summary'],
    [`courseDetails/${await idOf(titles.rich)}`, 'main h2:visible'],
  ] as const) {
    await openForPaper(page, address);
    for (const part of await page.locator(parts).all()) await expect(part, address).toHaveCSS('break-after', 'avoid');
  }
});

test('on paper there are no buttons and page numbers that lead nowhere, in grey on white', async ({ page }) => {
  await openForPaper(page, 'about');
  await expect(page.getByText('Trova un corso')).toBeHidden();
  await openForPaper(page, 'catalogue');
  await expect(page.getByText('Successiva')).toBeHidden();
});

test('a list of courses begins below its title, not on the next page', async ({ page }) => {
  await openForPaper(page, `saved?ids=${await idOf(titles.rich)},${await idOf(titles.english)}`);
  // Browsers print a grid on the next page when it does not fit on the rest of one.
  await expect(page.getByRole('list', { name: 'Corsi dell’elenco' })).toHaveCSS('display', 'block');
});

test('nothing below the courses of a series fills another page', async ({ page }) => {
  await openForPaper(page, `collectionCard/${await idOf(titles.series)}`);
  await expect(page.locator('#members')).toHaveCSS('padding-bottom', '0px');
});

test('no space below the facts of a course pushes all of them to another page', async ({ page }) => {
  await openForPaper(page, `courseDetails/${await idOf(titles.rich)}`);
  const facts = page.locator('#overview > :last-child');
  await expect(facts).toHaveCSS('margin-bottom', '0px');
  await expect(facts).not.toHaveCSS('margin-top', '0px');
});

test('the page of an institution has no button to the catalogue', async ({ page }) => {
  await openForPaper(page, 'aboutUniv/4');
  const head = page.getByRole('main').locator('header');
  await expect(head.getByRole('link', { name: /^Visita il sito/ })).toBeVisible();
  await expect(head.getByText('Tutti i corsi')).toBeHidden();
});

test('the desk on paper: its lists are whole, a heading stays with its list, dark words have their ground', async ({
  page,
}) => {
  await openDesk(page, 'overview');
  await page.emulateMedia({ media: 'print' });
  const closed = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Chiusi' }) });
  const list = closed.getByRole('list');
  await expect.poll(() => list.evaluate((all) => all.scrollHeight - all.clientHeight)).toBe(0);
  // A grid would part a heading from its list.
  for (const part of [list, closed.locator('..')]) await expect(part).toHaveCSS('display', 'block');
  await page.emulateMedia({ media: 'screen' });
  await page.goto('restricted?desk=quality');
  await expect(page.getByRole('row')).toHaveCount(51);
  await page.emulateMedia({ media: 'print' });
  const bottom = (row: Locator) => row.evaluate((part) => part.getBoundingClientRect().bottom);
  const space = async () => (await bottom(page.getByRole('grid'))) - (await bottom(page.getByRole('row').last()));
  await expect.poll(space).toBeGreaterThanOrEqual(0);
  // A sheet of the format Letter that lies on its side, within its margins.
  await expect(page.locator('.MuiDataGrid-root').locator('..')).toHaveCSS('page', 'table');
  await page.setViewportSize({ width: 979, height: 739 });
  const right = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right);
  const room = async () => (await right(page.getByRole('grid'))) - (await right(page.getByRole('columnheader').last()));
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`restricted?desk=texts&course=${await idOf(titles.rich)}&text=description`);
  await expect(page.locator('[data-theme="dark"] p').first()).toBeVisible();
  await expect(page.locator('main [data-theme="dark"]')).toHaveCSS('print-color-adjust', 'exact');
});
