import type { Page } from '@playwright/test';
import { appUrl } from './support/addresses.ts';
import { openCatalogue } from './support/catalogue.ts';
import { idOf, titles } from './support/samples.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

// The browser reports everything that a policy blocks to the console, and each such report fails a test.

const pages = async () => [
  'home',
  'catalogue',
  'catalogue?filterCategoria=3',
  'catalogue?q=mare',
  `courseDetails/${await idOf(titles.rich)}`,
  `collectionCard/${await idOf(titles.series)}`,
  'about',
  'aboutUniv',
  'aboutUniv/4',
  'teacher/1',
  'saved?ids=1,2',
  'compare?ids=1,2',
  'en/home',
  'nessuna-pagina',
  'login/failed?reason=backend',
];

/** Waits until React has hydrated the page, which shows that Next's inline scripts have run. */
async function expectAlive(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /Cambia tema|Switch between light/ }).first();
  await expect(async () => {
    const before = await page.locator('html').getAttribute('data-theme');
    await button.click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', before ?? 'none', { timeout: 1000 });
  }).toPass();
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page lives under its policy, in the ${colorScheme} theme`, async ({ page, expectProblem }) => {
    expectProblem(/status of 404 .*nessuna-pagina/);
    await page.emulateMedia({ colorScheme });
    for (const path of await pages()) {
      const answer = await page.goto(path);
      const policy = answer?.headers()['content-security-policy'] ?? '';
      expect(policy, path).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+;/);
      expect(policy.match(/script-src[^;]*/)?.[0], path).not.toMatch(/unsafe|nonce|https?:|\*/);
      await page.mouse.wheel(0, 20_000);
      await expectAlive(page);
    }
  });
}

test('a page from the cache and its first copy have the same policy, and no word of ours gives scripts a right', async ({
  request,
}) => {
  // Retried, because the page may be rendered again between two requests.
  await expect(async () => {
    const [first, second] = [await request.get('about'), await request.get('about')];
    expect(second.headers()['content-security-policy']).toBe(first.headers()['content-security-policy']);
    expect(await second.text()).not.toMatch(/<script[^>]*nonce/);
  }).toPass();
});

test('menus, explore panel and results that the browser loads', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openCatalogue(page);
  await page.getByRole('button', { name: 'Esplora' }).first().click();
  await expect(page.getByRole('tab').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/catalogue\?filter/);
});

test('the signed-in area: grid and editor', async ({ page }) => {
  // Slow, because two parts read the whole catalogue.
  test.slow();
  await signIn(page, appUrl, 'editor');
  for (const path of ['restricted', 'restricted?desk=quality', 'restricted?desk=texts', 'logout']) {
    const answer = await page.goto(path);
    expect(answer?.headers()['content-security-policy'], path).toContain("form-action 'self' https: http:");
    await page.waitForLoadState('networkidle');
  }
});

test('a script that got into a page does not run', async ({ page, expectProblem }) => {
  expectProblem(/Content Security Policy/);
  expectProblem(/status of 404 .*\/x\)$/);
  // React notices that the HTML differs from the one that it rendered.
  expectProblem(/React error #418/);
  await page.route('**/about', async (route) => {
    const answer = await route.fetch();
    const harm = [
      '<script>window.harm = 1</script>',
      '<script nonce="">window.harm = 2</script>',
      '<img src="x" onerror="window.harm = 3">',
      '<iframe srcdoc="<script>parent.harm = 4</script>"></iframe>',
      '<script src="https://hostile.example/a.js"></script>',
      '<script src="data:text/javascript,window.harm=5"></script>',
    ];
    await route.fulfill({ response: answer, body: (await answer.text()).replace('<main', `${harm.join('')}<main`) });
  });
  await page.goto('about');
  await expectAlive(page);
  expect(await page.evaluate(() => 'harm' in window)).toBe(false);
});
