import type { Page } from '@playwright/test';
import { expectAccessible, expectGoodColours } from './support/accessibility.ts';
import { appUrl } from './support/addresses.ts';
import { results } from './support/catalogue.ts';
import { expectNoSidewaysScroll, tabTo } from './support/layout.ts';
import { askBackend, idOf, titles } from './support/samples.ts';
import { headerSearch } from './support/search-box.ts';
import { expect, test } from './support/test.ts';

/** The path of the first course that is closed, or that opens within a month. */
async function courseThatIs(state: 'closed' | 'soon'): Promise<string> {
  const { courses } = await askBackend({ filterDisponibilita: [state] }, '', { soloMooc: 'true' });
  return `courseDetails/${courses[0]?.id}`;
}

const pages = {
  home: () => 'home',
  catalogue: () => 'catalogue',
  'catalogue with filters': () => 'catalogue?filterCategoria=3&filterCategoria=7&filterLingua=IT',
  'catalogue without a result': () => 'catalogue?q=xqzxqzxqz',
  'a subject': () => 'catalogue?filterCategoria=3',
  'rich course': async () => `courseDetails/${await idOf(titles.rich)}`,
  'sparse course': async () => `courseDetails/${await idOf(titles.sparse)}`,
  'course in another language': async () => `courseDetails/${await idOf(titles.english)}`,
  'closed course': () => courseThatIs('closed'),
  'course that is yet to open': () => courseThatIs('soon'),
  series: async () => `collectionCard/${await idOf(titles.series)}`,
  institutions: () => 'aboutUniv',
  'institutions by name': () => 'aboutUniv?q=bologna',
  'an institution': () => 'aboutUniv/4',
  teacher: () => 'teacher/1',
  'every question': () => 'list/faq',
  'every value of a filter': () => 'list/filterCategoria',
  about: () => 'about',
  accessibility: () => 'accessibility',
  privacy: () => 'privacy',
  'legal notes': () => 'legal',
  'saved courses': async () => `saved?ids=${await idOf(titles.rich)},${await idOf(titles.english)},4711999`,
  'no saved course': () => 'saved',
  comparison: async () =>
    `compare?ids=${await idOf(titles.rich)},${await idOf(titles.english)},${await idOf(titles.sparse)}`,
  'not found': () => 'nessuna-pagina',
  unavailable: () => 'unavailable?of=%2FcourseDetails%2F1',
};

// Otherwise axe would measure elements in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

test.describe('axe finds nothing, and nothing scrolls sideways', () => {
  for (const [name, path] of Object.entries(pages)) {
    test(`${name}, Italian, both themes of the system, from 320 to 1440 px`, async ({ page, expectProblem }) => {
      if (name === 'not found') expectProblem(/status of 404/);
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page, await path());
      await expectNoSidewaysScroll(page, [320, 360, 991, 1440]);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectGoodColours(page);
    });

    test(`${name}, English, both themes as chosen, at 360 and 1440 px`, async ({ page, baseURL, expectProblem }) => {
      if (name === 'not found') expectProblem(/status of 404/);
      await page.context().addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
      await page.setViewportSize({ width: 1440, height: 800 });
      await open(page, `en/${await path()}`);
      await expectNoSidewaysScroll(page, [1440, 360]);
      await expectAccessible(page);
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
      await expectGoodColours(page);
    });
  }

  test('what opens: filters on a small screen, institutions of a card, questions', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, 'catalogue');
    await page.getByText('Filtri', { exact: true }).click();
    await page.getByText('Mostra altri 8').click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await open(page, `catalogue?q=vulcano`);
    await page.getByRole('article').locator('summary').first().click();
    await expectAccessible(page);
    await open(page, `courseDetails/${await idOf(titles.rich)}`);
    for (const question of await page.locator('#faq summary').all()) await question.click();
    await expectAccessible(page);
  });
});

test('the slashes of the breadcrumb are seen, not heard', async ({ page }) => {
  await open(page, `courseDetails/${await idOf(titles.rich)}`);
  const inspector = await page.context().newCDPSession(page);
  const { nodes } = await inspector.send('Accessibility.getFullAXTree');
  const heard = nodes.filter(({ role }) => role?.value === 'StaticText').map(({ name }) => name?.value);
  expect(heard).toContain('Catalogo');
  expect(heard).not.toContain('/');
});

test('names of links and landmarks that are made of two texts have a space between them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 3000 });
  const inspector = await page.context().newCDPSession(page);
  for (const [path, role, apart, together] of [
    ['aboutUniv/4', 'link', /^Aperto ora \d/, /^Aperto ora\d/],
    [`courseDetails/${await idOf('AI in the Classroom')}`, 'navigation', /della serie \S/, /della serie\S/],
  ] as const) {
    await open(page, path);
    const { nodes } = await inspector.send('Accessibility.getFullAXTree');
    const names = nodes.filter((node) => node.role?.value === role).map(({ name }) => String(name?.value));
    expect(names).toContainEqual(expect.stringMatching(apart));
    expect(names).not.toContainEqual(expect.stringMatching(together));
  }
});

