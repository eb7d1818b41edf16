import { BackendError } from '../errors.ts';
import { categories } from './catalogue.ts';
import { course } from './course.ts';
import { filters } from './filter.ts';
import { searchPage } from './search.ts';
import { applicationInfo, textBundles } from './shell.ts';
import { parse } from './testing/parse.ts';
import * as wire from './testing/wire.ts';

describe('a bad item of a list', () => {
  it('is left out and reported, the rest stays', () => {
    const { result, reports } = parse(categories, [
      null,
      wire.wireCategory,
      { ...wire.wireCategory, categoria_id: '../x' },
      { categoria_id: 9, categoria_desc: ' ' },
    ]);
    expect(result).toHaveLength(1);
    expect(reports).toEqual([
      {
        call: 'GET /test',
        items: [
          { list: 'category', index: 0, reason: expect.stringContaining('expected object') },
          { list: 'category', index: 2, reason: 'categoria_id: no valid id' },
          { list: 'category', index: 3, reason: 'no name in any language' },
        ],
      },
    ]);
  });

  it('is left out of lists inside objects too', () => {
    const { result, reports } = parse(searchPage, {
      ...wire.wirePage,
      moocs: [{ ...wire.wireSummary, moocAteneoColl: [{ ateneo_id: 1 }, wire.wireInstitution] }, { moocId: 5 }],
    });
    expect(result).toMatchObject({ courses: [{ institutions: [{ id: '7' }] }] });
    expect(reports[0]?.items.map(({ list, index }) => [list, index])).toEqual([
      ['institution of a course', 0],
      ['course', 1],
    ]);
  });

  it('is the second one when an id comes twice', () => {
    const { result, reports } = parse(categories, [wire.wireCategory, { ...wire.wireCategory, categoria_desc: 'B' }]);
    expect(result).toMatchObject([{ name: { it: 'Musica' } }]);
    expect(reports).toEqual([]);
  });

  it.each(['__proto__', 'constructor', 'toString', '7up', '..', 'tema', 'page', 'filter', 'filter1', 'filterÈ'])(
    'is a filter called %s',
    (filterName) => {
      expect(parse(filters, [{ ...wire.wireFilter, filterName }]).result).toEqual([]);
    },
  );
});

/** Pages that would be shown as "no results" although nobody knows that. */
const badPages: readonly [string, unknown][] = [
  ['an empty page', {}],
  ['a page of nothing', { moocs: null, moocTotali: null, paginaCorrente: null, pagineTotali: null }],
  ['a count with courses that are none', { moocs: [{}, null, 'x'], moocTotali: 3, paginaCorrente: 1, pagineTotali: 1 }],
  ['a count without list and page numbers', { moocs: [], moocTotali: 1 }],
  ['a count without pages', { moocs: [], moocTotali: 9, paginaCorrente: 2, pagineTotali: 0 }],
  ...[undefined, null, '', 'x', -1, 1e300, [], {}, true].map((moocTotali): [string, unknown] => [
    `a page with ${JSON.stringify(moocTotali)} for its total`,
    { ...wire.wirePage, moocTotali },
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
    ['a course without title', course, { mooc_id: 1, mooc_titolo: '<p> </p>' }],
    ['null for a page', searchPage, null],
    ['an object for a list', categories, {}],
    ['a text for a list', filters, 'none'],
    ['null for application info', applicationInfo, null],
    ['a number for texts', textBundles, 5],
  ])('is an error of its call: %s', (_, schema, answer) => {
    expect(() => parse(schema, answer)).toThrow(BackendError);
    expect(() => parse(schema, answer)).toThrow(/^GET \/test: the answer is not what was promised/);
  });

  it.each(badPages)('is an error of a search, not an empty one: %s', (_, answer) => {
    expect(() => parse(searchPage, answer)).toThrow(BackendError);
  });
});
