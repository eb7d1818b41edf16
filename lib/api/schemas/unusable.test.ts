import type * as z from 'zod';
import { BackendError } from '../errors.ts';
import { categories, filters } from './catalogue.ts';
import { course } from './course.ts';
import { parseAnswer } from './parse-answer.ts';
import { searchPage } from './search.ts';
import { applicationInfo, textBundles } from './site-settings.ts';
import { parse } from './testing/parse.ts';
import * as wire from './testing/wire.ts';

const refused = (schema: z.ZodType, answer: unknown) => () => parseAnswer('GET /test', schema, answer);

describe('a bad item of a list', () => {
  it('is left out and reported, the rest stays', () => {
    const { result, dropped } = parse(categories, [
      null,
      wire.wireCategory,
      { ...wire.wireCategory, categoria_id: '../x' },
      { categoria_id: 9, categoria_desc: ' ' },
    ]);
    expect(result).toHaveLength(1);
    expect(dropped).toEqual([
      { list: 'category', index: 0, reason: expect.stringContaining('expected object') },
      { list: 'category', index: 2, reason: 'categoria_id: no valid id' },
      { list: 'category', index: 3, reason: 'no name in any language' },
    ]);
  });

  it('is left out of lists inside objects too', () => {
    const { result, dropped } = parse(searchPage(9, 1), {
      ...wire.wirePage,
      moocs: [{ ...wire.wireSummary, moocAteneoColl: [{ ateneo_id: 1 }, wire.wireInstitution] }, { moocTitolo: 'T' }],
    });
    expect(result).toMatchObject({ courses: [{ institutions: [{ id: '7' }] }] });
    expect(dropped.map(({ list, index }) => [list, index])).toEqual([
      ['institution of a course', 0],
      ['course', 1],
    ]);
  });

  it('is a teacher or a target without a name', () => {
    const deh_mooc_docentiColl = [
      { deh_docentiPO: { doc_descrizione: 'Insegna.' } },
      { deh_docentiPO: { doc_nome: 'Ada' } },
    ];
    const deh_mooc_targetColl = [{ deh_target_cataPO: { target_desc: ' ' } }];
    const { result, dropped } = parse(course, { ...wire.wireCourse, deh_mooc_docentiColl, deh_mooc_targetColl });
    expect(result).toMatchObject({ teachers: [{ firstName: 'Ada', lastName: null }], targets: [] });
    expect(dropped.map(({ reason }) => reason)).toEqual(['deh_docentiPO: no name', 'no name in any language']);
  });

  it('is a bundle of texts that is a list: the texts of the other language stay', () => {
    const { result, dropped } = parse(textBundles, { bundles: { IT: [], EN: { 'home.title': 'Welcome' } } });
    expect(result).toEqual({ it: {}, en: { 'home.title': 'Welcome' } });
    expect(dropped).toMatchObject([{ list: 'bundle of texts' }]);
  });

  it('is the second one when an id comes twice', () => {
    const { result, dropped } = parse(categories, [wire.wireCategory, { ...wire.wireCategory, categoria_desc: 'B' }]);
    expect(result).toMatchObject([{ name: { it: 'Musica' } }]);
    expect(dropped).toEqual([]);
  });

  it.each(['__proto__', 'constructor', 'toString', '7up', '..', 'tema', 'page', 'filter', 'filter-1', 'filterÈ'])(
    'is a filter called %s',
    (filterName) => {
      const { result } = parse(filters, [wire.wireFilter, { ...wire.wireFilter, filterName }]);
      expect(result).toMatchObject([{ name: wire.wireFilter.filterName }]);
    },
  );
});

const noTotals = [undefined, null, '', 'x', -1, 1e300, [], {}, true];

it.each(['filterISCED2', 'filter_livello', `filter${'9'.repeat(40)}`])('%s is the name of a filter', (filterName) => {
  expect(parse(filters, [{ ...wire.wireFilter, filterName }]).result).toMatchObject([{ name: filterName }]);
});

it.each<[string, boolean]>([
  ['L-1/A b', true],
  ['Storia dell’arte & musica', true],
  ['x'.repeat(100), true],
  ['x'.repeat(101), false],
  ['<script>', false],
  ['a"b', false],
  ['a\u00a0b', false],
  ['a\u202eb', false],
])('the key %j of a filter is one: %j', (filterKey, isOne) => {
  const values = [{ filterKey, filterValue: 'A' }];
  const { result } = parse(filters, [{ ...wire.wireFilter, moocFilterValueVOs: values }]);
  expect(result).toMatchObject([{ values: isOne ? [{ key: filterKey }] : [] }]);
});

