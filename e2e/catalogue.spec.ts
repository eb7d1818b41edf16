import type { Page } from '@playwright/test';
import { cards, count, openCatalogue, results } from './support/catalogue.ts';
import { askBackend } from './support/samples.ts';
import { headerSearch } from './support/search-box.ts';
import { expect, test } from './support/test.ts';

/** Specification, section 9. */
const pageSize = 9;
const computing = { key: '7', it: 'Informatica e dati' };
const music = { key: '3', it: 'Musica' };

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Filtri' });
/** Matches the name of a filter value, with or without the number of courses that some backends count. */
const optionallyCounted = (name: string) => new RegExp(`^${name}(,|$)`);
const box = (page: Page, name: string) => sidebar(page).getByRole('checkbox', { name: optionallyCounted(name) });
const chips = (page: Page) => page.getByRole('list', { name: 'Filtri attivi' });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pagine dei risultati' });
const counted = (total: number) => new RegExp(`^${total} cors[oi]`);

test.describe('search text', () => {
  test('Enter in the search box shows what the backend finds, in the title and in the address', async ({ page }) => {
    const { total } = await askBackend({}, 'mare');
    await openCatalogue(page);
    const searchBox = headerSearch(page);
    await searchBox.fill('  mare ');
    await searchBox.press('Enter');
    await expect(page).toHaveURL(/\/catalogue\?q=mare$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Risultati per «mare»');
    await expect(count(page)).toHaveText(counted(total));
    await expect(searchBox).toHaveValue('mare');
  });

  test('is taken away by its chip, and the filters stay', async ({ page }) => {
    const { total } = await askBackend({ filterCategoria: [computing.key] });
    await openCatalogue(page, `catalogue?q=dati&filterCategoria=${computing.key}`);
    await chips(page).getByRole('link', { name: 'Togli la ricerca «dati»' }).click();
    await expect(page).toHaveURL(/\/catalogue\?filterCategoria=7$/);
    await expect(count(page)).toHaveText(counted(total));
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      test('that names the language of courses leads to the filter', async ({ page }) => {
        const { total } = await askBackend({ filterLingua: ['EN'] });
        if (javaScriptEnabled) await openCatalogue(page, 'catalogue?q=corsi+in+inglese');
        else await page.goto('catalogue?q=corsi+in+inglese');
        await results(page).getByRole('link', { name: 'Filtra per lingua: Inglese' }).click();
        await expect(page).toHaveURL(/\/catalogue\?filterLingua=EN$/);
        await expect(count(page)).toHaveText(counted(total));
      });
    });
  }

  test('that finds nothing offers a way on', async ({ page }) => {
    await openCatalogue(page, 'catalogue?q=xqzxqzxqz');
    await expect(count(page)).toHaveText('Nessun corso');
    await expect(results(page).getByRole('heading', { name: 'Nessun corso corrisponde alla ricerca' })).toBeVisible();
    await results(page).getByRole('link', { name: 'Vedi tutto il catalogo' }).click();
    await expect(page).toHaveURL(/\/catalogue$/);
    await expect(cards(page)).toHaveCount(pageSize);
  });
});

