import { expectConsole } from '../../../jest/console.ts';
import { categories } from './catalogue.ts';
import { parseAnswer } from './parse-answer.ts';

describe('parseAnswer', () => {
  it('warns once an answer about what was left out, without the data', () => {
    expectConsole(
      'warn',
      'GET /x: 7 unusable list items left out: category 0 (categoria_id: no valid id), category 1 (categoria_id: no valid id), ' +
        'category 2 (categoria_id: no valid id), category 3 (categoria_id: no valid id), category 4 (categoria_id: no valid id) and more',
    );
    expect(parseAnswer('GET /x', categories, Array(7).fill({ categoria_desc: 'secret' }))).toEqual([]);
  });

  it('says nothing about a good answer', () => {
    expect(parseAnswer('GET /x', categories, [])).toEqual([]);
  });
});
