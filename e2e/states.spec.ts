import { RunningProgram } from '../scripts/child-process.ts';
import { waitUntilAnswers } from '../scripts/wait.ts';
import { expectAccessible, expectGoodColours } from './support/accessibility.ts';
import { product } from './support/addresses.ts';
import { freePort } from './support/free-port.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { expect, test } from './support/test.ts';

/** The names of the areas in `e2e/states/areas`. */
const areas = ['ui', 'catalogue', 'course', 'lists', 'places', 'home', 'around', 'shell', 'status'];
/** Rules to skip: pages with many states of a component repeat its landmarks, headings and ids. */
const rulesOfWholePages = [
  ...['region', 'landmark-unique', 'landmark-one-main', 'page-has-heading-one', 'heading-order'],
  ...['landmark-no-duplicate-main', 'landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo'],
  ...['landmark-main-is-top-level', 'landmark-banner-is-top-level', 'landmark-contentinfo-is-top-level'],
  ...['landmark-complementary-is-top-level', 'duplicate-id-aria', 'document-title'],
];
/** Milliseconds for the development server to compile its first page on a busy machine. */
const startLimitMs = 180_000;

let states: RunningProgram;
let address = '';

// All tests share one server, in one worker.
test.describe.configure({ mode: 'default', timeout: startLimitMs });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async () => {
  test.setTimeout(startLimitMs);
  const port = await freePort();
  address = `http://localhost:${port}/${product}/app`;
  states = new RunningProgram(
    {
      label: 'states',
      args: ['node_modules/next/dist/bin/next', 'dev', 'e2e/states', '--port', String(port)],
      env: { STATES_PORT: String(port), NEXT_TELEMETRY_DISABLED: '1' },
      root: process.cwd(),
    },
    () => undefined,
  );
  await waitUntilAnswers(`${address}/it`, startLimitMs);
});
test.afterAll(() => states.stop());

// The development server's log also goes to the browser. It has this warning, because the footer has no backend here.
test.beforeEach(({ expectProblem }) => expectProblem(/Left out of the pages for now/));

for (const area of areas) {
  test(`${area}: axe finds nothing in any state, in either theme, and nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${address}/it/${area}`);
    await expect(page.locator('[data-state]').first()).toBeVisible();
    await expectAccessible(page, rulesOfWholePages);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectGoodColours(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
}

test('every area is tested here', async ({ page }) => {
  await page.goto(`${address}/it`);
  const links = page.getByRole('main').getByRole('link', { name: 'English' });
  await expect(links).toHaveCount(areas.length);
  for (const area of areas) await expect(page.getByRole('link', { name: area, exact: true })).toBeVisible();
});
