import type { ChangeAnswer } from './support/changed-backend.ts';
import { ChangedBackend } from './support/changed-backend.ts';
import { changedWebApp } from './support/changed-web-app.ts';
import { waitForScripts } from './support/scripts-run.ts';
import { expect, test } from './support/test.ts';
import { expectWholePage } from './support/whole-page.ts';

// A backend with very many institutions, categories, filter values and questions.

const institutions = 3300;
const categories = 500;
/** Categories that have courses. */
const subjects = 12;
const targets = 180;
const questions = 200;
/** Maximum size of a page's HTML, in bytes, not compressed. */
const maxHtmlBytes = 150_000;

const name = (number: number) => `Università degli Studi di Castelnuovo della Valle ${String(number).padStart(4, '0')}`;
const target = (number: number) => `Chi lavora nel settore ${String(number).padStart(3, '0')}`;
const area = (number: number) => `Scienze e tecniche della materia ${String(number).padStart(3, '0')}`;

/** Extends the embedded backend's lists to these lengths with copies of their items. */
const lengthened: ChangeAnswer = (path, answer) => {
  if (!Array.isArray(answer)) return answer;
  if (path === '/cata/faq') return Array.from({ length: questions }, (_, index) => numbered(answer[0], index + 1));
  if (path === '/cata/atenei') {
    return Array.from({ length: institutions }, (_, index) => ({
      ...answer[index % answer.length],
      ateneo_id: index + 1,
      ateneo_nome: name(index + 1),
    }));
  }
  if (path === '/cata/categorie') {
    return Array.from({ length: categories }, (_, index) => ({
      ...answer[index % answer.length],
      categoria_id: index + 1,
      categoria_desc: area(index + 1),
      categoria_desc_eng: `English ${area(index + 1)}`,
    }));
  }
  return path === '/moocFilters' ? answer.map(lengthenFilter) : answer;
};

/** A copy of a question with its own number. */
const numbered = (question: Record<string, unknown>, number: number) => ({
  ...question,
  ...{ domanda: `Domanda ${number}: si può?`, domanda_eng: `Question ${number}: may one?` },
});

function lengthenFilter(filter: { readonly filterName: string; readonly moocFilterValueVOs: readonly object[] }) {
  const values = (length: number, labelOf: (number: number) => string) =>
    Array.from({ length }, (_, index) => ({
      filterKey: String(index + 1),
      filterValue: labelOf(index + 1),
      filterValueEng: labelOf(index + 1),
      filterValueOrder: index + 1,
    }));
  if (filter.filterName === 'filterAteneo') return { ...filter, moocFilterValueVOs: values(institutions, name) };
  if (filter.filterName === 'filterCategoria') return { ...filter, moocFilterValueVOs: values(categories, area) };
  if (filter.filterName === 'filterTarget') return { ...filter, moocFilterValueVOs: values(targets, target) };
  return filter;
}

const copies = (items: readonly Record<string, unknown>[], idName: string, length: number) =>
  Array.from({ length }, (_, index) => ({ ...items[index % items.length], [idName]: index + 1 }));

/** Fills every answer with courses or teachers to the maximum length. */
const crowded: ChangeAnswer = (path, answer) => {
  const { moocs, docenti, ...rest } = Object(answer);
  if (!moocs?.length && !docenti?.length) return lengthened(path, answer);
  return {
    ...rest,
    ...(moocs?.length && { moocs: copies(moocs, 'moocId', 100), moocTotali: 5_000 }),
    ...(docenti?.length && { docenti: copies(docenti, 'doc_id', 60) }),
  };
};

// All tests share one web app.
test.describe.configure({ mode: 'default', timeout: 120_000 });
const web = changedWebApp(() => ChangedBackend.start(lengthened));
// On a busy machine such long lists may arrive too late for the first page, which is then 503.
test.beforeAll(async ({ request }) => {
  await expect.poll(async () => (await request.get(`${web.url}/home`)).status(), { timeout: 60_000 }).toBe(200);
});

/** The keys of a filter in the links of a page. */
function linkedKeys(html: string, filter: string): ReadonlySet<string> {
  const links = html.matchAll(new RegExp(`href="[^"]*/catalogue\\?${filter}=(\\d+)"`, 'g'));
  return new Set([...links].flatMap(([, key]) => key ?? []));
}

