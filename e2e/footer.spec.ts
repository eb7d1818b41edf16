import { ChangedBackend } from './support/changed-backend.ts';
import { expectNoSidewaysScroll, tabTo } from './support/layout.ts';
import { waitForScripts } from './support/scripts-run.ts';
import { expect, test } from './support/test.ts';
import { startWebApp } from './support/web-app.ts';

const addresses = {
  'social.facebook': 'https://www.facebook.com/esempio',
  'social.instagram': 'https://www.instagram.com/esempio/',
  'social.linkedin': 'https://www.linkedin.com/school/esempio?originalSubdomain=it',
};
const names = Object.keys(addresses) as (keyof typeof addresses)[];

/** Properties of a backend, and the expected number of profiles in the footer. */
const cases = [
  { named: 'none', properties: {}, shown: 0 },
  {
    named: 'front pages of networks',
    properties: {
      'social.facebook': 'https://www.facebook.com/',
      'social.instagram': 'https://www.instagram.com/it/',
      'social.linkedin': 'https://www.linkedin.com/home',
    },
    shown: 0,
  },
  ...[1, 2, 3].map((shown) => ({
    named: `${shown} of them`,
    properties: Object.fromEntries(names.slice(0, shown).map((name) => [name, addresses[name]])),
    shown,
  })),
];

for (const { named, properties, shown } of cases) {
  test(`the footer links the profiles that the backend names: ${named}`, async ({ page, stopAfterTest }) => {
    const backend = await stopAfterTest(
      ChangedBackend.start((path, answer) => {
        if (path !== '/jaf/public/props') return answer;
        const others = Object.entries(answer as object).filter(([name]) => !name.startsWith('social.'));
        return { ...Object.fromEntries(others), ...properties };
      }),
    );
    const web = await stopAfterTest(startWebApp(backend.restUrl));
    await page.goto(`${web.url}/about`);
    const footer = page.getByRole('contentinfo');
    const profiles = footer.getByRole('navigation', { name: 'Seguici' });
    await expect(profiles).toHaveCount(shown === 0 ? 0 : 1);
    const links = await profiles
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links).toEqual(Object.values(properties).slice(0, shown));
    for (const width of [320, 991, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      // No column is empty, and no two columns overlap.
      const columns = await footer
        .locator(':scope > div > *')
        .evaluateAll((all) =>
          all.map((column) => ({ text: column.textContent, ...column.getBoundingClientRect().toJSON() })),
        );
      for (const { text } of columns) expect(text).toMatch(/\S/);
      for (const [index, a] of columns.entries()) {
        for (const b of columns.slice(index + 1)) {
          expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
        }
      }
    }
  });
}

for (const width of [320, 360, 991, 1440]) {
  test(`the button that leads to the top covers no link of the footer at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('home', { waitUntil: 'load' });
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const button = page.getByRole('button', { name: 'Torna su' });
    await expect(button).toBeVisible();
    // Scrolls again, because sections near the window are laid out late and change the page's height.
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
        const top = (await button.boundingBox())?.y ?? 0;
        const links = await page.getByRole('contentinfo').getByRole('link').all();
        const boxes = await Promise.all(links.map((link) => link.boundingBox()));
        return boxes.every((box) => box !== null && box.y + box.height <= top);
      })
      .toBe(true);
  });
}

test('the ring of the button that leads to the top is inside it, in the colour of its arrow', async ({ page }) => {
  await page.goto('home');
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const button = page.getByRole('button', { name: 'Torna su' });
  await button.focus();
  const arrow = await button.evaluate((shown) => getComputedStyle(shown).color);
  await expect(button).toHaveCSS('outline-color', arrow);
  await expect(button).toHaveCSS('outline-offset', '-8px');
});

test('what has the focus on a phone does not lie below the button that leads to the top', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('aboutUniv');
  await waitForScripts(page);
  const button = page.getByRole('button', { name: 'Torna su' });
  const links = page.getByRole('main').getByRole('link', { name: /^Visita il sito/ });
  let compared = 0;
  for (const link of (await links.all()).slice(0, 20)) {
    await tabTo(page, link);
    // The button appears only after some scrolling.
    if (!(await button.isVisible())) continue;
    const [focused, top] = await Promise.all([link.boundingBox(), button.boundingBox()]);
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(10);
});

test('the demonstration has no profiles, and its footer leads nowhere else', async ({ page, baseURL }) => {
  for (const path of ['home', 'en/catalogue', 'aboutUniv']) {
    await page.goto(path);
    const links = page.getByRole('contentinfo').getByRole('link');
    const origins = await links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).origin),
    );
    expect(origins.length).toBeGreaterThan(4);
    expect(new Set(origins)).toEqual(new Set([new URL(baseURL ?? '').origin]));
  }
});

test('the footer leads to the open data', async ({ page }) => {
  await page.goto('home');
  await page.getByRole('contentinfo').getByRole('link', { name: 'dati aperti' }).click();
  await expect(page).toHaveURL(/\/legal$/);
  await expect(page.getByRole('heading', { name: 'Dati aperti' })).toBeVisible();
});
