import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { appUrl, restUrl } from './support/addresses.ts';
import { deskStatus, openDesk, waitUntilRead } from './support/desk.ts';
import { askBackend } from './support/samples.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const grid = (page: Page) => page.getByRole('grid', { name: 'Corsi e problemi' });
const header = (page: Page, name: string) => grid(page).getByRole('columnheader', { name });
const cells = (page: Page, field: string) => grid(page).locator(`[role=gridcell][data-field=${field}]`);

/** The backend's number of courses, without series. */
async function courseCount(): Promise<number> {
  return (await askBackend({}, '', { soloMooc: 'true' })).total;
}

async function listLength(path: string): Promise<number> {
  const list: unknown[] = await (await fetch(`${restUrl}${path}`)).json();
  return list.length;
}

/** The sum of the results of all values of a filter. */
async function totalOfValues(filter: string): Promise<number> {
  const filters: { filterName: string; moocFilterValueVOs: { filterKey: string }[] }[] = await (
    await fetch(`${restUrl}/moocFilters`)
  ).json();
  const keys = filters.find(({ filterName }) => filterName === filter)?.moocFilterValueVOs ?? [];
  const totals = await Promise.all(
    keys.map(async ({ filterKey }) => (await askBackend({ [filter]: [filterKey] })).total),
  );
  return totals.reduce((sum, total) => sum + total, 0);
}

async function contentOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

test.describe('the overview', () => {
  test('opens first and tells the catalogue in numbers', async ({ page }) => {
    await signIn(page, appUrl, 'editor');
    await page.goto('restricted');
    await waitUntilRead(page);
    await expect(tab(page, 'Panoramica')).toHaveAttribute('aria-selected', 'true');
    const courses = await courseCount();
    const numbers = page.locator('dl').first().locator('div');
    const shown = await numbers.evaluateAll((pairs) =>
      pairs.map((pair) => [pair.querySelector('dt')?.textContent, Number(pair.querySelector('dd')?.textContent)]),
    );
    expect(Object.fromEntries(shown)).toMatchObject({
      Corsi: courses,
      Serie: (await askBackend({})).total - courses,
      Istituzioni: await listLength('/cata/atenei'),
      Aree: await listLength('/cata/categorie'),
    });
    await expect(deskStatus(page)).toHaveText(`Letti ${courses} corsi`);
  });

  test('has charts whose bars add up, and leads to the courses that have closed', async ({ page }) => {
    await openDesk(page, 'overview');
    const charts = [
      ['Corsi e serie per area', 'filterCategoria'],
      ['Corsi e serie per istituzione', 'filterAteneo'],
      ['Corsi e serie per lingua', 'filterLingua'],
    ] as const;
    for (const [title, filter] of charts) {
      const chart = page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
      const counts = await chart.locator('strong').allTextContents();
      const shown = counts.reduce((sum, count) => sum + Number(count), 0);
      expect([title, shown]).toEqual([title, await totalOfValues(filter)]);
    }
    const closed = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Chiusi' }) });
    const link = closed.getByRole('link').first();
    const title = (await link.textContent())?.replace(' (si apre in una nuova finestra)', '') ?? '';
    const opened = page.waitForEvent('popup');
    await link.click();
    await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(deskStatus(page)).toHaveText(/^Letti/);
  });
});

