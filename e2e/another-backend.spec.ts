import { appUrl } from './support/addresses.ts';
import { openCatalogue } from './support/catalogue.ts';
import { ChangedBackend } from './support/changed-backend.ts';
import { changedWebApp } from './support/changed-web-app.ts';
import { idOf, titles } from './support/samples.ts';
import { expect, test } from './support/test.ts';

const otherTitle = 'Un corso di un altro catalogo';
const otherText = 'Benvenuti in un altro catalogo';
const otherTexts = {
  'home.heroTitle': otherText,
  'catalogue.count': '{count, plural, =0 {Niente} one {# voce} other {# voci}}',
  // Neither can stand where ours stands: no message, and a value that the page does not have.
  'catalogue.title': 'Rotto {',
  'catalogue.showMore': 'Altri {total}',
  'about.html': `<p>${otherText}: <a href="https://example.org/x?a={b}">chi siamo</a></p>`,
};

/** The embedded backend's answers, with another title for one course and a text of its own. */
function asAnotherCatalogue(path: string, answer: unknown): unknown {
  const text = JSON.stringify(answer).replaceAll(titles.rich, otherTitle);
  const changed = JSON.parse(text);
  if (path === '/jaf/public/i18n') Object.assign(changed.bundles.IT, otherTexts);
  if (path === '/jaf/public/app') changed.dbTest = false;
  return changed;
}

// One web app for all of them.
test.describe.configure({ mode: 'default' });

const web = changedWebApp(() => ChangedBackend.start(asAnotherCatalogue));

test('one build serves any backend: each web app shows its own data', async ({ page }) => {
  const course = await idOf(titles.rich);
  await page.goto(`${web.url}/courseDetails/${course}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(otherTitle);
  await page.goto(`${appUrl}/courseDetails/${course}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.rich);
});

test('its texts take the place of the app’s own, by key', async ({ page }) => {
  await page.goto(`${web.url}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(otherText);
  await page.goto(`${web.url}/about`);
  await expect(page.getByText(`${otherText}: chi siamo`)).toBeVisible();
});

test('its texts are compiled for the server and the browser; one that cannot stand there leaves ours', async ({
  page,
}) => {
  await openCatalogue(page, `${web.url}/catalogue`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catalogo dei corsi');
  await expect(page.getByText(/^Mostra altri \d+$/).first()).toBeVisible();
  const results = page.getByRole('region', { name: 'Risultati' });
  await expect(page.getByText(/^\d+ voci/)).toBeVisible();
  await page.getByRole('checkbox', { name: /^Inglese/ }).check();
  await expect(page).toHaveURL(/\?filterLingua=EN$/);
  await expect(results).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByText(/^\d+ voc[ei]/)).toBeVisible();
});

test('the warning of a test database shows only when the backend says so', async ({ page }) => {
  const warning = page.getByText('Attenzione! Stai lavorando sul database di prova');
  await page.goto(`${appUrl}/about`);
  await expect(warning).toBeVisible();
  await page.goto(`${web.url}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(warning).toHaveCount(0);
});

test('its pictures come from it too', async ({ request }) => {
  const image = await request.get(`${new URL(web.url).origin}/mooc/rest/immagine/1`);
  expect(image.status()).toBe(200);
  await web.backend.breakWith('refused');
  expect((await request.get(`${new URL(web.url).origin}/mooc/rest/immagine/1`)).status()).toBe(502);
});
