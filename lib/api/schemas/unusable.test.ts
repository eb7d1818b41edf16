import { BackendError } from '../errors.ts';
import { categories } from './category.ts';
import { course } from './course.ts';
import { filters } from './filter.ts';
import { iscedTree } from './isced.ts';
import { searchPage } from './search-page.ts';
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

  it.each(['__proto__', 'constructor', 'toString', '7up', '..'])('is a filter called %s', (filterName) => {
    expect(parse(filters, [{ ...wire.wireFilter, filterName }]).result).toEqual([]);
  });
});

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

  it('is a tree too deep to read', () => {
    let node: unknown = null;
    for (let level = 0; level < 20_000; level += 1) node = { ...wire.wireIsced, figlioIsceds: [node] };
    expect(() => parse(iscedTree, [node])).toThrow(BackendError);
  });
});
