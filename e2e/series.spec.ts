import { expect, test } from './support/test.ts';

const sampleSeries = 'collectionCard/1002';

test('a series shows what it is and leads to its courses', async ({ page }) => {
  await page.goto(sampleSeries);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Engineering the Energy Transition');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Serie · 4 corsi')).toBeVisible();
  const members = page.locator('#members article');
  await expect(members).toHaveCount(4);
  const title = members.first().getByRole('heading');
  const name = (await title.textContent()) ?? '';
  // The whole card is the link.
  await members.first().click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(/\/courseDetails\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('a series and a course redirect to each other when their addresses are mixed up', async ({ page }) => {
  await page.goto('courseDetails/1002');
  await expect(page).toHaveURL(/\/collectionCard\/1002$/);
  await page.goto('collectionCard/1');
  await expect(page).toHaveURL(/\/courseDetails\/1$/);
});

test('cards of series say how many of their courses are open, or when the next one opens', async ({ page }) => {
  await page.goto('catalogue?filterTipo=series');
  const cards = page.getByRole('main').getByRole('article');
  const said = /(?:Tutti i corsi (?:aperti|chiusi)|cors[oi] apert[oi] su \d|Il prossimo corso apre|Date non indicate)/;
  await expect(cards).not.toHaveCount(0);
  await expect(cards.filter({ hasText: said })).toHaveCount(await cards.count());
  await expect(cards.filter({ hasText: /cors[oi] apert[oi] su \d; il prossimo apre/ })).not.toHaveCount(0);
});

test('the page of a series says of all its courses what its card does', async ({ page }) => {
  await page.goto('catalogue?filterTipo=series');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'Italiano e inglese' }).first();
  const state = (await card.getByText(/cors[oi] apert[oi]|corsi aperti|prossimo corso|Date non/).textContent()) ?? '';
  const level = (await card.getByText(/\(EQF \d/).textContent()) ?? '';
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/collectionCard\/\d+$/);
  const head = page.getByRole('main').locator('header');
  for (const words of [state, level, 'Italiano e inglese'])
    await expect(head.getByText(words, { exact: true })).toBeVisible();
});

test('a series without its number redirects to the catalogue', async ({ page }) => {
  await page.goto('collectionCard');
  await expect(page).toHaveURL(/\/catalogue$/);
});

test('on wide screens the description of a series stands beside its facts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(sampleSeries);
  const head = page.getByRole('main').locator('header');
  const facts = await head.locator('dl').boundingBox();
  const description = await head.getByText(/^Targets for 2050/).boundingBox();
  expect(description?.x).toBeGreaterThan((facts?.x ?? 0) + (facts?.width ?? 0));
  expect(description?.y).toBeLessThan((facts?.y ?? 0) + (facts?.height ?? 0));
});

test('the signs of a list in the description of a series are as light as its text', async ({ page }) => {
  await page.goto('collectionCard/1001');
  const item = page.locator('main header [dir="auto"] li').first();
  const text = await item.evaluate((li) => getComputedStyle(li).color);
  expect(await item.evaluate((li) => getComputedStyle(li, '::marker').color)).toBe(text);
});

test('a series needs no horizontal scrolling at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(sampleSeries);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a series leads to its courses, and its cards unfold their institutions', async ({ page }) => {
    await page.goto(`en/${sampleSeries}`);
    const details = page.locator('#members details').first();
    await details.locator('summary').click();
    await details.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/en\/catalogue\?filterAteneo=\d+$/);
  });
});
