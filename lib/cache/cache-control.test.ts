import * as fc from 'fast-check';
import { limitCacheControl } from './cache-control.ts';

const page = 'public, max-age=0, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400';

describe('how long caches may show what is true until a moment', () => {
  it.each([
    ['as ever without an end', null, page],
    ['as ever when that is far away', 90_000_000, page],
    ['shorter when it comes sooner', 1_000_000, page.replace('86400', '700')],
    ['never old when it comes before that', 200_500, 'public, max-age=0, s-maxage=200'],
    ['for a second when that is what is left', 1_000, 'public, max-age=0, s-maxage=1'],
    ['not at all in the last second', 999, 'no-store'],
    ['not at all afterwards', -1, 'no-store'],
  ])('is %s', (_what, end, expected) => {
    expect(limitCacheControl(page, end, 0)).toBe(expected);
  });

  it('is never longer than until then, old answers included', () => {
    const seconds = fc.integer({ min: 0, max: 100_000 });
    const moments = fc.tuple(fc.integer({ min: 0 }), fc.integer({ min: -5_000, max: 200_000_000 }));
    fc.assert(
      fc.property(seconds, seconds, seconds, seconds, moments, (inBrowsers, shared, stale, failed, [now, ahead]) => {
        const whole = `public, max-age=${inBrowsers}, s-maxage=${shared}, stale-while-revalidate=${stale}, stale-if-error=${failed}`;
        const ended = limitCacheControl(whole, now + ahead, now);
        const of = (name: string) => Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(ended)?.[1] ?? 0);
        const longest =
          Math.max(of('max-age'), of('s-maxage')) + Math.max(of('stale-while-revalidate'), of('stale-if-error'));
        expect(longest * 1_000).toBeLessThanOrEqual(Math.max(0, ahead));
        if (ahead < 1_000) expect(ended).toBe('no-store');
      }),
    );
  });
});
