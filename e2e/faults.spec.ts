import type { APIRequestContext } from '@playwright/test';
import type { Fault } from './support/backend-fault.ts';
import { openCatalogue } from './support/catalogue.ts';
import { ChangedBackend } from './support/changed-backend.ts';
import { changedWebApp } from './support/changed-web-app.ts';
import { idOf, titles } from './support/samples.ts';
import { headerSearch } from './support/search-box.ts';
import { expect, test } from './support/test.ts';
import { expectWholePage, pageTimeout } from './support/whole-page.ts';

/** Pages that no earlier test visits while the backend works, and the message of each about what is missing. */
const missing = [
  ['home', 'In questo momento questa pagina non può essere caricata.'],
  ['catalogue', 'In questo momento i corsi non possono essere caricati.'],
  ['courseDetails/1', 'In questo momento la scheda del corso non può essere caricata.'],
  ['collectionCard/1', 'In questo momento la serie non può essere caricata.'],
  ['catalogue?q=mare', 'In questo momento i corsi non possono essere caricati.'],
  ['aboutUniv', 'In questo momento l’elenco degli atenei non può essere caricato.'],
  ['aboutUniv/4', 'In questo momento la pagina dell’ateneo non può essere caricata.'],
  ['teacher/1', 'In questo momento questa pagina non può essere caricata.'],
  ['catalogue?filterCategoria=1', 'In questo momento i corsi non possono essere caricati.'],
  ['list/faq', 'In questo momento questa pagina non può essere caricata.'],
  ['en/list/filterCategoria', 'This page cannot be loaded right now.'],
  ['saved?ids=1', 'In questo momento i corsi non possono essere caricati.'],
  ['en/compare?ids=1,2', 'The courses cannot be loaded right now.'],
  ['en/home', 'This page cannot be loaded right now.'],
  ['en/catalogue', 'The courses cannot be loaded right now.'],
  ['en/courseDetails/1', 'The page of this course cannot be loaded right now.'],
  ['en/collectionCard/1', 'This series cannot be loaded right now.'],
  ['en/catalogue?q=sea', 'The courses cannot be loaded right now.'],
  ['en/aboutUniv', 'The list of institutions cannot be loaded right now.'],
  ['en/aboutUniv/4', 'The page of this institution cannot be loaded right now.'],
  ['en/teacher/1', 'This page cannot be loaded right now.'],
  ['en/catalogue?filterCategoria=1', 'The courses cannot be loaded right now.'],
] as const;

// All tests share one web app. It caches what it has read, so the faults come before the pages that succeed.
test.describe.configure({ mode: 'default' });

const web = changedWebApp(() => ChangedBackend.start());

const get = (request: APIRequestContext, path: string) => request.get(`${web.url}/${path}`, { timeout: pageTimeout });

/** Expects a whole page with status 503 that says what is missing and offers to try again. */
async function expectUnavailable(request: APIRequestContext, path: string, text: string): Promise<void> {
  const answer = await get(request, path);
  const html = await answer.text();
  expect(answer.status(), path).toBe(503);
  expect(answer.headers()['retry-after'], path).toMatch(/^\d+$/);
  expect(answer.headers()['cache-control'], path).toBe('no-store');
  expect(answer.headers()['x-content-type-options'], path).toBe('nosniff');
  expect(html, path).toContain(text);
  expectWholePage(html, path);
  expect(html).toContain(`href="/mooc/app/${path}"`);
  const inOtherLanguage = path.startsWith('en/') ? path.slice('en/'.length) : `en/${path}`;
  expect(html).toContain(`href="/mooc/app/${inOtherLanguage}" hrefLang=`);
}

const faults: readonly [Fault, string][] = [
  ['refused', 'refuses connections'],
  ['silent', 'never answers'],
  ['slow', 'takes ten seconds'],
  ['error', 'answers 500'],
  ['unauthorised', 'answers 401'],
  ['html', 'answers HTML instead of JSON'],
  ['cut', 'answers half of its JSON'],
  ['nonsense', 'answers JSON that holds nothing of what was asked'],
];
for (const [fault, description] of faults) {
  test(`a backend that ${description}: whole pages that say what is missing, with status 503`, async ({ request }) => {
    await web.backend.breakWith(fault);
    // One visitor for each language; more at once would only test the speed of the machine.
    const ofLanguage = Object.values(Object.groupBy(missing, ([path]) => String(path.startsWith('en/'))));
    await Promise.all(
      ofLanguage.map(async (pages = []) => {
        for (const [path, text] of pages) await expectUnavailable(request, path, text);
      }),
    );
    const search = await get(request, 'catalogue?q=lingua+e+citt%C3%A0');
    expect(await search.text()).toContain('name="q" value="lingua e città"');
    for (const path of ['about', 'en/about']) expect((await get(request, path)).status(), path).toBe(200);
    const health = await get(request, 'api/health');
    expect(health.status()).toBe(200);
    expect(await health.json()).toMatchObject({ status: 'ok', backend: { state: 'down' } });
  });
}