test.describe('filters', () => {
  test('take effect at once: values of one filter are alternatives, filters narrow each other', async ({ page }) => {
    const one = await askBackend({ filterCategoria: [computing.key] });
    const either = await askBackend({ filterCategoria: [computing.key, music.key] });
    const both = await askBackend({ filterCategoria: [computing.key, music.key], filterLingua: ['EN'] });
    expect(either.total).toBeGreaterThan(one.total);
    expect(both.total).toBeLessThan(either.total);

    await openCatalogue(page);
    await sidebar(page).getByText('Mostra altri 8').click();
    await box(page, computing.it).check();
    await expect(count(page)).toHaveText(counted(one.total));
    await expect(page).toHaveURL(/\?filterCategoria=7$/);
    await box(page, music.it).check();
    await expect(count(page)).toHaveText(counted(either.total));
    await box(page, 'Inglese').check();
    await expect(count(page)).toHaveText(counted(both.total));
    await expect(page).toHaveURL(/\?filterCategoria=3&filterCategoria=7&filterLingua=EN$/);
    await expect(page).toHaveTitle(/Informatica e dati.*Inglese/);
  });

  test('show four values, the selected first, and the rest on demand', async ({ page }) => {
    await openCatalogue(page, `catalogue?filterCategoria=${computing.key}`);
    const group = sidebar(page).getByRole('group', { name: 'Area' });
    await expect(group.getByRole('checkbox').filter({ visible: true })).toHaveCount(4);
    await expect(group.getByRole('checkbox').first()).toBeChecked();
    await expect(group.getByRole('checkbox').first()).toHaveAccessibleName(optionallyCounted(computing.it));
    await group.getByText('Mostra altri 8').click();
    await expect(group.getByRole('checkbox').filter({ visible: true })).toHaveCount(12);
    await group.getByText('Mostra meno').click();
    await expect(group.getByRole('checkbox').filter({ visible: true })).toHaveCount(4);
  });

  test('keep the focus on a box whose place has changed', async ({ page }) => {
    await openCatalogue(page);
    await sidebar(page).getByText('Mostra altri 8').click();
    await box(page, music.it).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\?filterCategoria=3$/);
    await expect(box(page, music.it)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\/catalogue$/);
    await expect(box(page, music.it)).toBeFocused();
    await expect(box(page, music.it)).not.toBeChecked();
  });

  test('are taken away by chips, by the reset of one filter and by that of all', async ({ page }) => {
    await openCatalogue(page, 'catalogue?filterCategoria=3&filterCategoria=7&filterLingua=EN');
    await expect(chips(page).getByRole('link')).toHaveCount(3);
    await chips(page).getByRole('link', { name: 'Togli Musica' }).click();
    await expect(page).toHaveURL(/\?filterCategoria=7&filterLingua=EN$/);
    // The answer makes the lists of values shorter, and what is below them moves.
    await expect(results(page)).toHaveAttribute('aria-busy', 'false');
    await sidebar(page).getByRole('link', { name: 'Azzera il filtro Lingua' }).click();
    await expect(page).toHaveURL(/\?filterCategoria=7$/);
    await expect(results(page)).toHaveAttribute('aria-busy', 'false');
    await sidebar(page).getByRole('link', { name: 'Azzera tutti i filtri' }).click();
    await expect(page).toHaveURL(/\/catalogue$/);
    await expect(chips(page)).toBeHidden();
    await expect(box(page, 'Inglese')).not.toBeChecked();
  });

  test('open over the results on a small screen, with their number on the button', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openCatalogue(page, `catalogue?filterCategoria=${computing.key}`);
    await expect(box(page, computing.it)).toBeHidden();
    await sidebar(page).getByText('Filtri (1)').click();
    await box(page, computing.it).uncheck();
    await expect(page).toHaveURL(/\/catalogue$/);
    await expect(sidebar(page).locator('summary').first()).toHaveText('Filtri');
    // A press on the name gives the focus to the page before the box has it.
    await sidebar(page).getByText(computing.it).click();
    await expect(page).toHaveURL(new RegExp(`\\?filterCategoria=${computing.key}$`));
    await expect(box(page, computing.it)).toBeVisible();
  });
});