/** Pages that would be shown as "no results" although the number of results is unknown. */
const badPages: readonly [string, unknown][] = [
  ['an empty page', {}],
  ['a page of nothing', { moocs: null, moocTotali: null, paginaCorrente: null, pagineTotali: null }],
  ['a count with courses that are none', { moocs: [{}, null, 'x'], moocTotali: 3, paginaCorrente: 1, pagineTotali: 1 }],
  ['a count without list and page numbers', { moocs: [], moocTotali: 1 }],
  ['a first page that says it is beyond the last', { moocs: [], moocTotali: 28, paginaCorrente: 9, pagineTotali: 4 }],
  ['a count without pages', { moocs: [], moocTotali: 9, paginaCorrente: 2, pagineTotali: 0 }],
  ...noTotals.map((moocTotali): [string, unknown] => [
    `a page with ${JSON.stringify(moocTotali)} for its total and no course`,
    { ...wire.wirePage, moocs: [], moocTotali },
  ]),
  ...[undefined, null, 'x', {}, []].map((moocs): [string, unknown] => [
    `a page that counts but lists ${JSON.stringify(moocs)}`,
    { ...wire.wirePage, moocs },
  ]),
];

describe('a bad answer', () => {
  it.each([
    ['null for a course', course, null],
    ['a list for a course', course, []],
    ['a course without id', course, { mooc_titolo: 'T' }],
    ['null for a page', searchPage(9, 1), null],
    ['an object for a list', categories, {}],
    ['a text for a list', filters, 'none'],
    ['null for application info', applicationInfo, null],
    ['a number for texts', textBundles, 5],
    ['filters of which none is usable', filters, [{ filterName: 'tema' }, null]],
    ['categories of which none is usable', categories, [{ categoria_desc: 'Musica' }]],
  ])('is an error of its call: %s', (_, schema, answer) => {
    expect(refused(schema, answer)).toThrow(BackendError);
    expect(refused(schema, answer)).toThrow(/^GET \/test: the answer is not what was promised/);
  });

  it.each(badPages)('is an error of a search, not an empty one: %s', (_, answer) => {
    expect(refused(searchPage(9, 1), answer)).toThrow(BackendError);
  });

  it.each(noTotals)('counts at least the courses that it lists where its total is %j', (moocTotali) => {
    const { result } = parse(searchPage(9, 1), { ...wire.wirePage, moocTotali });
    expect(result).toMatchObject({ total: 1, pageCount: 3, courses: [{ id: '12' }] });
  });
});

describe('what is shown all the same', () => {
  it.each([null, undefined, '', '<p> </p>'])('a course, and a card, without a title: %j', (title) => {
    expect(parse(course, { mooc_id: 1, mooc_titolo: title }).result).toMatchObject({ id: '1', title: '' });
    const { result, dropped } = parse(searchPage(9, 1), {
      ...wire.wirePage,
      moocs: [{ ...wire.wireSummary, moocTitolo: title }],
    });
    expect(result).toMatchObject({ courses: [{ id: '12', title: '' }] });
    expect(dropped).toEqual([]);
  });

  it.each([
    [21, 2, 3],
    [27, 1, 3],
    [28, 1, 4],
    [0, 1, 0],
  ])('a page of %i courses without the number of pages: page %i of %i', (moocTotali, paginaCorrente, pageCount) => {
    const moocs = moocTotali > 0 ? [wire.wireSummary] : [];
    const { result } = parse(searchPage(9, 1), { moocs, moocTotali, paginaCorrente, pagineTotali: null });
    expect(result).toMatchObject({ total: moocTotali, pageCount });
  });

  it('no page of no course, however many pages are counted', () => {
    const { result } = parse(searchPage(9, 1), { moocs: [], moocTotali: 0, pagineTotali: 1e9 });
    expect(result).toMatchObject({ courses: [], total: 0, pageCount: 0 });
  });

  it('an empty page beyond the last that follows from the total', () => {
    const { result } = parse(searchPage(9, 4), { moocs: [], moocTotali: 21, paginaCorrente: 4 });
    expect(result).toMatchObject({ courses: [], total: 21, pageCount: 3 });
  });
});

it.each([
  [true, true],
  ['true', true],
  [' TRUE ', true],
  [1, true],
  ['1', true],
  [false, false],
  ['false', false],
  [0, false],
  [null, false],
  ['yes', false],
  [{}, false],
  [{ toString: 1, valueOf: 1 }, false],
  [['true'], false],
])('the database is a test one for dbTest %j: %j', (dbTest, testDatabase) => {
  expect(parse(applicationInfo, { ...wire.wireApplicationInfo, dbTest }).result).toMatchObject({ testDatabase });
});

it.each([
  [null, null],
  [undefined, null],
  [0, 0],
  [7, 7],
])('a category has %j published courses: %j', (numMoocPubblicati, publishedCourses) => {
  const { result } = parse(categories, [{ ...wire.wireCategory, numMoocPubblicati }]);
  expect(result).toMatchObject([{ publishedCourses }]);
});
