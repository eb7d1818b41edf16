import { drawnIn } from './support/fonts.ts';
import { expect, test } from './support/test.ts';

test('a name with letters of another language is drawn in one font', async ({ page }) => {
  await page.goto('catalogue?q=Stanković');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/courseDetails/);
  const name = page.getByText('Mirko Stanković').first();
  // Reloads, because a font that arrives after the first paint is used only on the next page.
  await expect(async () => {
    await page.reload({ waitUntil: 'networkidle' });
    await name.evaluate((element) => element.setAttribute('data-name', ''));
    expect(await drawnIn(page, '[data-name]')).toEqual([
      { family: expect.stringMatching(/^Titillium Web\b/), ours: true },
    ]);
  }).toPass();
});

test('a page without such letters fetches the three fonts of every page', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('about', { waitUntil: 'networkidle' });
  expect(fonts).toHaveLength(3);
});

for (const path of ['home', 'catalogue', 'about']) {
  test(`controls take the font of the page, and none of the machine is looked up for them: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    const families = await page
      .locator('body, button, input, select')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).fontFamily));
    expect(families.length).toBeGreaterThan(3);
    expect(new Set(families).size).toBe(1);
  });
}
