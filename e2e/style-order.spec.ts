import type { Locator, Page } from '@playwright/test';
import { waitForScripts } from './support/scripts-run.ts';
import { expect, test } from './support/test.ts';

// Each page adds its own style sheets, and those of earlier pages stay. So the order of visits could decide between rules.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Properties that rules of several sheets may set, and that depend neither on fonts nor on the available space. */
const properties = [
  ...['display', 'position', 'padding', 'gap', 'order', 'flexDirection', 'alignItems', 'justifyContent', 'maxWidth'],
  ...['fontSize', 'fontWeight', 'color', 'backgroundColor', 'borderTopWidth', 'borderRadius', 'textDecorationLine'],
  ...['objectFit', 'textAlign', 'overflow', 'opacity'],
] as const;

/** The styles of all elements with a class, by their classes and their position among elements with the same classes. */
function stylesOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate((names) => {
    const styles: Record<string, string> = {};
    const seen = new Map<string, number>();
    for (const element of document.querySelectorAll('body [class]:not(svg *)')) {
      const classes = element.getAttribute('class') ?? '';
      const place = (seen.get(classes) ?? 0) + 1;
      seen.set(classes, place);
      const style = getComputedStyle(element);
      styles[`${classes} ${place}`] = names.map((name) => `${name}: ${style[name]}`).join('; ');
    }
    return styles;
  }, properties);
}

/** Links from page to page: the catalogue, a course or series, an institution, saved courses, home. */
const ways: readonly ((page: Page) => Locator)[] = [
  (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Tutti i corsi' }),
  (page) => page.getByRole('article').nth(1).getByRole('link').first(),
  (page) => page.getByRole('article').locator('a[href*="/aboutUniv/"]').first(),
  (page) => page.getByRole('banner').locator('a[href$="/saved"]'),
  (page) => page.getByRole('banner').locator('a[href$="/home"]').first(),
];

for (const width of [360, 1440]) {
  test(`pages that are come to from others look as those that are opened, ${width} px wide`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const opened = await context.newPage();
    await opened.setViewportSize({ width, height: 800 });
    const expectSame = async () => {
      await opened.goto(page.url());
      await waitForScripts(opened);
      await expect(async () => expect(await stylesOf(page)).toEqual(await stylesOf(opened))).toPass();
    };
    await page.goto('home');
    await waitForScripts(page);
    for (const link of ways) {
      const before = page.url();
      await link(page).press('Enter');
      await expect(page).not.toHaveURL(before);
      await expectSame();
    }
  });
}