/** The keys of a filter in the check boxes of a page. */
function boxesOf(html: string, filter: string): ReadonlySet<string> {
  const boxes = html.matchAll(new RegExp(`<input type="checkbox"[^>]* name="${filter}"[^>]* value="(\\d+)"`, 'g'));
  return new Set([...boxes].flatMap(([, key]) => key ?? []));
}

/** The filters that are shortened, each with its number of shown values and the page with all values. */
const longFilters = [
  ['filterAteneo', 64, 'aboutUniv'],
  ['filterCategoria', 24, 'list/filterCategoria'],
  ['filterTarget', 24, 'list/filterTarget'],
] as const;

for (const prefix of ['', 'en/']) {
  test(`the home page /${prefix}home stays small and leads to the whole lists`, async ({ request }) => {
    const html = await (await request.get(`${web.url}/${prefix}home`)).text();
    expectWholePage(html, 'home');
    expect(Buffer.byteLength(html)).toBeLessThan(maxHtmlBytes);
    expect(linkedKeys(html, 'filterAteneo').size).toBeGreaterThanOrEqual(24);
    expect(linkedKeys(html, 'filterCategoria').size).toBeGreaterThanOrEqual(16);
    for (const page of ['aboutUniv', 'catalogue', 'list/faq'])
      expect(html).toContain(`href="/mooc/app/${prefix}${page}"`);
  });

  test(`every institution has a link without a script, on pages of /${prefix}aboutUniv that stay small`, async ({
    request,
  }) => {
    const found = new Set<string>();
    const pages = new Set([`/${prefix}aboutUniv`]);
    // The set grows while the loop reads it, so that further pages are found like by a crawler.
    for (const address of pages) {
      const html = await (await request.get(web.url + address)).text();
      expect(Buffer.byteLength(html), address).toBeLessThan(maxHtmlBytes);
      for (const [, id = ''] of html.matchAll(/href="[^"]*\/aboutUniv\/(\d+)"/g)) found.add(id);
      const further = html.matchAll(/href="\/mooc\/app(\/[^"#]*aboutUniv\?page=\d+)["#]/g);
      for (const [, link = ''] of further) pages.add(link);
    }
    expect(found.size).toBe(institutions);
  });

  test(`the catalogue /${prefix}catalogue stays small: the first of each list, and the way to all`, async ({
    request,
  }) => {
    for (const address of ['catalogue', 'catalogue?filterLingua=EN', 'catalogue?q=storia']) {
      const html = await (await request.get(`${web.url}/${prefix}${address}`)).text();
      expectWholePage(html, address);
      expect(Buffer.byteLength(html), address).toBeLessThan(maxHtmlBytes);
      const form = html.match(/<form[^>]*aria-label="Filt[^>]*>.*?<\/form>/)?.[0] ?? '';
      for (const [filter, shown, all] of longFilters) {
        expect(boxesOf(html, filter).size, `${address} ${filter}`).toBe(shown);
        expect(form, address).toContain(`href="/mooc/app/${prefix}${all}"`);
      }
      expect(html.match(/<details[^>]*name="faq"/g), address).toHaveLength(15);
      expect(html, address).toContain(`href="/mooc/app/${prefix}list/faq"`);
    }
  });

  test(`the page of each subject below /${prefix}catalogue stays as small, with all that it has beside its courses`, async ({
    request,
  }) => {
    for (const key of Array.from({ length: subjects }, (_, index) => index + 1)) {
      const address = `catalogue?filterCategoria=${key}`;
      const html = await (await request.get(`${web.url}/${prefix}${address}`)).text();
      expectWholePage(html, address);
      expect(Buffer.byteLength(html), address).toBeLessThan(maxHtmlBytes);
      expect(html, address).toContain('id="neighbours"');
      expect(html.match(/<details[^>]*name="faq"/g), address).toHaveLength(9);
      expect(html, address).toContain(`href="/mooc/app/${prefix}list/faq"`);
    }
  });

  test(`every value and every question is reached without a script, from /${prefix}catalogue`, async ({ request }) => {
    const found = { filterCategoria: new Set<string>(), filterTarget: new Set<string>(), questions: new Set<string>() };
    const pages = new Set(['filterCategoria', 'filterTarget', 'faq'].map((list) => `/${prefix}list/${list}`));
    for (const address of pages) {
      const answer = await request.get(web.url + address);
      const html = await answer.text();
      expect(answer.status(), address).toBe(200);
      expectWholePage(html, address);
      expect(html, address).toContain('<meta name="robots" content="noindex, follow"/>');
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1];
      expect(title).toMatch(/^(?:Tutte le voci: |All values: |Domande frequenti|Frequently asked questions)/);
      expect(Buffer.byteLength(html), address).toBeLessThan(maxHtmlBytes);
      for (const filter of ['filterCategoria', 'filterTarget'] as const)
        for (const key of linkedKeys(html, filter)) found[filter].add(key);
      for (const [, number = ''] of html.matchAll(/(?:Domanda|Question) (\d+):/g)) found.questions.add(number);
      const further = html.matchAll(/href="\/mooc\/app(\/[^"#]*list\/\w+-\d+)"/g);
      for (const [, link = ''] of further) pages.add(link);
    }
    expect(found.filterCategoria.size).toBe(categories);
    expect(found.filterTarget.size).toBe(targets);
    expect(found.questions.size).toBe(questions);
  });
}

test('a page of a list that does not exist is 404', async ({ request }) => {
  for (const list of ['faq-15', 'faq-1', 'faq-0', 'filterNiente', 'filterCategoria-5', 'atenei'])
    expect((await request.get(`${web.url}/list/${list}`)).status(), list).toBe(404);
});

test('the pages of a large institution and of a busy teacher stay small, and lead to the rest', async ({ request }) => {
  web.backend.changeAnswers(crowded);
  for (const address of ['/aboutUniv/4', '/en/aboutUniv/4', '/teacher/5', '/en/teacher/5']) {
    const html = await (await request.get(web.url + address)).text();
    expect(html.match(/<article/g)?.length, address).toBeGreaterThanOrEqual(9);
    expect(Buffer.byteLength(html), address).toBeLessThan(maxHtmlBytes);
    expect(html, address).toMatch(/href="\/mooc\/app\/[^"]*catalogue\?(filterAteneo=4|q=)/);
  }
  web.backend.changeAnswers(lengthened);
});

test.describe('with scripts', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the explore panel has every institution and every category, in a list 30rem high', async ({ page }) => {
    await page.goto(`${web.url}/home`);
    await page.getByRole('banner').getByRole('button', { name: 'Esplora' }).click();
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('menuitem')).toHaveCount(institutions, { timeout: 60_000 });
    expect((await panel.boundingBox())?.height).toBe(480);
    await page.getByRole('tab', { name: 'Aree' }).click();
    await expect(page.getByRole('tabpanel').getByRole('menuitem')).toHaveCount(categories);
    await page.getByRole('menuitem', { name: area(categories) }).click();
    await expect(page).toHaveURL(new RegExp(`filterCategoria=${categories}$`));
  });

  test('an institution far down its list stays chosen, named and first, whatever else is chosen', async ({ page }) => {
    await page.goto(`${web.url}/catalogue?filterAteneo=3000`);
    await waitForScripts(page);
    const institutionBoxes = page.getByRole('group', { name: 'Ateneo' }).getByRole('checkbox', { includeHidden: true });
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name(3000));
    await page.getByRole('checkbox', { name: /^Inglese/ }).check();
    await expect(page).toHaveURL(/filterAteneo=3000&filterLingua=EN$/);
    await expect(institutionBoxes.first()).toBeChecked();
    await expect(institutionBoxes).toHaveCount(64);
    await institutionBoxes.first().uncheck();
    // Its own box is gone, because the institution has no course.
    await expect(institutionBoxes.first()).toBeFocused();
    await expect(page).toHaveURL(/catalogue\?filterLingua=EN$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(name(3000));
    await expect(institutionBoxes).toHaveCount(64);
    await page.getByRole('link', { name: 'Tutti gli atenei' }).click();
    await expect(page).toHaveURL(/aboutUniv$/);
  });
});
