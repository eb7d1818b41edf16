import type { Locator, Page } from '@playwright/test';
import { lineTopsOf, narrowScreen, wideScreen } from './support/layout.ts';
import { askBackend, idOf, titles } from './support/samples.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const rightOf = async (part: Locator) => {
  const { x, width } = await boxOf(part);
  return Math.round(x + width);
};
const backgroundOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => getComputedStyle(section).backgroundColor);

test.describe('on a phone', () => {
  test.use({ viewport: narrowScreen });

  test('the title of the home page takes two lines, and names that are cut reach the edge of the screen', async ({
    page,
  }) => {
    await page.goto('home');
    expect(await lineTopsOf(page.getByRole('heading', { level: 1 }))).toHaveLength(2);
    const tabs = page.locator('#by-institution').getByRole('list').first();
    expect(await rightOf(tabs)).toBe(narrowScreen.width);
  });

  test('a date in the state of a card is on one line', async ({ page }) => {
    await page.goto('catalogue');
    const state = page.getByRole('article').first().locator('h3 + p');
    await state.evaluate((element) => {
      element.textContent = '4 corsi aperti su 6; il prossimo apre il 14 dicembre 2026';
    });
    expect(await lineTopsOf(state)).toHaveLength(2);
    expect(await lineTopsOf(state, '14 dicembre 2026')).toHaveLength(1);
  });

  test('the lines between the facts of a course reach the edge of their panel', async ({ page }) => {
    await page.goto(`courseDetails/${await idOf(titles.rich)}`);
    const panel = page.getByRole('region', { name: 'In breve' }).locator('dl');
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const ends = await panel.locator('> div').evaluateAll((facts) => {
        const rows = Map.groupBy(facts, (fact) => fact.getBoundingClientRect().top);
        return [...rows.values()].map((row) => Math.round(row.at(-1)?.getBoundingClientRect().right ?? 0));
      });
      expect(new Set(ends), `${width} px`).toEqual(new Set([await rightOf(panel)]));
    }
  });

  test('a list that editors wrote in a fact has marks, a list of links has none', async ({ page }) => {
    await page.goto(`courseDetails/${await idOf(titles.rich)}`);
    const panel = page.getByRole('region', { name: 'In breve' });
    const written = panel.locator('dd > div').last();
    await written.evaluate((text) => text.replaceChildren(document.createElement('ul')));
    await expect(written.locator('ul')).toHaveCSS('list-style-type', 'disc');
    await expect(panel.locator('dd > ul').first()).toHaveCSS('list-style-type', '""');
  });

  test('nothing touches the lines around the pictures and the last line of a comparison', async ({ page }) => {
    const { courses } = await askBackend({}, '', { soloMooc: 'true' });
    await page.goto(`compare?ids=${courses.slice(0, 4).map(({ id }) => id)}`);
    const [pictures, last] = [page.locator('thead tr').last(), page.locator('tbody tr').last()];
    const [row, picture] = [await boxOf(pictures), await boxOf(pictures.locator('img, svg').first())];
    expect(picture.y - row.y).toBeGreaterThan(8);
    const [end, link] = [await boxOf(last), await boxOf(last.getByRole('link').last())];
    expect(end.y + end.height - link.y - link.height).toBeGreaterThan(8);
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: wideScreen });

  test('names of teachers in one row are on one line, whatever is below them', async ({ page }) => {
    await page.goto('aboutUniv/1');
    const entries = page.locator('#teachers').getByRole('listitem');
    const tops = await entries.evaluateAll((items) =>
      items.slice(0, 4).map((item) => item.querySelector('a')?.getBoundingClientRect().top),
    );
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size).toBe(1);
  });

  test('the teachers of a course stand beside its title, below the picture, and its texts begin on the first screen', async ({
    page,
  }) => {
    await page.goto(`courseDetails/${await idOf(titles.rich)}`);
    const head = page.getByRole('main').locator('header');
    const teachers = await boxOf(head.getByText('Docenti', { exact: true }));
    expect(teachers.x).toBeGreaterThan(await rightOf(head.getByRole('heading', { level: 1 })));
    const texts = await boxOf(page.getByRole('heading', { name: 'Panoramica', exact: true }));
    expect(texts.y + texts.height).toBeLessThan(wideScreen.height);
  });

  test('the text about the partners begins beside the first of them', async ({ page }) => {
    await page.goto('aboutUniv');
    const partners = page.getByRole('region', { name: 'Con chi lavoriamo' });
    const text = await boxOf(partners.locator('p').first());
    expect(text.y - (await boxOf(partners.getByRole('listitem').first())).y).toBeLessThan(8);
  });

  test('the first two sections of the home page have different backgrounds', async ({ page }) => {
    await page.goto('home');
    expect(await backgroundOf(page, 'partners')).not.toBe(await backgroundOf(page, 'soon'));
  });

  test('the mark of a state is a circle of whole pixels', async ({ page }) => {
    await page.goto('catalogue');
    const sizes = await page
      .getByRole('article')
      .locator('h3 + p')
      .evaluateAll((states) =>
        states.map((state) => {
          const { width, height, borderTopWidth, paddingTop } = getComputedStyle(state, '::before');
          return [width, height].map((size) =>
            Math.max(Number.parseFloat(size), 2 * (Number.parseFloat(borderTopWidth) + Number.parseFloat(paddingTop))),
          );
        }),
      );
    expect(new Set(sizes.flat())).toEqual(new Set([10]));
  });

  test('the sentences of a message have lines of like length', async ({ page, expectProblem }) => {
    expectProblem(/404/);
    await page.goto('nessuna-pagina');
    await expect(page.getByText(/^L’indirizzo è sbagliato/)).toHaveCSS('text-wrap', 'balance');
  });

  test('the line between the languages is in the middle between their words', async ({ page }) => {
    await page.goto('home');
    const [first, second] = await page
      .getByRole('banner')
      .getByRole('list', { name: 'Lingua' })
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => {
          const words = document.createRange();
          words.selectNodeContents(item.querySelector('a, span') ?? item);
          return { item: item.getBoundingClientRect().left, words: words.getBoundingClientRect() };
        }),
      );
    const line = second?.item ?? 0;
    expect(Math.abs((second?.words.left ?? 0) - line - (line - (first?.words.right ?? 99)))).toBeLessThan(2);
  });
});