test.describe('pages', () => {
  test('hold nine cards, and the steps end at the first and the last', async ({ page }) => {
    const { total } = await askBackend({});
    const last = Math.ceil(total / pageSize);
    await openCatalogue(page);
    await expect(count(page)).toHaveText(`${total} corsi e serie · Pagina 1 di ${last}`);
    await expect(cards(page)).toHaveCount(pageSize);
    await expect(pages(page).getByText('Precedente')).toBeVisible();
    await expect(pages(page).getByRole('link', { name: 'Precedente' })).toHaveCount(0);
    await pages(page)
      .getByRole('link', { name: `Pagina ${last}` })
      .click();
    await expect(count(page)).toHaveText(`${total} corsi e serie · Pagina ${last} di ${last}`);
    await expect(cards(page)).toHaveCount(total - (last - 1) * pageSize);
    await expect(pages(page).getByText('Successiva')).toBeVisible();
    await expect(pages(page).getByRole('link', { name: 'Successiva' })).toHaveCount(0);
    await expect(pages(page).locator('[aria-current]')).toHaveText(String(last));
  });

  test('scroll to the top, and a new filter starts from the first', async ({ page }) => {
    await openCatalogue(page);
    await pages(page).getByRole('link', { name: 'Successiva' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await box(page, 'Inglese').check();
    await expect(page).toHaveURL(/\?filterLingua=EN$/);
  });

  test('beyond the last lead to the last', async ({ page }) => {
    const { total } = await askBackend({});
    await openCatalogue(page, 'catalogue?page=900');
    await expect(page).toHaveURL(new RegExp(`page=${Math.ceil(total / pageSize)}$`));
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe('the address', () => {
  for (const [written, canonical] of [
    ['catalogue?q=&filterCategoria=&page=1&utm_source=x', 'catalogue'],
    [
      'catalogue?page=2&filterLingua=IT&filterCategoria=7&filterCategoria=3',
      /\?filterCategoria=3&filterCategoria=7&filterLingua=IT/,
    ],
    ['catalogue?q=%20%20mare%20%20', 'catalogue?q=mare'],
    ['catalogue?filterCategoria=7&filterCategoria=7', 'catalogue?filterCategoria=7'],
    ['catalogue?filterCategoria=4711', 'catalogue'],
    ['catalogue/', 'catalogue'],
  ] as const) {
    test(`${written} leads to its one form`, async ({ page, request }) => {
      const first = await request.get(written, { maxRedirects: 0 });
      expect([307, 308]).toContain(first.status());
      await page.goto(written);
      await expect(page).toHaveURL(
        typeof canonical === 'string' ? new RegExp(`/${canonical.replace('?', '\\?')}$`) : canonical,
      );
    });
  }

  test('follows the results, goes back and forward, and shows the same when the server renders it', async ({
    page,
  }) => {
    await openCatalogue(page);
    await box(page, 'Inglese').check();
    await expect(page).toHaveURL(/filterLingua=EN$/);
    await pages(page).getByRole('link', { name: 'Pagina 2' }).click();
    await expect(page).toHaveURL(/filterLingua=EN&page=2$/);
    await expect(count(page)).toContainText('Pagina 2');
    await expect(results(page)).toHaveAttribute('aria-busy', 'false');
    const shown = await cards(page).getByRole('heading').allTextContents();

    await page.goBack();
    await expect(count(page)).toContainText('Pagina 1');
    await expect(box(page, 'Inglese')).toBeChecked();
    await page.goBack();
    await expect(box(page, 'Inglese')).not.toBeChecked();
    await page.goForward();
    await page.goForward();
    await expect(count(page)).toContainText('Pagina 2');

    await page.reload();
    await expect(box(page, 'Inglese')).toBeChecked();
    expect(await cards(page).getByRole('heading').allTextContents()).toEqual(shown);
  });

  test('brings the visitor back from a course to the same results', async ({ page }) => {
    await openCatalogue(page, 'catalogue?filterLingua=EN');
    await pages(page).getByRole('link', { name: 'Pagina 2' }).click();
    await expect(page).toHaveTitle(/Inglese \(2\) · /);
    await expect(results(page)).toHaveAttribute('aria-busy', 'false');
    const title = await cards(page).getByRole('heading').first().textContent();
    await cards(page).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await expect.poll(() => page.title()).toContain(title);
    await page.goBack();
    await expect(page).toHaveURL(/filterLingua=EN&page=2$/);
    await expect(page).toHaveTitle(/Inglese \(2\) · /);
    await expect(cards(page).getByRole('heading').first()).toHaveText(title ?? '');
  });
});
