import { appUrl, restUrl } from './support/addresses.ts';
import { openCatalogue, results } from './support/catalogue.ts';
import { ChangedBackend, withoutExtensions } from './support/changed-backend.ts';
import { changedWebApp } from './support/changed-web-app.ts';
import { idOf, titles } from './support/samples.ts';
import { expect, test } from './support/test.ts';
import { startWebApp } from './support/web-app.ts';

const otherTitle = 'Un corso di un altro catalogo';
const otherText = 'Benvenuti in un altro catalogo';
const otherTexts = {
  'home.heroTitle': otherText,
  'catalogue.count': '{count, plural, =0 {Niente} one {# voce} other {# voci}}',
  // Neither can replace our text: a message that cannot be parsed, and one with a value that the page does not provide.
  'catalogue.title': 'Rotto {',
  'catalogue.showMore': 'Altri {total}',
  'about.html': `<p>${otherText}: <a href="https://example.org/x?a={b}">chi siamo</a></p>`,
};

/** Changes the embedded backend's answers: another title for one course, and texts of its own. */
function asAnotherCatalogue(path: string, answer: unknown): unknown {
  const text = JSON.stringify(answer).replaceAll(titles.rich, otherTitle);
  const changed = JSON.parse(text);
  if (path === '/jaf/public/i18n') Object.assign(changed.bundles.IT, otherTexts);
  if (path === '/jaf/public/app') changed.dbTest = false;
  return changed;
}

// All tests share one web app.
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
  await expect(page.getByText(/^\d+ voci/)).toBeVisible();
  await page.getByRole('checkbox', { name: /^Inglese/ }).check();
  await expect(page).toHaveURL(/\?filterLingua=EN$/);
  await expect(results(page)).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByText(/^\d+ voc[ei]/)).toBeVisible();
});

test('it gets questions with their length: some take a body in chunks for none', async ({ request }) => {
  expect((await request.get(`${web.url}/catalogue?filterLingua=EN`)).status()).toBe(200);
  const questions = web.backend.received.filter(({ address }) => address.startsWith('/mooc/moocVetrinaPaginazione/'));
  expect(questions.length).toBeGreaterThan(0);
  for (const { headers } of questions) expect(headers['transfer-encoding']).toBeUndefined();
});

test('the warning of a test database shows only when the backend says so', async ({ page }) => {
  const warning = page.getByText('Attenzione! Stai lavorando sul database di prova');
  await page.goto(`${appUrl}/about`);
  await expect(warning).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await warning.evaluate((line) => line.scrollWidth - line.clientWidth), 'its last words are cut').toBe(0);
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

test('its ids are texts: with the contract alone, course and picture 007 have all their addresses', async ({
  request,
  stopAfterTest,
}) => {
  const bytes = Buffer.from(await (await request.get(`${restUrl}/immagine/1`)).body());
  const agent = { mooc_id: '007', mooc_titolo: otherTitle, mooc_img_id: '007', mooc_inizio_disponib_dt: 1798758000000 };
  const others: Record<string, unknown> = {
    '/mooc/moocVetrina/007': agent,
    '/mooc/moocVetrina/07': agent,
    '/immagine/007': bytes,
  };
  const backend = await stopAfterTest(ChangedBackend.start(withoutExtensions, (path) => others[path]));
  const own = await stopAfterTest(startWebApp(backend.restUrl));
  const read = (path: string) => request.get(own.url + path, { maxRedirects: 0 });
  for (const path of ['/courseDetails/007', '/courseDetails/007.md', '/api/mooc/moocVetrina/007']) {
    const answer = await read(path);
    expect([answer.status(), (await answer.text()).includes(otherTitle)], path).toEqual([200, true]);
  }
  expect(await (await read('/calendar/007')).text()).toContain('/courseDetails/007');
  const picture = encodeURIComponent(`${new URL(own.url).pathname}/api/immagine/007`);
  for (const path of ['/api/immagine/007', `/_next/image?url=${picture}&w=360&q=70`]) {
    expect((await read(path)).headers()['content-type'], path).toMatch(/^image/);
  }
  // A course whose answer has the id 007 has no second address.
  for (const path of ['/courseDetails/07', '/courseDetails/07.md', '/api/mooc/moocVetrina/07', '/calendar/07']) {
    expect((await read(path)).status(), path).toBe(404);
  }
});

test('a picture in SVG, as logos often are, is shown, and nothing in it runs', async ({ request, stopAfterTest }) => {
  const logo = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  const backend = await stopAfterTest(
    ChangedBackend.start(undefined, (path) => (path === '/immagine/logo' ? logo : undefined)),
  );
  const own = await stopAfterTest(startWebApp(backend.restUrl));
  const source = encodeURIComponent(`${new URL(own.url).pathname}/api/immagine/logo`);
  const picture = await request.get(`${own.url}/_next/image?url=${source}&w=64&q=70`);
  expect(picture.status()).toBe(200);
  expect(await picture.body()).toEqual(logo);
  expect(picture.headers()).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-disposition': expect.stringMatching(/^attachment/),
    'content-security-policy': expect.stringMatching(/script-src 'none'.*sandbox/),
    'x-content-type-options': 'nosniff',
  });
});
