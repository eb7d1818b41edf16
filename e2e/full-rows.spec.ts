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
});

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
      // Measured at once: the page moves when it knows which courses this device has.
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
});