test('what a status says stands in an element of its own, because Orca reads “status bar” alone otherwise', async ({
  page,
}) => {
  const ids = `ids=${await idOf(titles.rich)},${await idOf(titles.english)}`;
  for (const path of ['catalogue?q=musica', 'aboutUniv?q=bologna', `compare?${ids}`, `saved?${ids}`]) {
    await open(page, path);
    const status = page.getByRole('main').getByRole('status').first();
    await expect(status.locator('p')).toHaveText(/\d/);
    expect(await status.evaluate(({ childNodes }) => [...childNodes].map(({ nodeName }) => nodeName))).toEqual(['P']);
  }
});

test('Safari reads lists as lists, because none of them has the style “none”', async ({ page }) => {
  for (const path of ['home', `courseDetails/${await idOf(titles.rich)}`]) {
    await open(page, path);
    const styles = await page
      .locator('ul, ol')
      .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType));
    expect(styles.length).toBeGreaterThan(5);
    expect(styles).not.toContain('none');
  }
  await open(page, 'catalogue');
  await expect(results(page).getByRole('article').first().locator('xpath=..')).toHaveCSS('display', 'list-item');
});

test('a list in an editor’s text has the letters that it asks for, otherwise numbers or bullets', async ({ page }) => {
  await open(page, `courseDetails/${await idOf(titles.rich)}`);
  const markers = await page.locator('[class*="richText"]').evaluateAll(([text]) => {
    if (text) text.innerHTML = '<ol type="a"><li>a</li></ol><ol><li>1</li></ol><ul><li>b</li></ul>';
    return [...(text?.children ?? [])].map((list) => getComputedStyle(list).listStyleType);
  });
  expect(markers).toEqual(['lower-alpha', 'decimal', 'disc']);
});

test('who speaks to the computer names the search box by the words that it shows', async ({ page }) => {
  await open(page, 'about');
  await expect(headerSearch(page)).toHaveAccessibleName('Cerca corsi, temi, docenti');
  await expect(headerSearch(page)).toHaveAttribute('placeholder', 'Cerca corsi, temi, docenti');
});

test('the ring of the button that saves a course is inside it, not on a picture of any colour', async ({ page }) => {
  await open(page, 'catalogue');
  const save = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Salva/ });
  await tabTo(page, save);
  await expect(save).toHaveCSS('outline-offset', '-3px');
});

test.describe('by keyboard alone', () => {
  test('the first stop leads past the header, on every page', async ({ page, expectProblem }) => {
    expectProblem(/status of 404/);
    for (const path of ['home', 'catalogue', 'aboutUniv', 'aboutUniv/4', 'teacher/1', 'saved', 'nessuna-pagina']) {
      await open(page, path);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Vai al contenuto' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    }
  });

  test('Tab goes past what scrolls to the links and boxes in it, in Firefox too, which would stop', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const path of ['home', 'catalogue']) {
      await open(page, path);
      const stops = await page.getByRole('main').evaluate((main) => {
        for (const details of main.querySelectorAll('details')) details.open = true;
        return [...main.querySelectorAll('ul, div, nav, form')]
          .filter(
            (part) => part.querySelector('a, button, input') && /auto|scroll/.test(getComputedStyle(part).overflow),
          )
          .filter((part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight)
          .map((part) => ({ part: part.className, tabindex: part.getAttribute('tabindex') }));
      });
      expect(stops.length).toBeGreaterThan(1);
      // A carousel no longer scrolls once it is near the window.
      const others = stops.filter(({ part, tabindex }) => tabindex !== '-1' && !part.includes('viewport'));
      expect(others).toEqual([]);
    }
  });

  test('from the home page through search, filter and pages to a course and its platform', async ({ page }) => {
    await open(page, 'home');
    await tabTo(page, headerSearch(page));
    await page.keyboard.type('storia');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${appUrl}/catalogue?q=storia`);

    const italian = page.getByRole('checkbox', { name: 'Italiano' });
    await tabTo(page, italian);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\?q=storia&filterLingua=IT$/);
    await tabTo(page, page.getByRole('link', { name: 'Successiva' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?q=storia&filterLingua=IT&page=2$/);

    const card = page.getByRole('article').first();
    await expect(results(page)).toHaveAttribute('aria-busy', 'false');
    const title = await card.getByRole('heading').textContent();
    await tabTo(page, card.getByRole('heading').getByRole('link'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await tabTo(page, page.getByRole('main').getByRole('link').first());
  });
});
