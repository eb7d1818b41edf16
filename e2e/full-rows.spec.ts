import { expectNoSidewaysScroll, lineTopsOf } from './support/layout.ts';
import { idOf, titles } from './support/samples.ts';
import { expect, test } from './support/test.ts';

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });

  test('six courses fill two rows of three, from edge to edge', async ({ page }) => {
    await page.goto(`collectionCard/${await idOf(titles.series)}`);
    const list = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('article') });
    const whole = await list.boundingBox();
    const boxes = await Promise.all((await list.getByRole('article').all()).map((card) => card.boundingBox()));
    const rows = Map.groupBy(boxes, (box) => Math.round(box?.y ?? 0));
    expect([...rows.values()].map((row) => row.length)).toEqual([3, 3]);
    for (const row of rows.values()) {
      const last = row.at(-1);
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo((whole?.x ?? 0) + (whole?.width ?? 0), 0);
    }
  });

  test('four cards stand four in a row or two and two', async ({ page }) => {
    await page.goto('about');
    const cards = page.getByRole('main').getByRole('list').last().getByRole('listitem');
    await expect(cards).toHaveCount(4);
    for (const width of [640, 768, 991, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
      const rows = Map.groupBy(boxes, (box) => Math.round(box?.y ?? 0));
      expect(new Set([...rows.values()].map((row) => row.length)).size, `${width} px`).toBe(1);
    }
  });

  test('four facts of a course stand four in a row or two and two', async ({ page }) => {
    await page.goto(`courseDetails/${await idOf(titles.rich)}`);
    const facts = page.getByRole('main').locator('header dl > div');
    await expect(facts).toHaveCount(4);
    for (const width of [360, 620, 768, 1000, 1200, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await Promise.all((await facts.all()).map((fact) => fact.boundingBox()));
      const rows = Map.groupBy(boxes, (box) => Math.round(box?.y ?? 0));
      expect(new Set([...rows.values()].map((row) => row.length)).size, `${width} px`).toBe(1);
    }
  });

  test('two courses of the catalogue stand side by side from 610 px', async ({ page }) => {
    await page.setViewportSize({ width: 610, height: 900 });
    await page.goto('catalogue');
    const cards = page.getByRole('main').getByRole('article');
    const [first, second] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()]);
    expect(second?.y).toBe(first?.y);
  });

  test('no card of the catalogue is empty for a third of its height', async ({ page }) => {
    await page.goto('catalogue');
    const next = page.getByRole('link', { name: 'Successiva' });
    for (let number = 1; ; number += 1) {
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards).not.toHaveCount(0);
      expect(Math.max(...(await cards.evaluateAll(emptyParts))), `page ${number}`).toBeLessThan(1 / 3);
      if ((await next.count()) === 0) break;
      await next.click();
      await expect(page).toHaveURL(new RegExp(`page=${number + 1}$`));
    }
  });

  test('the facts of a series share the width that there is', async ({ page }) => {
    await page.setViewportSize({ width: 991, height: 900 });
    await page.goto(`collectionCard/${await idOf(titles.series)}`);
    const facts = page.getByRole('main').locator('header dl > div');
    const [whole, fourth] = await Promise.all([facts.nth(4).boundingBox(), facts.nth(3).boundingBox()]);
    expect((fourth?.x ?? 0) + (fourth?.width ?? 0)).toBeCloseTo((whole?.x ?? 0) + (whole?.width ?? 0), 0);
  });
});

/** The largest distance between two things on each card, one below the other, as a part of its height. */
function emptyParts(cards: readonly Element[]): number[] {
  return cards.map((card) => {
    const { top, height } = card.getBoundingClientRect();
    const parts = [...card.querySelectorAll('img, svg, h3, p, summary, li')].map((part) =>
      part.getBoundingClientRect(),
    );
    const shown = parts.filter((part) => part.height > 0).sort((one, other) => one.top - other.top);
    let [end, empty] = [top, 0];
    for (const part of shown) {
      empty = Math.max(empty, part.top - end);
      end = Math.max(end, part.bottom);
    }
    return empty / height;
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('what can be done with a saved course stands on one line', async ({ page }) => {
    const ids = [await idOf(titles.rich), await idOf(titles.english)];
    for (const path of ['saved', 'en/saved']) {
      await page.goto(`${path}?ids=${ids}`);
      const course = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('checkbox') })
        .first();
      // Measured together, because the page moves once it knows the courses saved on this device.
      const middles = await course.evaluate((item) =>
        [item.querySelector('input[type=checkbox]'), [...item.querySelectorAll('a')].at(-1)].map((part) => {
          const { top, height } = part?.getBoundingClientRect() ?? new DOMRect();
          return top + height / 2;
        }),
      );
      const [box = 0, link = 99] = middles;
      expect(Math.abs(box - link), path).toBeLessThan(4);
    }
  });

  test('the orders of the results begin beside their label and take two lines', async ({ page }) => {
    for (const path of ['catalogue', 'en/catalogue']) {
      await page.goto(path);
      const orders = page.getByRole('navigation', { name: /^(Ordina per|Sort by)$/ });
      const links = await Promise.all((await orders.getByRole('link').all()).map((link) => link.boundingBox()));
      expect(new Set(links.map((box) => Math.round(box?.y ?? 0))).size, path).toBe(2);
      const label = await orders.locator('span').first().boundingBox();
      expect(links[0]?.x, path).toBeGreaterThan((label?.x ?? 0) + (label?.width ?? 0));
    }
  });

  test('a searched word that is longer than the screen breaks', async ({ page }) => {
    await page.goto(`catalogue?q=${'donaudampfschifffahrt'.repeat(4)}`);
    await expect(page.getByRole('main').getByText(/^Questa parola non c’è/)).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test('names of teachers stand beside their photos', async ({ page }) => {
    await page.goto(`courseDetails/${await idOf(titles.rich)}`);
    const names = page.getByText('Docenti', { exact: true }).first();
    const photo = names.locator('xpath=ancestor::div[1]').locator('img').last();
    const [left, right] = await Promise.all([photo.boundingBox(), names.boundingBox()]);
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  });

  test('what can be done with compared courses is on one line, its icon in its size', async ({ page }) => {
    const ids = [await idOf(titles.rich), await idOf(titles.english)];
    for (const path of ['compare', 'en/compare']) {
      await page.goto(`${path}?ids=${ids}`);
      const link = page.getByRole('link', { name: /^(Vai al corso|Go to the course)/ }).first();
      if (path === 'compare') expect(await lineTopsOf(link.locator('span').first())).toHaveLength(1);
      const icon = await link.locator('svg').boundingBox();
      expect(icon?.width).toBeCloseTo(icon?.height ?? 0, 0);
    }
  });
});
