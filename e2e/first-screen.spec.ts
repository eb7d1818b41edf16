import { wideScreen } from './support/layout.ts';
import { expect, test } from './support/test.ts';

const phoneScreen = { width: 412, height: 823 };

for (const { name, viewport, still } of [
  { name: 'a phone', viewport: phoneScreen, still: 'poster-phone.avif' },
  { name: 'a wide screen', viewport: wideScreen, still: 'poster.avif' },
]) {
  test(`${name} asks for one still picture of the hero, before style sheets`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/poster|\.css/.test(request.url())) asked.push(request.url().replace(/.*\//, ''));
    });
    await page.goto('home', { waitUntil: 'load' });
    expect(asked[0]).toBe(still);
    expect(asked.filter((file) => file.startsWith('poster'))).toEqual([still]);
  });
}

test('the picture of an institution does not wait for the others', async ({ page }) => {
  await page.goto('aboutUniv/4');
  const pictures = page.getByRole('main').locator('img');
  const urgent = page.getByRole('main').locator('img[fetchpriority="high"]');
  await expect(urgent).toHaveCount(1);
  await expect(urgent).not.toHaveAttribute('loading');
  const others = (await pictures.count()) - 1;
  await expect(page.getByRole('main').locator('img[loading="lazy"]')).toHaveCount(others);
});

test('the whole page is laid out when it opens, so that a picture of it has no empty places', async ({ page }) => {
  await page.setViewportSize(phoneScreen);
  await page.goto('home');
  const questions = page.locator('#faq summary');
  await expect(questions.first()).not.toBeInViewport();
  const areLaidOut = await questions.evaluateAll((all) =>
    all.map((question) => question.checkVisibility({ contentVisibilityAuto: true })),
  );
  expect(new Set(areLaidOut)).toEqual(new Set([true]));
});
