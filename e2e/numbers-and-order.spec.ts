import type { APIRequestContext } from '@playwright/test';
import { restUrl } from './support/addresses.ts';
import { cards } from './support/catalogue.ts';
import { openDesk } from './support/desk.ts';
import { askBackend } from './support/samples.ts';
import { expect, test } from './support/test.ts';
import { visibleText } from './support/whole-page.ts';

// All numbers of courses are counted in one way: as the courses and series that a visitor finds behind the number.

const counted = { it: /(\d+) cors[oi] [eo] serie/g, en: /(\d+) courses? (?:and|or) series/g } as const;

async function listOf<T>(path: string): Promise<readonly T[]> {
  return (await fetch(`${restUrl}${path}`)).json();
}

const page = async (request: APIRequestContext, path: string) => visibleText(await (await request.get(path)).text());

/** The number of courses and series that a page of the catalogue states. */
async function countOf(request: APIRequestContext, path: string, locale: keyof typeof counted): Promise<number> {
  const main = (await page(request, path)).matchAll(counted[locale]);
  const [first] = [...main].map(([, number]) => Number(number));
  return first ?? Number.NaN;
}

interface WireCategory {
  readonly categoria_id: number;
  readonly categoria_desc: string;
  readonly categoria_desc_eng: string;
}

for (const [locale, prefix] of [
  ['it', ''],
  ['en', 'en/'],
] as const) {
  test(`the numbers of home, catalogue and backend agree: ${locale}`, async ({ request }) => {
    const home = [...(await page(request, `${prefix}home`)).matchAll(counted[locale])].map(([, number]) =>
      Number(number),
    );
    const categories = await listOf<WireCategory>('/cata/categorie');
    const found = await Promise.all(
      categories.map(async ({ categoria_id: id }) => {
        const { total } = await askBackend({ filterCategoria: [String(id)] });
        expect(await countOf(request, `${prefix}catalogue?filterCategoria=${id}`, locale)).toBe(total);
        return total;
      }),
    );
    expect(home).toEqual(found);
    expect(await countOf(request, `${prefix}catalogue`, locale)).toBe((await askBackend({})).total);
  });
}

test('the desk counts as the catalogue does: areas, institutions, languages', async ({ page: desk }) => {
  await openDesk(desk, 'overview');
  const filters = await listOf<{
    filterName: string;
    moocFilterValueVOs: readonly { filterKey: string; filterValue: string }[];
  }>('/moocFilters');
  const charts = [
    ['Corsi e serie per area', 'filterCategoria'],
    ['Corsi e serie per istituzione', 'filterAteneo'],
    ['Corsi e serie per lingua', 'filterLingua'],
  ] as const;
  for (const [title, filterName] of charts) {
    const chart = desk.locator('section').filter({ has: desk.getByRole('heading', { name: title }) });
    const bars = await chart
      .locator('li')
      .evaluateAll((items) =>
        items.map((item) => [
          item.querySelector('span')?.textContent,
          Number(item.querySelector('strong')?.textContent),
        ]),
      );
    const values = filters.find((filter) => filter.filterName === filterName)?.moocFilterValueVOs ?? [];
    const shown = bars.filter(([name]) => name !== 'Altre');
    expect(shown.length, title).toBeGreaterThan(1);
    for (const [name, count] of shown) {
      const key = values.find(({ filterValue }) => filterValue === name)?.filterKey ?? '';
      expect([title, name, count]).toEqual([title, name, (await askBackend({ [filterName]: [key] })).total]);
    }
  }
});

test('the open data hold as many records as the catalogue counts', async ({ request }) => {
  const csv = await (await request.get('api/export/courses.csv')).text();
  const ids = new Set([...csv.matchAll(/\/(?:courseDetails|collectionCard)\/(\d+)/g)].map(([, id]) => id));
  expect(ids.size).toBe((await askBackend({})).total);
});

test('filters of an English page stand in the order of the English alphabet', async ({ page: catalogue }) => {
  await catalogue.goto('en/catalogue');
  for (const filter of ['Subject', 'Institution', 'Language']) {
    const labels = await catalogue.getByRole('group', { name: filter }).locator('label').allTextContents();
    expect(labels.length, filter).toBeGreaterThan(1);
    expect(labels, filter).toEqual([...labels].sort(new Intl.Collator('en').compare));
  }
});

test('what is yet to open stands in the order of its opening', async ({ page: catalogue }) => {
  await catalogue.goto('catalogue?filterDisponibilita=upcoming&filterTipo=course');
  const links = await cards(catalogue)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  const openings = await Promise.all(
    links.map(async (link) => {
      const course = await (await fetch(`${restUrl}/mooc/moocVetrina/${link.split('/').at(-1)}`)).json();
      return Number(course.mooc_inizio_disponib_dt);
    }),
  );
  expect(openings.length).toBeGreaterThan(2);
  expect(openings).toEqual([...openings].sort((a, b) => a - b));
});
