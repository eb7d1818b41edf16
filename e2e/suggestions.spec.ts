import { expectAccessiblePart } from './support/accessibility.ts';
import { appUrl } from './support/addresses.ts';
import { ChangedBackend, withoutExtensions } from './support/changed-backend.ts';
import { holdAnswers } from './support/hold-answers.ts';
import { expectNoSidewaysScroll, tabTo } from './support/layout.ts';
import { titles } from './support/samples.ts';
import { holdScripts } from './support/scripts-run.ts';
import { headerSearch } from './support/search-box.ts';
import { list, options, typeIn } from './support/suggestions.ts';
import { expect, test } from './support/test.ts';
import { startWebApp } from './support/web-app.ts';

test('by keyboard alone from a few letters to a course, a subject and the text itself', async ({ page }) => {
  await page.goto('about');
  const box = headerSearch(page);
  await expect(box).toHaveRole('combobox');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await tabTo(page, box);
  await page.keyboard.type('vulc');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(list(page).getByRole('group', { name: 'Corsi' }).getByRole('option').first()).toContainText(titles.rich);
  await expect(list(page).locator('mark').first()).toHaveText('vulc');
  await page.keyboard.press('ArrowDown');
  const active = options(page).first();
  await expect(active).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '-');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(box).toHaveValue('vulc');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.rich);

  await typeIn(page, 'about', 'music');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${appUrl}/catalogue?q=music`);
  await expect(list(page)).toHaveCount(0);

  await typeIn(page, 'about', 'musi');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${appUrl}/catalogue?q=musi`);
  // Browsers stop at a list that scrolls, unless the page says that it is no stop.
  await page.setViewportSize({ width: 1280, height: 400 });
  await headerSearch(page).focus();
  await page.keyboard.type('c');
  await expect(list(page)).toBeVisible();
  expect(await list(page).evaluate((part) => part.scrollHeight > part.clientHeight)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(list(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cerca' })).toBeFocused();
});

test('a subject leads to its courses, an institution and a teacher to their pages', async ({ page }) => {
  await typeIn(page, 'en/about', 'music');
  await list(page).getByRole('group', { name: 'Subjects' }).getByRole('option', { name: 'Music' }).click();
  await expect(page).toHaveURL(/\/en\/catalogue\?filterCategoria=3$/);
  await typeIn(page, 'about', 'politecnico di mil');
  await list(page).getByRole('option', { name: 'Politecnico di Milano' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Politecnico di Milano');
  await typeIn(page, 'about', 'bandin');
  // The first letters have suggested other teachers.
  const teacher = list(page)
    .getByRole('group', { name: 'Docenti' })
    .getByRole('option', { name: 'Bandinelli' })
    .first();
  const name = (await teacher.textContent()) ?? '';
  await teacher.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

for (const { path, said, search } of [
  { path: 'about', said: 'Suggerimenti per «matematica»', search: 'Cerca «matematica»' },
  { path: 'en/about', said: 'Suggestions for “matematica”', search: 'Search for “matematica”' },
]) {
  test(`a corrected text is said, and searched for on request: ${path}`, async ({ page }) => {
    await typeIn(page, path, 'matematca');
    await expect(list(page).getByRole('group').first()).toHaveAccessibleName(said);
    await expect(list(page).getByText(said)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1);
    await expect(list(page).getByRole('option', { name: 'Precorso di matematica' })).toBeVisible();
    await expect(list(page).locator('mark').first()).toHaveText('matematica');
    await expectAccessiblePart(page, 'header');
    await list(page).getByRole('option', { name: search }).click();
    await expect(page).toHaveURL(/\/catalogue\?q=matematica$/);
  });
}

test('where nothing has the text, what is near to the completed one is shown and said to be near', async ({ page }) => {
  await typeIn(page, 'about', 'astron');
  const near = list(page).getByRole('group', { name: 'Vicini a «astronomia»' });
  await expect(near.getByRole('option', { name: 'Scienze e matematica' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Vicini a «astronomia»' })).toHaveCount(1);
  await expectAccessiblePart(page, 'header');
  await near.getByRole('option', { name: 'Cerca «astronomia»' }).click();
  await expect(page).toHaveURL(/\/catalogue\?q=astronomia$/);
  await expect(page.getByRole('heading', { name: 'Aree e corsi vicini' })).toBeVisible();
});

test('the hero of the home page suggests as the header does', async ({ page }) => {
  await page.goto('home');
  const hero = page.getByRole('search', { name: 'Cerca dalla pagina iniziale' });
  await hero.getByRole('combobox').fill('vulc');
  const first = hero.getByRole('option').first();
  // The list lies over the next section: a click on an option must not hit anything else.
  await hero.getByRole('option').last().click({ trial: true });
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.rich);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('suggestions are as large as a finger, stay on the screen and lead on at a touch', async ({ page }) => {
    await page.goto('home');
    const box = headerSearch(page);
    await expect(box).toHaveRole('combobox');
    await box.tap();
    await box.pressSequentially('musi');
    await expect(options(page).first()).toBeVisible();
    // Polled, because the list changes until the last letters are answered.
    const heights = () =>
      options(page).evaluateAll((all) => all.map((option) => option.getBoundingClientRect().height));
    await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThanOrEqual(44);
    await expectNoSidewaysScroll(page);
    const bottom = () => list(page).evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThanOrEqual(740);
    // The keyboard of a phone leaves less space.
    await page.setViewportSize({ width: 360, height: 420 });
    await expect.poll(bottom).toBeLessThanOrEqual(420);
    await list(page).getByRole('option', { name: 'Musica', exact: true }).tap();
    await expect(page).toHaveURL(/filterCategoria=3$/);
  });
});

test('a slow answer never replaces that to a later text', async ({ page }) => {
  const release = await holdAnswers(page, /\/api\/suggestions\?.*q=vulc$/);
  await page.goto('about');
  const box = headerSearch(page);
  await expect(box).toHaveRole('combobox');
  const slow = page.waitForRequest(/q=vulc$/);
  await box.fill('vulc');
  await slow;
  await box.fill('quantum');
  await expect(options(page).first()).toContainText(titles.english);
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(options(page).first()).toContainText(titles.english);
});

test('without an answer the field works as a plain one', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource|ERR_/);
  await page.route(/\/api\/suggestions/, (route) => route.abort());
  await page.goto('about');
  const failed = page.waitForEvent('requestfailed');
  await headerSearch(page).fill('storia');
  await failed;
  await headerSearch(page).press('Enter');
  await expect(page).toHaveURL(/\/catalogue\?q=storia$/);
});

test('what is typed before scripts run is not lost', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('about', { waitUntil: 'commit' });
  await headerSearch(page).fill('vulc');
  await expect(headerSearch(page)).toBeFocused();
  release();
  await expect(options(page).first()).toContainText(titles.rich);
  await expect(headerSearch(page)).toHaveValue('vulc');
});

test('with a backend of the contract alone the field is plain and asks nothing', async ({ page, stopAfterTest }) => {
  const backend = await stopAfterTest(ChangedBackend.start(withoutExtensions));
  const web = await stopAfterTest(startWebApp(backend.restUrl));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${web.url}/home`, { waitUntil: 'networkidle' });
  const box = page.getByRole('banner').getByRole('searchbox');
  await box.pressSequentially('musica');
  await expect(box).not.toHaveAttribute('aria-expanded');
  await page.waitForLoadState('networkidle');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/catalogue\?q=musica$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(asked.filter((url) => url.includes('suggestions'))).toEqual([]);
  const answer = await page.request.get(`${web.url}/api/suggestions?lang=it&q=musica`);
  expect([answer.status(), (await answer.json()).courses]).toEqual([200, []]);
});

test('the call is for texts and languages alone, and shared for a minute', async ({ request }) => {
  const answer = await request.get('api/suggestions?lang=it&q=Vulc');
  expect(answer.headers()['cache-control']).toBe('public, max-age=60');
  expect((await answer.json()).courses[0].title).toBe(titles.rich);
  for (const q of ['', '%00', '%25', '😀'.repeat(500), 'a'.repeat(7000)]) {
    expect((await request.get(`api/suggestions?lang=it&q=${q}`)).status()).toBe(200);
  }
  expect((await request.get('api/suggestions?lang=xx&q=vulc')).status()).toBe(400);
  expect((await request.post('api/suggestions?lang=it&q=vulc')).status()).toBe(405);
});
