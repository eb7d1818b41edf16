import { nextRomeDay } from '../lib/catalogue/order-of-day.ts';
import { expect, test } from './support/test.ts';

for (const path of ['home', 'en/home']) {
  test(`${path} is in no cache for longer than the day in Rome, by whose order it stands`, async ({ request }) => {
    const [, changesAt] = /data-next-change="(\d+)"/.exec(await (await request.get(path)).text()) ?? [];
    expect(Number(changesAt)).toBeGreaterThan(Date.now());
    expect(Number(changesAt)).toBeLessThanOrEqual(nextRomeDay(Date.now()));
  });
}
