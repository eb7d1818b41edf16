import { holdAnswers } from './support/hold-answers.ts';
import { titles } from './support/samples.ts';
import { holdScripts, waitForScripts } from './support/scripts-run.ts';
import { headerSearch } from './support/search-box.ts';
import { options } from './support/suggestions.ts';
import { expect, test } from './support/test.ts';

const script = /\.js(\?|$)/;
const answer = /\/api\/suggestions\?/;

test.beforeEach(async ({ page }) => {
  await page.goto('about');
  await waitForScripts(page);
});

test('what is typed before the code of suggestions has arrived is asked for once it is there', async ({ page }) => {
  const release = await holdScripts(page);
  const held = page.waitForRequest(script);
  await headerSearch(page).pressSequentially('vulc');
  await held;
  release();
  await expect(options(page).first()).toContainText(titles.rich);
});

test('code of suggestions that did not arrive is asked for again with the next letter', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource|ERR_/);
  await page.route(script, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await headerSearch(page).pressSequentially('vul');
  await failed;
  await page.unrouteAll({ behavior: 'wait' });
  await headerSearch(page).press('c');
  await expect(options(page).first()).toContainText(titles.rich);
});

test('a first answer that comes long after the last letter opens the list', async ({ page }) => {
  const release = await holdAnswers(page, answer);
  const asked = page.waitForRequest(/q=vulc$/);
  await headerSearch(page).pressSequentially('vulc');
  await asked;
  release();
  await expect(options(page).first()).toContainText(titles.rich);
});

test('a failed answer is asked for once more', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource/);
  await page.route(answer, (route) => route.fulfill({ status: 503 }), { times: 1 });
  const failed = page.waitForResponse((response) => response.status() === 503);
  await headerSearch(page).fill('vulc');
  await failed;
  await expect(options(page).first()).toContainText(titles.rich, { timeout: 15_000 });
});