test.describe('the quality table', () => {
  /** The rows of the exported CSV file, as objects with the columns as keys. */
  async function exported(page: Page): Promise<Record<string, string>[]> {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Esporta in CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('qualita-dei-corsi.csv');
    return parse(await contentOf(file), { bom: true, columns: true, delimiter: ';' });
  }

  async function filter(page: Page, column: string, mode: string, value: string): Promise<void> {
    await header(page, column).hover();
    await header(page, column)
      .getByRole('button', { name: `Menù della colonna ${column}` })
      .click();
    await page.getByRole('menuitem', { name: 'Filtra' }).click();
    await page.getByRole('combobox', { name: 'Operatori' }).click();
    await page.getByRole('option', { name: mode, exact: true }).click();
    await page.getByLabel('Valore').fill(value);
  }

  test('exports on a phone what it exports on a wide screen, though it shows less', async ({ page }) => {
    await openDesk(page, 'quality');
    const rows = await exported(page);
    expect(Object.keys(rows[0] ?? {})).toHaveLength(8);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.reload();
    await waitUntilRead(page);
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    const byTitle = (some: typeof rows) =>
      some.toSorted((one, other) => String(one.Corso).localeCompare(String(other.Corso)));
    expect(byTitle(await exported(page))).toEqual(byTitle(rows));
  });

  test('has every course, the one with most issues first, and sorts', async ({ page }) => {
    await openDesk(page, 'quality');
    await expect(header(page, 'Problemi')).toHaveAttribute('aria-sort', 'descending');
    const rows = await exported(page);
    expect(rows).toHaveLength(await courseCount());
    const counts = rows.map(({ Problemi }) => Number(Problemi));
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    await header(page, 'Corso').click();
    await expect(header(page, 'Corso')).toHaveAttribute('aria-sort', 'ascending');
    const titles = (await exported(page)).map(({ Corso }) => Corso ?? '');
    expect(titles).toEqual([...titles].sort(new Intl.Collator('it').compare));
    await expect(cells(page, 'title').first()).toHaveText(titles[0] ?? '');
  });

  test('counts the issues by kind as its rows do', async ({ page }) => {
    await openDesk(page, 'quality');
    const rows = await exported(page);
    const summary = page.getByRole('list', { name: 'Problemi per tipo' });
    for (const kind of ['Senza immagine', 'Chiuso', 'Manca l’inglese']) {
      const count = rows.filter((row) => row['Che cosa non va']?.includes(kind)).length;
      await expect(summary.getByRole('listitem').filter({ hasText: kind })).toHaveText(`${kind} ${count}`);
    }
    const fine = rows.filter(({ Problemi }) => Problemi === '0').length;
    await expect(summary.getByRole('listitem').last()).toHaveText(`Nessun problema ${fine}`);
  });

  const filters = [
    ['Corso', 'comincia per', 'l', (row: Record<string, string>) => /^l/i.test(row.Corso ?? '')],
    ['Corso', 'contiene', 'PERCHE', (row: Record<string, string>) => /perché/i.test(row.Corso ?? '')],
    ['Problemi', '>=', '2', (row: Record<string, string>) => Number(row.Problemi) >= 2],
    ['Chiusura', 'prima del', '2999-01-01', (row: Record<string, string>) => row.Chiusura !== ''],
  ] as const;
  for (const [column, mode, value, matches] of filters) {
    test(`filters its column ${column}: ${mode} ${value}`, async ({ page }) => {
      await openDesk(page, 'quality');
      const wanted = (await exported(page)).filter(matches).length;
      expect(wanted).toBeGreaterThan(0);
      await filter(page, column, mode, value);
      await expect(grid(page)).toHaveAttribute('aria-rowcount', String(wanted + 1));
      const rows = await exported(page);
      expect(rows).toHaveLength(wanted);
      expect(rows.every(matches)).toBe(true);
    });
  }

  test('leads from a course to the text that an issue is about, and reads nothing again', async ({ page }) => {
    await openDesk(page, 'quality');
    const link = cells(page, 'title').first().getByRole('link');
    const title = (await link.textContent()) ?? '';
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await link.press('Enter');
    await expect(page.getByRole('tab', { name: 'Testi' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { name: 'Testi' })).toBeFocused();
    await expect(page.getByLabel('Corso').locator('option:checked')).toHaveText(title);
    expect(calls.filter((url) => url.includes('/api/mooc/'))).toEqual([]);
  });

  test('stays as it was left while a text is mended', async ({ page }) => {
    await openDesk(page, 'quality');
    const kind = page.getByRole('list', { name: 'Problemi per tipo' }).getByRole('button', { name: 'Senza immagine' });
    await kind.click();
    await header(page, 'Corso').click();
    await cells(page, 'title').first().getByRole('link').click();
    await expect(page.getByLabel('Corso', { exact: true })).toBeVisible();
    await tab(page, 'Qualità').click();
    await expect(kind).toHaveAttribute('aria-pressed', 'true');
    await expect(header(page, 'Corso')).toHaveAttribute('aria-sort', 'ascending');
  });

  test('finds a text whichever apostrophe is typed', async ({ page }) => {
    await openDesk(page, 'quality');
    const search = page.getByRole('searchbox');
    const found: (string | null)[] = [];
    for (const typed of ["L'opera dei pupi", 'L’opera dei pupi']) {
      // Otherwise the row that the first text found would stand for the second.
      await search.fill('');
      await expect(grid(page)).not.toHaveAttribute('aria-rowcount', '2');
      await search.fill(typed);
      await expect(grid(page)).toHaveAttribute('aria-rowcount', '2');
      found.push(await cells(page, 'title').first().textContent());
    }
    expect(found[0]).toBe(found[1]);
  });

  test('leads to the public page of a course, in a new window', async ({ page, context }) => {
    await openDesk(page, 'quality');
    const title = (await cells(page, 'title').first().textContent()) ?? '';
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: `Apri la pagina di ${title}`, exact: true }).click();
    await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(title);
  });
});
