import type { Locator, Page } from '@playwright/test';
import { openCatalogue, results } from './support/catalogue.ts';
import { ChangedBackend, withoutExtensions } from './support/changed-backend.ts';
import { changedWebApp } from './support/changed-web-app.ts';
import { tabTo } from './support/layout.ts';
import { askBackend, type Selection } from './support/samples.ts';
import { holdScripts } from './support/scripts-run.ts';
import { expect, test } from './support/test.ts';

const box = (page: Page, value: string) => page.getByRole('checkbox', { name: new RegExp(`^${value}, `) });
/** Not “corsi”: series are counted too. */
const counted = (count: number) => (count === 0 ? 'nessuna' : count) + (count < 2 ? ' scheda' : ' schede');

/** Expects that a box's label and accessible name say how many courses it would leave. */
async function expectCount(page: Page, value: string, selection: Selection, text = ''): Promise<number> {
  const { total } = await askBackend(selection, text);
  await expect(box(page, value)).toHaveAccessibleName(`${value}, ${counted(total)}`);
  await expect(labelOf(box(page, value))).toHaveText(`${value} (${total})`);
  return total;
}

const labelOf = (one: Locator) => one.locator('..');

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('each value says how many courses it would leave, and leaves them', async ({ page }) => {
      const open = (path: string) => (javaScriptEnabled ? openCatalogue(page, path) : page.goto(path));
      await open('catalogue?q=storia&filterLingua=IT');
      await expectCount(page, 'Italiano', { filterLingua: ['IT'] }, 'storia');
      await expectCount(page, 'Inglese', { filterLingua: ['EN'] }, 'storia');
      const series = { filterLingua: ['IT'], filterTipo: ['series'] };
      const left = await expectCount(page, 'Serie di corsi', series, 'storia');
      await box(page, 'Serie di corsi').check();
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Applica i filtri' }).click();
      await expect(page).toHaveURL(/q=storia&filterLingua=IT&filterTipo=series$/);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(new RegExp(`^${left} (?:cors[oi]|serie)`));
      // The counts of the other filters are updated.
      await expectCount(page, 'Inglese', { filterLingua: ['EN'], filterTipo: ['series'] }, 'storia');
      await expectCount(page, 'Corso singolo', { filterLingua: ['IT'], filterTipo: ['course'] }, 'storia');
    });
  });
}

test('a box that is used before scripts run takes effect when they do', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('catalogue?page=2', { waitUntil: 'commit' });
  await box(page, 'Inglese').check();
  await expect(page).toHaveURL(/page=2$/);
  release();
  await expect(page).toHaveURL(/catalogue\?filterLingua=EN$/);
  await expect(box(page, 'Inglese')).toBeChecked();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Inglese');
  await expect(page).toHaveTitle(/Inglese/);
});

test('a value that would leave nothing is dimmed, not hidden, comes last, and can be chosen by keyboard', async ({
  page,
}) => {
  await openCatalogue(page, 'catalogue?q=vulcano');
  const languages = page.getByRole('group', { name: 'Lingua' }).getByRole('checkbox');
  await expect(languages.first()).toHaveAccessibleName(/, \d+ sched[ae]$/);
  await expect(languages.last()).toHaveAccessibleName(/, nessuna scheda$/);
  const colour = (one: Locator) => labelOf(one).evaluate((label) => getComputedStyle(label).color);
  expect(await colour(languages.last())).not.toBe(await colour(languages.first()));
  await expect(languages.last(), 'the box and its ring keep their contrast').toHaveCSS('opacity', '1');
  const chosen = page.getByRole('checkbox', { name: (await languages.last().getAttribute('aria-label')) ?? '' });
  await tabTo(page, languages.last());
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'Nessun corso corrisponde alla ricerca' })).toBeVisible();
  await expect(chosen).toBeChecked();
  await expect(chosen).toBeFocused();
});

test.describe('with a backend of the contract alone', () => {
  const web = changedWebApp(() => ChangedBackend.start(withoutExtensions));

  test('nothing is counted or asked for, and an empty answer leads on all the same', async ({ page }) => {
    await page.goto(`${web.url}/catalogue?q=vulcano&filterTipo=series&filterLingua=EN`);
    await expect(page.getByRole('checkbox', { name: 'Italiano', exact: true })).toBeVisible();
    await expect(labelOf(page.getByRole('checkbox', { name: 'Italiano', exact: true }))).toHaveText('Italiano');
    expect(web.backend.received.filter(({ address }) => address.includes('conteggi'))).toEqual([]);
    for (const way of ['Senza il filtro Lingua', 'Senza il filtro Tipo', 'Vedi tutto il catalogo'])
      await expect(results(page).getByRole('link', { name: way, exact: true })).toBeVisible();
    await results(page).getByRole('link', { name: '«vulcano» in tutto il catalogo', exact: true }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
