import { askBackend, idOf, titles } from './support/samples.ts';
import { expect, test } from './support/test.ts';

// Every journey works without scripts.
test.use({ javaScriptEnabled: false });

test('browse: from the home page through a category to a course', async ({ page }) => {
  await page.goto('home');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Musica/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/catalogue\?filterCategoria=3$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Corsi: Musica');
  const card = page.getByRole('article').first();
  const title = await card.getByRole('heading').textContent();
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('filter: boxes of a form that is sent', async ({ page }) => {
  const { total } = await askBackend({ filterCategoria: ['1', '2'], filterLingua: ['EN'] });
  await page.goto('catalogue');
  await page.getByRole('checkbox', { name: 'Architettura e design' }).check();
  await page.getByRole('checkbox', { name: 'Arti visive e spettacolo' }).check();
  await page.getByRole('checkbox', { name: 'Inglese' }).check();
  await page.getByRole('button', { name: 'Applica i filtri' }).click();
  await expect(page).toHaveURL(/\/catalogue\?filterCategoria=1&filterCategoria=2&filterLingua=EN$/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(new RegExp(`^${total} cors[oi]`));
  await page.getByRole('link', { name: 'Togli Inglese' }).click();
  await expect(page).toHaveURL(/\/catalogue\?filterCategoria=1&filterCategoria=2$/);
});

test('filter on a small screen, and show the values beyond the fourth', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('catalogue');
  await page.getByText('Filtri', { exact: true }).click();
  await page.getByText('Mostra altri 8').click();
  await page.getByRole('checkbox', { name: 'Musica' }).check();
  await page.getByRole('button', { name: 'Applica i filtri' }).click();
  await expect(page).toHaveURL(/\/catalogue\?filterCategoria=3$/);
});

test('search: a form, and the text stays in the box', async ({ page }) => {
  const { total } = await askBackend({}, 'storia');
  await page.goto('home');
  const box = page.getByRole('banner').getByRole('searchbox');
  await box.fill('storia');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/catalogue\?q=storia$/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(new RegExp(`^${total} cors[oi]`));
  await expect(box).toHaveValue('storia');
});

test('page through the results', async ({ page }) => {
  await page.goto('catalogue?filterLingua=IT');
  await page.getByRole('link', { name: 'Successiva' }).click();
  await expect(page).toHaveURL(/\?filterLingua=IT&page=2$/);
  await page.getByRole('link', { name: 'Pagina 3' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Pagina 3 di');
  await page.getByRole('link', { name: 'Precedente' }).click();
  await expect(page).toHaveURL(/page=2$/);
});

test('a course has all its parts, and its questions unfold one at a time', async ({ page }) => {
  await page.goto(`courseDetails/${await idOf(titles.rich)}`);
  const main = page.getByRole('main');
  for (const name of ['Cosa imparerai', 'Attività', 'Docenti', 'Corsi correlati', 'Domande frequenti']) {
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(main.getByRole('link', { name: /^Vai al corso/ }).first()).toHaveAttribute(
    'href',
    /\/idp\/courses\/\d+$/,
  );
  await expect(main.getByText('20 ore, 5 settimane')).toBeVisible();

  const questions = main.locator('#faq details');
  await questions.nth(0).locator('summary').click();
  await expect(questions.nth(0)).toHaveAttribute('open');
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(1)).toHaveAttribute('open');
  await expect(questions.nth(0)).not.toHaveAttribute('open');
});

test('a series leads to its courses', async ({ page }) => {
  await page.goto(`collectionCard/${await idOf(titles.series)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.series);
  const members = page.locator('#members').getByRole('article');
  await expect(members).toHaveCount(6);
  await members.first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/courseDetails\/\w+$/);
});

test('institutions are counted and lead to their courses', async ({ page }) => {
  await page.goto('aboutUniv');
  await expect(page.getByText('38 università', { exact: true })).toBeVisible();
  await expect(page.getByText('23 istituzioni AFAM', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Università degli Studi di Genova', exact: true }).click();
  await expect(page).toHaveURL(/\/aboutUniv\/15$/);
  await page.getByRole('link', { name: 'Tutti i corsi' }).first().click();
  await expect(page).toHaveURL(/\/catalogue\?filterAteneo=15$/);
});

test('an institution list of a card unfolds', async ({ page }) => {
  await page.goto('catalogue?q=vulcano');
  const card = page.getByRole('article').filter({ hasText: titles.rich });
  await card.locator('summary').click();
  await expect(card.getByRole('link', { name: 'Università degli Studi di Catania' })).toBeVisible();
});

test('the language is switched on the same page', async ({ page }) => {
  await page.goto('catalogue?filterCategoria=3');
  await page.getByRole('link', { name: /switch to English/ }).click();
  await expect(page).toHaveURL(/\/en\/catalogue\?filterCategoria=3$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses: Music');
});

test('a page that does not exist searches', async ({ page, expectProblem }) => {
  expectProblem(/status of 404/);
  await page.goto('corsi-che-non-ci-sono');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questa pagina non c’è');
  await page.getByRole('main').getByRole('searchbox').fill('musica');
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/catalogue\?q=musica$/);
});
