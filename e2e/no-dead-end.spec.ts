import type { Page } from '@playwright/test';
import { expectAccessible, expectGoodColours } from './support/accessibility.ts';
import { count, openCatalogue, results } from './support/catalogue.ts';
import { expectNoSidewaysScroll, tabTo } from './support/layout.ts';
import { askBackend } from './support/samples.ts';
import { headerSearch } from './support/search-box.ts';
import { expect, test } from './support/test.ts';

const way = (page: Page, name: string | RegExp) => results(page).getByRole('link', { name, exact: true });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, () => {
    test.use({ javaScriptEnabled });
    const open = (page: Page, path: string) => (javaScriptEnabled ? openCatalogue(page, path) : page.goto(path));

    test('a text that no course has leads to near courses, which are no results', async ({ page }) => {
      const { total } = await askBackend({ filterCategoria: ['3'] });
      await open(page, 'catalogue?q=mandolino');
      await expect(count(page)).toHaveText('Nessun corso');
      await expect(results(page).getByText('Questa parola non c’è in nessun corso: «mandolino».')).toBeVisible();
      const near = page.getByRole('region', { name: 'Aree e corsi vicini' });
      await expect(near).toContainText('Non rispondono alla ricerca «mandolino»');
      await expect(near.getByRole('article').first()).toBeVisible();
      await near.getByRole('link', { name: `Musica (${total} corsi e serie)` }).click();
      await expect(page).toHaveURL(/\/catalogue\?filterCategoria=3$/);
      await expect(count(page)).toHaveText(new RegExp(`^${total} corsi`));
    });

    test('filters that leave nothing lead to the search with less of them, as many as are said', async ({ page }) => {
      const selection = { filterLingua: ['EN'], filterTipo: ['series'] };
      const [text, filters] = [await askBackend({}, 'vulcano'), await askBackend(selection)];
      expect((await askBackend(selection, 'vulcano')).total).toBe(0);
      const address = 'catalogue?q=vulcano&filterLingua=EN&filterTipo=series';
      await open(page, address);
      const everywhere = way(
        page,
        new RegExp(`^«vulcano» in tutto il catalogo \\(${text.total} (?:corso o|corsi e) serie\\)$`),
      );
      await expect(everywhere).toBeVisible();
      const withoutText = way(page, /^Tutti i corsi: Inglese, Serie di corsi \(/);
      await expect(withoutText).toHaveCount(filters.total > 0 ? 1 : 0);
      await everywhere.click();
      await expect(page).toHaveURL(/\/catalogue\?q=vulcano$/);
      await expect(count(page)).toHaveText(new RegExp(`^${text.total} cors[oi]`));
    });
  });
}

test('filters that leave nothing today can be followed, a text that finds nothing cannot', async ({ page }) => {
  expect((await askBackend({ filterAteneo: ['51'], filterTipo: ['series'] })).total).toBe(0);
  await page.goto('catalogue?filterAteneo=51&filterTipo=series');
  await expect(count(page)).toHaveText('Nessun corso');
  const follow = results(page).getByRole('link', { name: /^(?:Segui i nuovi corsi|Aperture e chiusure)/ });
  await expect(follow).toHaveCount(2);
  const calendar = await page.request.get((await follow.last().getAttribute('href')) ?? '');
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  await page.goto('catalogue?q=asdfghjkl');
  await expect(count(page)).toHaveText('Nessun corso');
  await expect(follow).toHaveCount(0);
});

for (const text of ['asdfghjkl', '?!']) {
  test(`${text}, of which nothing is known, leads to the areas of the catalogue`, async ({ page }) => {
    await page.goto(`catalogue?q=${encodeURIComponent(text)}`);
    await expect(count(page)).toHaveText('Nessun corso');
    await results(page).getByRole('link', { name: 'Musica', exact: true }).click();
    await expect(page).toHaveURL(/\/catalogue\?filterCategoria=3$/);
  });
}

test('the explore menu keeps the text, and where it leads to no course there are two ways on, by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('about');
  await headerSearch(page).fill('storia');
  await page.getByRole('button', { name: 'Esplora' }).click();
  const entries = page.getByRole('dialog', { name: 'Esplora' }).getByRole('menuitem');
  await expect(entries.first()).toBeVisible();
  let [name, all] = ['', 0];
  for (const entry of await entries.all()) {
    const id = new URL((await entry.getAttribute('href')) ?? '', page.url()).searchParams.get('filterAteneo') ?? '';
    [name, all] = [(await entry.textContent()) ?? '', (await askBackend({ filterAteneo: [id] })).total];
    if (all > 0 && (await askBackend({ filterAteneo: [id] }, 'storia')).total === 0) {
      await entry.click();
      break;
    }
  }
  const { total } = await askBackend({}, 'storia');
  await expect(way(page, `«storia» in tutto il catalogo (${total} corsi e serie)`)).toBeVisible();
  const ofInstitution = way(page, `Tutti i corsi: ${name} (${all === 1 ? '1 corso o serie' : `${all} corsi e serie`})`);
  await tabTo(page, ofInstitution);
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText(new RegExp(`^${all} cors[oi]`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Corsi: ${name}`);
});

for (const text of ['psicologia', 'videogiochi']) {
  test(`${text} leads on, accessibly, in both themes and at every width`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`catalogue?q=${text}`);
    await expect(page.getByRole('region', { name: 'Aree e corsi vicini' }).getByRole('article').first()).toBeVisible();
    await expectNoSidewaysScroll(page, [320, 360, 991, 1440]);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectGoodColours(page);
  });
}
