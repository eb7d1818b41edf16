import type { ChangeAnswer } from './support/changed-backend.ts';
import { ChangedBackend } from './support/changed-backend.ts';
import { changedWebApp } from './support/changed-web-app.ts';
import { waitForScripts } from './support/scripts-run.ts';
import { expect, test } from './support/test.ts';
import { expectWholePage } from './support/whole-page.ts';

// A backend with very many institutions and categories.

const institutions = 3300;
const categories = 500;
const questions = 200;
/** Bytes of a page's HTML, not compressed. */
const most = 150_000;

const name = (number: number) => `Università degli Studi di Castelnuovo della Valle ${String(number).padStart(4, '0')}`;
const area = (number: number) => `Scienze e tecniche della materia ${String(number).padStart(3, '0')}`;

/** The embedded backend's lists, made as long as that with copies of their items. */
const lengthened: ChangeAnswer = (path, answer) => {
  if (!Array.isArray(answer)) return answer;
  if (path === '/cata/faq') return Array.from({ length: questions }, (_, index) => answer[index % answer.length]);
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
  return filter;
}

/** As {@link lengthened}, with the categories and questions, which the catalogue shows all, as they are. */
const manyInstitutions: ChangeAnswer = (path, answer) => {
  if (['/cata/categorie', '/cata/faq'].includes(path) || !Array.isArray(answer)) return answer;
  if (path !== '/moocFilters') return lengthened(path, answer);
  return answer.map((filter) => (filter.filterName === 'filterAteneo' ? lengthenFilter(filter) : filter));
};

const copies = (items: readonly Record<string, unknown>[], idName: string, length: number) =>
  Array.from({ length }, (_, index) => ({ ...items[index % items.length], [idName]: index + 1 }));

/** As many courses and teachers as one answer may hold, wherever there are any. */
const crowded: ChangeAnswer = (path, answer) => {
  const { moocs, docenti, ...rest } = Object(answer);
  if (!moocs?.length && !docenti?.length) return lengthened(path, answer);
  return {
    ...rest,
    ...(moocs?.length && { moocs: copies(moocs, 'moocId', 100), moocTotali: 5_000 }),
    ...(docenti?.length && { docenti: copies(docenti, 'doc_id', 60) }),
  };
};

// One web app for all of them.
test.describe.configure({ mode: 'default', timeout: 120_000 });
const web = changedWebApp(() => ChangedBackend.start(lengthened));

/** The keys of a filter that the links of a page lead to. */
function linkedKeys(html: string, filter: string): ReadonlySet<string> {
  const links = html.matchAll(new RegExp(`href="[^"]*/catalogue\\?${filter}=(\\d+)"`, 'g'));
  return new Set([...links].flatMap(([, key]) => key ?? []));
}

for (const prefix of ['', 'en/']) {
  test(`the home page /${prefix}home stays small and leads to the whole lists`, async ({ request }) => {
    const html = await (await request.get(`${web.url}/${prefix}home`)).text();
    expectWholePage(html, 'home');
    expect(Buffer.byteLength(html)).toBeLessThan(most);
    expect(linkedKeys(html, 'filterAteneo').size).toBeGreaterThanOrEqual(24);
    expect(linkedKeys(html, 'filterCategoria').size).toBeGreaterThanOrEqual(16);
    expect(html).toContain(`href="/mooc/app/${prefix}catalogue#faq"`);
    for (const page of ['aboutUniv', 'catalogue']) expect(html).toContain(`href="/mooc/app/${prefix}${page}"`);
  });

  test(`every institution has a link without a script, on pages of /${prefix}aboutUniv that stay small`, async ({
    request,
  }) => {
    const found = new Set<string>();
    const pages = new Set([`/${prefix}aboutUniv`]);
    // A set that grows while it is read: further pages are found as a crawler finds them.
    for (const address of pages) {
      const html = await (await request.get(web.url + address)).text();
      expect(Buffer.byteLength(html), address).toBeLessThan(most);
      for (const [, id = ''] of html.matchAll(/href="[^"]*\/aboutUniv\/(\d+)"/g)) found.add(id);
      const further = html.matchAll(/href="\/mooc\/app(\/[^"#]*aboutUniv\?page=\d+)["#]/g);
      for (const [, link = ''] of further) pages.add(link);
    }
    expect(found.size).toBe(institutions);
  });

  test(`every category can be chosen without a script, on /${prefix}catalogue`, async ({ request }) => {
    const html = await (await request.get(`${web.url}/${prefix}catalogue`)).text();
    const boxes = html.matchAll(/<input type="checkbox"[^>]* name="filterCategoria"[^>]* value="(\d+)"/g);
    expect(new Set([...boxes].map(([, key]) => key)).size).toBe(categories);
  });
}

test('the pages of a large institution and of a busy teacher stay small, and lead to the rest', async ({ request }) => {
  web.backend.changeAnswers(crowded);
  for (const address of ['/aboutUniv/4', '/en/aboutUniv/4', '/teacher/5', '/en/teacher/5']) {
    const html = await (await request.get(web.url + address)).text();
    expect(html.match(/<article/g)?.length, address).toBeGreaterThanOrEqual(9);
    expect(Buffer.byteLength(html), address).toBeLessThan(most);
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
    await page.getByRole('tab', { name: 'Categorie' }).click();
    await expect(page.getByRole('tabpanel').getByRole('menuitem')).toHaveCount(categories);
    await page.getByRole('menuitem', { name: area(categories) }).click();
    await expect(page).toHaveURL(new RegExp(`filterCategoria=${categories}$`));
  });
});

test.describe('with as many institutions, and the categories as they are', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  const many = changedWebApp(() => ChangedBackend.start(manyInstitutions));

  test('the catalogue shows the institutions that matter to a search, and leads to all', async ({ request }) => {
    const boxes = /<input type="checkbox"[^>]* name="filterAteneo"[^>]* value="(\d+)"/g;
    for (const address of ['/catalogue', '/en/catalogue', '/catalogue?filterCategoria=4', '/catalogue?q=storia']) {
      const html = await (await request.get(many.url + address)).text();
      expectWholePage(html, address);
      expect(Buffer.byteLength(html), address).toBeLessThan(most);
      expect([...html.matchAll(boxes)], address).toHaveLength(64);
      expect(html.match(/<form[^>]*aria-label="Filtr?[^>]*>.*?<\/form>/)?.[0], address).toMatch(
        /href="[^"]*\/aboutUniv"/,
      );
    }
  });

  test('an institution far down its list stays chosen, named and first, whatever else is chosen', async ({ page }) => {
    await page.goto(`${many.url}/catalogue?filterAteneo=3000`);
    await waitForScripts(page);
    const institutionBoxes = page.getByRole('group', { name: 'Ateneo' }).getByRole('checkbox', { includeHidden: true });
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name(3000));
    await page.getByRole('checkbox', { name: /^Inglese/ }).check();
    await expect(page).toHaveURL(/filterAteneo=3000&filterLingua=EN$/);
    await expect(institutionBoxes.first()).toBeChecked();
    await expect(institutionBoxes).toHaveCount(64);
    await institutionBoxes.first().uncheck();
    // Its own box is gone, as no course stands behind it.
    await expect(institutionBoxes.first()).toBeFocused();
    await expect(page).toHaveURL(/catalogue\?filterLingua=EN$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(name(3000));
    await expect(institutionBoxes).toHaveCount(64);
    await page.getByRole('link', { name: 'Tutti gli atenei' }).click();
    await expect(page).toHaveURL(/aboutUniv$/);
  });
});
