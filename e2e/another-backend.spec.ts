import { appUrl } from './support/addresses.ts';
import { ChangedBackend } from './support/changed-backend.ts';
import { idOf, titles } from './support/samples.ts';
import { expect, test } from './support/test.ts';
import { startWebApp, type WebApp } from './support/web-app.ts';

const otherTitle = 'Un corso di un altro catalogo';
const otherText = 'Benvenuti in un altro catalogo';

/** The embedded backend's answers, with another title for one course and a text of its own. */
function asAnotherCatalogue(path: string, answer: unknown): unknown {
  const text = JSON.stringify(answer).replaceAll(titles.rich, otherTitle);
  const changed = JSON.parse(text);
  if (path === '/jaf/public/i18n') changed.bundles.IT['home.heroTitle'] = otherText;
  if (path === '/jaf/public/app') changed.dbTest = false;
  return changed;
}

// One web app for all of them.
test.describe.configure({ mode: 'default' });

let backend: ChangedBackend;
let web: WebApp;
test.beforeAll(async () => {
  backend = await ChangedBackend.start(asAnotherCatalogue);
  web = await startWebApp(backend.restUrl);
});
test.afterAll(async () => {
  await web?.stop();
  await backend?.stop();
});

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
  await backend.breakWith('refused');
  expect((await request.get(`${new URL(web.url).origin}/mooc/rest/immagine/1`)).status()).toBe(502);
});
