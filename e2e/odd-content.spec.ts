import type { Page } from '@playwright/test';
import { restUrl } from './support/addresses.ts';
import { ChangedBackend } from './support/changed-backend.ts';
import { changedWebApp } from './support/changed-web-app.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { longWord, type Oddity, oddFields, oddId, oddities, oddTitles } from './support/odd-courses.ts';
import { idOf, titles } from './support/samples.ts';
import { expect, test } from './support/test.ts';

const coursePath = '/mooc/moocVetrina/';
// All tests share one web app.
test.describe.configure({ mode: 'default' });

const web = changedWebApp(async () => {
  const rich = await (await fetch(`${restUrl}${coursePath}${await idOf(titles.rich)}`)).json();
  return ChangedBackend.start(
    (path, answer) => (path in oddLists ? oddLists[path]?.(answer as Fields[]) : withOddSummaries(answer)),
    (path) => {
      const fields = path.startsWith(coursePath) ? oddFields(path.slice(coursePath.length)) : undefined;
      return fields && { ...rich, ...fields };
    },
  );
});

type Fields = Record<string, unknown>;

/** Lists whose names become one long word: the courses of a series, and the values of filters. */
const oddLists: Readonly<Record<string, (list: readonly Fields[]) => unknown>> = {
  [coursePath]: (members) => members.map((member) => ({ ...member, moocTitolo: longWord, mooc_titolo: longWord })),
  '/moocFilters': (filters) =>
    filters.map((filter) => ({
      ...filter,
      moocFilterValueVOs: (filter.moocFilterValueVOs as Fields[]).map((value) => ({ ...value, filterValue: longWord })),
    })),
};

/** Puts the titles of the odd courses on the first cards of every list. */
function withOddSummaries(answer: unknown): unknown {
  const { moocs } = answer as { moocs?: Record<string, unknown>[] };
  if (!Array.isArray(moocs)) return answer;
  const changed = moocs.map((mooc, index) => ({ ...mooc, moocTitolo: oddTitles[index] ?? mooc.moocTitolo }));
  return { ...(answer as object), moocs: changed };
}

async function open(page: Page, oddity: Oddity): Promise<void> {
  const answer = await page.goto(`${web.url}/courseDetails/${oddId(oddity)}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const oddity of oddities) {
  for (const width of [320, 1440]) {
    test(`a course with ${oddity} content fits on ${width} px`, async ({ page, expectProblem }) => {
      // The text contains a picture of another site, which this machine cannot reach.
      if (oddity === 'wide') expectProblem(/example\.org/);
      await page.setViewportSize({ width, height: 800 });
      await open(page, oddity);
      await expectNoSidewaysScroll(page);
    });
  }
}

test('titles from right to left and of 300 characters fit on cards', async ({ page }) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['catalogue', 'home']) {
      await page.goto(`${web.url}/${path}`);
      await expectNoSidewaysScroll(page);
    }
  }
});

test('long words fit between the steps of a series and among the ways on from an empty result', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(
    `${web.url}/courseDetails/${await idOf('Programmare in Python: dal primo script al primo progetto')}`,
  );
  await expect(page.getByRole('link', { name: longWord }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto(`${web.url}/catalogue?q=xqzwkjvy`);
  await expect(page.getByRole('main').getByRole('link', { name: longWord }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a title from right to left reads so', async ({ page }) => {
  await open(page, 'arabic');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveAttribute('lang', 'ar');
  await expect(heading).toHaveCSS('direction', 'rtl');
  const steps = await page.getByRole('navigation', { name: 'Percorso' }).locator('a, span').all();
  const places = await Promise.all(steps.map(async (step) => (await step.boundingBox()) ?? { x: 0, width: 0 }));
  const [, catalogue, here] = places;
  expect((here?.x ?? 0) - (catalogue?.x ?? 0) - (catalogue?.width ?? 0), 'px between two steps').toBeLessThan(40);
});

test('40 teachers: the first by surname in the header, all in their section', async ({ page }) => {
  await open(page, 'crowded');
  await expect(page.getByRole('main').getByRole('link', { name: /39/ }).first()).toBeVisible();
  const names = page.getByRole('heading', { level: 3, name: /^Nome\d+ Cognome\d+$/ });
  await expect(names).toHaveCount(40);
  await expect(names.first()).toHaveText('Nome1 Cognome01');
});

test('an end before the beginning: the end counts', async ({ page }) => {
  await open(page, 'unordered');
  await expect(page.getByText(/^Chiuso (il |l’)/).first()).toBeVisible();
});
