import { type ChangeAnswer, ChangedBackend } from './support/changed-backend.ts';
import { idOf, titles } from './support/samples.ts';
import {
  emptyLists,
  enormous,
  everythingTwice,
  messy,
  nullObjects,
  titlesInScripts,
} from './support/survival-answers.ts';
import { test as base, expect } from './support/test.ts';
import { startWebApp, type WebApp } from './support/web-app.ts';
import { expectWholePage, pageTimeout, visibleText, visitAs } from './support/whole-page.ts';

// "What it must survive" (REST contract), page by page. Faults without any answer are in `faults.spec.ts`.

/** All public pages that read from the backend, and one that does not, in both languages. */
async function pages(): Promise<readonly string[]> {
  const [course, other] = [await idOf(titles.rich), await idOf(titles.english)];
  const paths = [
    ...['home', 'catalogue', 'catalogue?filterCategoria=3', 'catalogue?q=storia', 'aboutUniv', 'aboutUniv/4', 'about'],
    ...['teacher/1', `courseDetails/${course}`, `collectionCard/${await idOf(titles.series)}`],
    ...[`saved?ids=${course},${other}`, `compare?ids=${course},${other}`],
  ];
  return paths.flatMap((path) => [path, `en/${path}`]);
}

interface Servers {
  readonly web: WebApp;
  readonly backend: ChangedBackend;
}

/** Adds `startWith`, which starts a backend with changed answers and a new web app without cached answers. */
const test = base.extend<{ readonly startWith: (change?: ChangeAnswer) => Promise<Servers> }>({
  startWith: async ({ stopAfterTest }, use) =>
    use(async (change) => {
      const backend = await stopAfterTest(ChangedBackend.start(change));
      return { web: await stopAfterTest(startWebApp(backend.restUrl)), backend };
    }),
});

// Each test requests all pages of its own web app.
test.describe.configure({ timeout: 240_000 });

const scenarios: readonly [string, () => Promise<ChangeAnswer>, gone?: RegExp][] = [
  // The lists of institutions and of extensions are empty too, so their pages are 404.
  ['empty lists everywhere', async () => emptyLists, /(aboutUniv|teacher)\/\d+$/],
  ['null where an object was promised', async () => nullObjects],
  ['the same id twice in every list', async () => everythingTwice],
  ['what editors leave behind', async () => messy(await idOf(titles.series))],
];

for (const [name, changeOf, gone] of scenarios) {
  test(`${name}: every page is whole, in both languages`, async ({ request, startWith }) => {
    const { web } = await startWith(await changeOf());
    for (const path of await pages()) {
      const { answer, html } = await visitAs(request, `${web.url}/${path}`, 'somebody');
      expect(answer.status(), path).toBe(gone?.test(path) ? 404 : 200);
      expectWholePage(html, path);
    }
  });
}

test('answers of 10 MB: every page is whole, or says what is missing when they come too late', async ({
  request,
  startWith,
}) => {
  const { web } = await startWith(enormous);
  // Only Italian pages, and with twice the timeout, because reading such answers takes long on a busy machine.
  const inItalian = (await pages()).filter((path) => !path.startsWith('en/'));
  for (const path of inItalian) {
    const { answer, html } = await visitAs(request, `${web.url}/${path}`, 'somebody', 2 * pageTimeout);
    expect([200, 503], path).toContain(answer.status());
    expectWholePage(html, path);
  }
});

test('500s in bursts: pages are whole at once, and complete when the burst is over', async ({ request, startWith }) => {
  const { web, backend } = await startWith();
  await backend.breakWith('burst');
  for (const path of await pages()) {
    await expect(async () => {
      const { answer, html } = await visitAs(request, `${web.url}/${path}`, 'somebody');
      expectWholePage(html, path);
      expect(answer.status(), path).toBe(200);
    }).toPass();
  }
});

test('one 500 for every question: no page needs a second request', async ({ request, startWith }) => {
  const { web, backend } = await startWith();
  await backend.breakWith('once');
  for (const path of await pages()) {
    const { answer, html } = await visitAs(request, `${web.url}/${path}`, 'somebody');
    expect(answer.status(), path).toBe(200);
    expectWholePage(html, path);
  }
});

test('no course appears twice in a list', async ({ request, startWith }) => {
  const { web } = await startWith(everythingTwice);
  const { html } = await visitAs(request, `${web.url}/catalogue`, 'somebody');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const linked = [...main.matchAll(/<h\d[^>]*>\s*<a [^>]*href="([^"]*courseDetails\/\d+)"/g)].map(([, href]) => href);
  expect(linked.length).toBeGreaterThan(0);
  expect(linked).toHaveLength(new Set(linked).size);
});

test('titles in any script are shown as they are', async ({ request, startWith }) => {
  const { web } = await startWith(messy('0'));
  const { html } = await visitAs(request, `${web.url}/catalogue`, 'somebody');
  for (const title of titlesInScripts) expect(visibleText(html)).toContain(title);
});

test('a series shows neither itself nor members that are gone', async ({ request, startWith }) => {
  const series = await idOf(titles.series);
  const { web } = await startWith(messy(series));
  const { html } = await visitAs(request, `${web.url}/collectionCard/${series}`, 'somebody');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main).toMatch(/courseDetails\/\d+/);
  expect(main).not.toMatch(
    new RegExp(`href="[^"]*(courseDetails/(${series}|999999)|collectionCard/(${series}|999999))"`),
  );
});

test('one course that cannot be parsed does not take a list or a comparison with it', async ({
  request,
  startWith,
}) => {
  const [rich, broken, sparse] = [await idOf(titles.rich), await idOf(titles.english), await idOf(titles.sparse)];
  const { web } = await startWith((path, answer) => (path === `/mooc/moocVetrina/${broken}` ? ['no course'] : answer));
  for (const path of [`saved?ids=${rich},${broken},${sparse}`, `compare?ids=${rich},${broken},${sparse}`]) {
    const { answer, html } = await visitAs(request, `${web.url}/${path}`, 'somebody');
    expect(answer.status(), path).toBe(200);
    for (const text of [titles.rich, titles.sparse, 'non si può mostrare']) expect(visibleText(html)).toContain(text);
  }
  expect((await request.get(`${web.url}/calendar/saved?ids=${rich},${broken}`)).status()).toBe(200);
  expect((await request.get(`${web.url}/saved?ids=${broken}`)).status()).toBe(503);
});

test('nobody sees anything of another visitor, whatever the backend does', async ({ request, startWith }) => {
  const { web, backend } = await startWith();
  for (const fault of ['none', 'unauthorised', 'error', 'cut', 'none'] as const) {
    await backend.breakWith(fault);
    for (const path of [...(await pages()), 'courseDetails/1', 'en/collectionCard/1']) {
      const first = await visitAs(request, `${web.url}/${path}`, 'first-visitor');
      const second = await visitAs(request, `${web.url}/${path}`, 'second-visitor');
      for (const { answer, html } of [first, second]) {
        expect(html, path).not.toMatch(/(first|second)-visitor/);
        expect(answer.headers()['set-cookie'], path).toBeUndefined();
      }
      expect(visibleText(second.html), path).toBe(visibleText(first.html));
      expect(second.answer.headers()['x-request-id'], path).not.toBe(first.answer.headers()['x-request-id']);
    }
  }
  expect(JSON.stringify(backend.received)).not.toMatch(/(first|second)-visitor/);
});