test('a backend that is well and refuses every question: the same pages, with status 503', async ({ request }) => {
  await web.backend.breakWith('rejected');
  for (const [path, text] of missing) await expectUnavailable(request, path, text);
});

test('searches that count courses and list none are a fault wherever they are asked for', async ({ request }) => {
  await web.backend.breakWith('unlisted');
  const searching = missing.filter(([path]) => /home|catalogue|aboutUniv\/4/.test(path));
  for (const [path, text] of searching) await expectUnavailable(request, path, text);
  for (const call of ['api/courses?lang=it&q=mare', 'api/courses?lang=it']) {
    const answer = await get(request, call);
    expect(answer.status(), call).toBe(502);
    expect(await answer.json(), call).toHaveProperty('message');
  }
});

test('many visitors at once are answered in time by a backend that never answers', async ({ request }) => {
  await web.backend.breakWith('silent');
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => get(request, `courseDetails/x${index}`)));
  expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([503]));
});

test('the calls of the browser tell what happened, and so does the log', async ({ request }) => {
  await web.backend.breakWith('refused');
  const before = web.output.length;
  await get(request, 'api/courses?lang=it&q=mare');
  await expect.poll(() => web.output.slice(before).join('\n')).toMatch(/(GET|POST) \/\S+: no connection/);
  for (const call of ['api/courses?lang=it&q=mare', 'api/cata/categorie', 'api/mooc/moocVetrina/2']) {
    const answer = await get(request, call);
    expect([502, 503, 504], call).toContain(answer.status());
    expect(await answer.json(), call).toHaveProperty('message');
  }
  expect(
    (await request.get(`${new URL(web.url).origin}/mooc/rest/immagine/1`, { timeout: pageTimeout })).status(),
  ).toBe(502);
});

test('filters that cannot be answered leave the results and say so', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource/);
  await web.backend.breakWith('none');
  await expect.poll(async () => (await get(page.request, 'catalogue')).status()).toBe(200);
  await openCatalogue(page, `${web.url}/catalogue`);
  await web.backend.breakWith('refused');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Inglese' }).check();
  await expect(page).toHaveURL(/\?filterLingua=EN$/);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  // The box that says so says whose results these are, and keeps its distance from them.
  const message = page.getByRole('region', { name: 'Risultati' }).getByText(/Qui sotto resta il risultato di prima/);
  const frame = await message.locator('..').boundingBox();
  const below = await page.getByRole('navigation', { name: 'Ordina per' }).boundingBox();
  expect((below?.y ?? 0) - (frame?.y ?? 0) - (frame?.height ?? 0)).toBeGreaterThan(8);
});

test('a search within the app that is not answered leads to the page that says so, with its text', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 503/);
  await web.backend.breakWith('none');
  await openCatalogue(page, `${web.url}/catalogue`);
  await web.backend.breakWith('refused');
  await headerSearch(page).fill('vento');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il catalogo non risponde');
  await expect(headerSearch(page)).toHaveValue('vento');
});

test('a visitor of a missing page tries again and gets it when the backend is back', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 503/);
  await web.backend.breakWith('refused');
  await page.goto(`${web.url}/courseDetails/3`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il catalogo non risponde');
  await web.backend.breakWith('none');
  await page.getByRole('link', { name: 'Riprova' }).click();
  await expect(page).toHaveURL(`${web.url}/courseDetails/3`);
  await expect(page.getByRole('heading', { level: 2, name: 'In breve' })).toBeVisible();
});

test('everything is there again after a fault', async ({ request }) => {
  await web.backend.breakWith('none');
  for (const [path] of missing) {
    const answer = await get(request, path);
    expect([200, 308, 307], path).toContain(answer.status());
  }
});

test('pages that were shown once stay while the backend is down', async ({ request }) => {
  const visited = [
    'home',
    'en/home',
    'catalogue',
    'catalogue?filterCategoria=3',
    `courseDetails/${await idOf(titles.rich)}`,
    `collectionCard/${await idOf(titles.series)}`,
    ...['aboutUniv/4', 'en/aboutUniv/4', 'teacher/1', 'en/teacher/1'],
  ];
  for (const path of visited) expect((await get(request, path)).status(), path).toBe(200);
  await web.backend.breakWith('refused');
  for (const path of visited) expect((await get(request, path)).status(), path).toBe(200);
});
