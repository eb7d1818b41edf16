import type { Page } from '@playwright/test';
import { deskStatus, openDesk, startDesk, waitUntilRead } from './support/desk.ts';
import { askBackend } from './support/samples.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const grid = (page: Page) => page.getByRole('grid', { name: 'Corsi e problemi' });
const onlyCourses = { soloMooc: 'true' };
/** The call for the details of a course. */
const details = /\/api\/mooc\/moocVetrina\/[^/]+$/;

const inFull = '**/api/mooc/corsi?*';

/** Answers as if the backend had no courses in full, so that each is read on its own. */
const nothingInFull = (page: Page) => page.route(inFull, (route) => route.fulfill({ json: { moocs: [] } }));

/** How many answers to the calls of these addresses came from the server, not from the browser's cache. */
const answersFromServer = (page: Page, path: RegExp) =>
  page.evaluate(
    ([source = '']) => {
      const reads = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return reads.filter(({ name, transferSize }) => new RegExp(source).test(name) && transferSize > 0).length;
    },
    [path.source],
  );

const courseCount = async () => (await askBackend({}, '', onlyCourses)).total;

test('reading the catalogue can be stopped, keeps what has been read, and starts again', async ({ page }) => {
  let answered = 0;
  await nothingInFull(page);
  await page.route(details, async (route) => {
    answered += 1;
    if (answered <= 5) await route.continue();
  });
  await startDesk(page, 'quality');
  await expect(page.getByRole('progressbar', { name: 'Lettura del catalogo…' })).toBeVisible();
  await expect(page.getByText(/^Lettura del catalogo: 5 di \d+ corsi$/)).toBeVisible();
  await page.getByRole('button', { name: 'Interrompi la lettura' }).click();
  await expect(deskStatus(page)).toHaveText(`Lettura interrotta dopo 5 di ${await courseCount()} corsi`);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '6');
  await page.unroute(details);
  await page.getByRole('button', { name: 'Leggi di nuovo' }).click();
  await waitUntilRead(page);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String((await courseCount()) + 1));
});

test('reads again what the server has now, not what the browser has kept', async ({ page }) => {
  await nothingInFull(page);
  await openDesk(page, 'quality');
  await page.evaluate(() => performance.clearResourceTimings());
  await page.getByRole('button', { name: 'Leggi di nuovo' }).click();
  await expect.poll(() => answersFromServer(page, details)).toBeGreaterThan(0);
  await waitUntilRead(page);
  expect(await answersFromServer(page, details)).toBe(await courseCount());
});

test('reads many courses with each call where the backend can, each time from the server', async ({ page }) => {
  await openDesk(page, 'quality');
  await page.evaluate(() => performance.clearResourceTimings());
  await page.getByRole('button', { name: 'Leggi di nuovo' }).click();
  await expect.poll(() => answersFromServer(page, /\/api\/mooc\/corsi\?/)).toBe(1);
  await waitUntilRead(page);
  expect(await answersFromServer(page, details)).toBe(0);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String((await courseCount()) + 1));
});

test('names the courses that could not be read', async ({ page, expectProblem }) => {
  expectProblem(/status of 404/);
  const { courses } = await askBackend({}, '', onlyCourses);
  const missing = courses[0];
  await page.route(inFull, async (route) => {
    const response = await route.fetch();
    const { moocs, successivo } = await response.json();
    const others = moocs.filter(({ mooc_id }: { readonly mooc_id: number }) => String(mooc_id) !== missing?.id);
    await route.fulfill({ json: { moocs: others, successivo } });
  });
  await page.route(`**/api/mooc/moocVetrina/${missing?.id}`, (route) =>
    route.fulfill({ status: 404, json: { message: 'Gone' } }),
  );
  await openDesk(page, 'quality');
  await expect(page.getByText(`Non è stato possibile leggere un corso: ${missing?.title}`)).toBeVisible();
  await expect(deskStatus(page)).toHaveText(`Letti ${courses.length - 1} corsi`);
});

test('says when there is no list to begin with, and can be tried again', async ({ page, expectProblem }) => {
  expectProblem(/status of 400/);
  await page.route('**/api/moocFilters', (route) => route.fulfill({ status: 400, json: { message: 'no' } }));
  await startDesk(page, 'quality');
  await expect(deskStatus(page)).toHaveText('Non è stato possibile leggere il catalogo.');
  await page.unroute('**/api/moocFilters');
  await page.getByRole('button', { name: 'Leggi di nuovo' }).click();
  await waitUntilRead(page);
});
