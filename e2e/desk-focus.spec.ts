import { openDesk } from './support/desk.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test('nothing moves for who wants less motion, and no button pulses while it has the focus', async ({ page }) => {
  await openDesk(page, 'overview');
  await page.getByRole('tab', { name: 'Panoramica' }).press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('button', { name: 'Filtri', exact: true }).press('Enter');
  await expect(page.getByLabel('Valore')).toBeFocused();
  const moving = await page.evaluate(() =>
    document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? [one.transitionProperty] : [])),
  );
  expect(moving).toEqual([]);
  await expect(page.locator('.MuiTouchRipple-root')).toHaveCount(0);
});

test('the ring of a course in a long list is not cut off where the list ends', async ({ page }) => {
  await openDesk(page, 'overview');
  const links = page.locator('section').filter({ hasText: 'Chiusi' }).getByRole('list').getByRole('link');
  await links.first().focus();
  const room = () =>
    page.evaluate(() => {
      const link = document.activeElement?.getBoundingClientRect();
      const list = document.activeElement?.closest('ul, ol')?.getBoundingClientRect();
      return Math.min((link?.top ?? 0) - (list?.top ?? 0), (list?.bottom ?? 0) - (link?.bottom ?? 0));
    });
  for (const _ of await links.all()) {
    expect.soft(await room()).toBeGreaterThanOrEqual(5.5);
    await page.keyboard.press('Tab');
  }
});
