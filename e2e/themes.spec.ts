import type { Page } from '@playwright/test';
import { origin } from './support/addresses.ts';
import { idOf, titles } from './support/samples.ts';
import { holdScripts, waitForScripts } from './support/scripts-run.ts';
import { list, options, typeIn } from './support/suggestions.ts';
import { expect, test } from './support/test.ts';

const themeSwitch = (page: Page) => page.getByRole('button', { name: 'Cambia tema chiaro o scuro' });
const days = 24 * 60 * 60;

function isLight(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return (red + green + blue) / 3 > 127;
}

/** The visible theme, read from the page's background. */
async function shownTheme(page: Page): Promise<'light' | 'dark'> {
  return isLight(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)) ? 'light' : 'dark';
}

async function themeCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'theme');
}

test.describe('until the visitor chooses, the system decides', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`for ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('about');
      expect(await shownTheme(page)).toBe(colorScheme);
      await expect(page.locator('html')).not.toHaveAttribute('data-theme');
      expect(await themeCookie(page)).toBeUndefined();
    });
  }

  test('also when it changes its mind', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('about');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => shownTheme(page)).toBe('dark');
  });
});

test('the choice is kept in the cookie for 365 days, on every page, whatever the system says', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('about');
  await waitForScripts(page);
  await themeSwitch(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => shownTheme(page)).toBe('dark');
  const cookie = await themeCookie(page);
  expect(cookie).toMatchObject({ value: 'dark', path: '/', sameSite: 'Lax' });
  const left = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(Math.round(left / days)).toBe(365);

  await page.goto('en/catalogue');
  expect(await shownTheme(page)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await waitForScripts(page);
  await page.getByRole('button', { name: 'Switch between light and dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  expect(await shownTheme(page)).toBe('light');
});

test.describe('no flash', () => {
  test('the server sends everybody the same page', async ({ request }) => {
    // Retried, because the page may be rendered again between two requests.
    await expect(async () => {
      const plain = await request.get('about');
      const withTheme = await request.get('about', { headers: { cookie: 'theme=dark' } });
      expect(withTheme.headers()['set-cookie']).toBeUndefined();
      expect(await withTheme.text()).toBe(await plain.text());
    }).toPass();
  });

  for (const path of ['home', 'catalogue', `courseDetails/{course}`]) {
    test(`the theme is there before the first line of the page: ${path}`, async ({ page, baseURL }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.context().addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
      await page.addInitScript(() => {
        const seen: (string | undefined)[] = [];
        Object.assign(window, { themesSeen: seen });
        const note = () => document.body && seen.push(document.documentElement.dataset.theme);
        new MutationObserver(note).observe(document, { childList: true, subtree: true, attributes: true });
        document.addEventListener('DOMContentLoaded', note);
      });
      await page.goto(path.replace('{course}', await idOf(titles.rich)));
      const seen = await page.evaluate(() => (window as unknown as { themesSeen: string[] }).themesSeen);
      expect(new Set(seen)).toEqual(new Set(['dark']));
      expect(await shownTheme(page)).toBe('dark');
    });
  }

  test('the theme stays on a page that an extension or a translation has changed before scripts run', async ({
    page,
    baseURL,
    expectProblem,
  }) => {
    expectProblem(/React error #418/);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.context().addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
    const release = await holdScripts(page);
    await page.goto('about', { waitUntil: 'commit' });
    const changed = page.getByRole('heading', { level: 1 }).locator('font');
    await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      title.innerHTML = '<font>The project</font>';
    });
    release();
    await waitForScripts(page);
    await expect(changed).toHaveCount(0);
    expect(await shownTheme(page)).toBe('dark');
  });

  test('a cookie with another value counts for nothing', async ({ page, baseURL }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.context().addCookies([{ name: 'theme', value: 'pink', url: baseURL ?? '' }]);
    await page.goto('about');
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    expect(await shownTheme(page)).toBe('dark');
  });
});

test('without scripts the system decides too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto(`${baseURL}about`);
  const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await context.close();
  expect(ground).not.toBe('rgb(250, 247, 241)');
});

for (const path of ['home', 'catalogue', 'aboutUniv/4', 'teacher/1', 'about']) {
  test(`${path} is white on paper, without header and footer, for who reads in the dark`, async ({ page, context }) => {
    await context.addCookies([{ name: 'theme', value: 'dark', url: origin }]);
    await page.goto(path);
    expect(await shownTheme(page)).toBe('dark');
    await page.emulateMedia({ media: 'print' });
    expect(await shownTheme(page)).toBe('light');
    for (const around of ['banner', 'contentinfo', 'complementary'] as const)
      await expect(page.getByRole(around)).toBeHidden();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    expect(isLight(await title.evaluate((text) => getComputedStyle(text).color))).toBe(false);
  });
}

test('in forced colours the mark of an open course is filled, that of a course to come is a ring', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const border = async (address: string, state: RegExp) => {
    await page.goto(address);
    const label = page.getByRole('article').getByText(state).first();
    return label.evaluate((text) => Number.parseFloat(getComputedStyle(text, '::before').borderTopWidth));
  };
  expect(await border('catalogue', /^Aperto fino/)).toBeGreaterThan(4);
  expect(await border('catalogue?order=opening', /^Apre (il|l’)/)).toBe(2);
});

test('in forced colours the letters of suggestions that were typed are as legible as the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await typeIn(page, 'about', 'musi');
  const colours = await options(page)
    .locator('mark')
    .first()
    .evaluate((letters) => [letters, letters.parentElement].map((part) => part && getComputedStyle(part).color));
  expect(colours[0]).toBe(colours[1]);
});

test('in forced colours only the active suggestion has a bar beside it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const box = await typeIn(page, 'about', 'musi');
  await box.press('ArrowDown');
  const bar = (option: number) =>
    options(page)
      .nth(option)
      .evaluate((part) => getComputedStyle(part).borderLeftColor);
  const ground = await list(page).evaluate((part) => getComputedStyle(part).backgroundColor);
  await expect.poll(() => bar(0)).not.toBe(ground);
  expect(await bar(1)).toBe(ground);
});

test('in forced colours the open tab of explore and the chosen institution are underlined', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('home');
  await page.getByRole('button', { name: 'Esplora' }).click();
  await expect(page.getByRole('tab', { selected: true })).toHaveCSS('text-decoration-line', 'underline');
  await expect(page.getByRole('tab', { selected: false })).toHaveCSS('text-decoration-line', 'none');
  await page.keyboard.press('Escape');
  const institutions = page.getByRole('list', { name: 'Mostra i corsi di un ateneo' }).getByRole('button');
  await institutions.first().click();
  await expect(institutions.first()).toHaveCSS('text-decoration-line', 'underline');
  await expect(institutions.nth(1)).toHaveCSS('text-decoration-line', 'none');
});

test('in forced colours the button of a carousel that leads nowhere is grey', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('home');
  const carousel = page.getByRole('group', { name: 'Corsi in primo piano' });
  await carousel.scrollIntoViewIfNeeded();
  const colourOf = (name: string) =>
    carousel.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).color);
  await expect(carousel.getByRole('button', { name: 'Precedente' })).toBeDisabled();
  expect(await colourOf('Precedente')).not.toBe(await colourOf('Successivo'));
});

test('in forced colours the number of the page that is shown is underlined', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('catalogue?page=2');
  const number = (shown: number) => page.getByRole('link', { name: `Pagina ${shown}`, exact: true });
  await expect(number(2)).toHaveCSS('text-decoration-line', 'underline');
  await expect(number(3)).toHaveCSS('text-decoration-line', 'none');
});

test('the hints in all empty fields have the colour of secondary text, in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('aboutUniv');
    const secondary = await page
      .getByText('Per città')
      .first()
      .evaluate((text) => getComputedStyle(text).color);
    const colours = await page
      .getByRole('main')
      .or(page.getByRole('banner'))
      .locator('input[placeholder]')
      .evaluateAll((fields) => fields.map((field) => getComputedStyle(field, '::placeholder').color));
    expect(colours, colorScheme).toEqual([secondary, secondary]);
  }
});

test('who asks for more contrast gets lines and muted texts in the colour of text, in both themes', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const contrast of ['more', 'no-preference'] as const) {
      await page.emulateMedia({ colorScheme, contrast });
      await page.goto('aboutUniv');
      const faint = await page.getByRole('banner').evaluate((header) => {
        const { borderBottomColor, color } = getComputedStyle(header);
        const hint = header.querySelector('input') ?? header;
        return [borderBottomColor, getComputedStyle(hint, '::placeholder').color].map((other) => other !== color);
      });
      expect(faint, `${colorScheme}, ${contrast}`).toEqual(contrast === 'more' ? [false, false] : [true, true]);
    }
  }
});
