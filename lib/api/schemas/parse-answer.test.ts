import { expectConsole } from '../../../jest/console.ts';
import { categories } from './catalogue.ts';
import { parseAnswer } from './parse-answer.ts';
import { wireCategory } from './testing/wire.ts';

describe('parseAnswer', () => {
  it('warns once an answer about what was left out, without the data', () => {
    expectConsole(
      'warn',
      'GET /x: 7 unusable list items left out: category 0 (categoria_id: no valid id), category 1 (categoria_id: no valid id), ' +
        'category 2 (categoria_id: no valid id), category 3 (categoria_id: no valid id), category 4 (categoria_id: no valid id) and more',
    );
    const bad = Array(7).fill({ categoria_desc: 'secret' });
    expect(parseAnswer('GET /x', categories, [...bad, wireCategory])).toHaveLength(1);
  });

  it('says nothing about a good answer', () => {
    expect(parseAnswer('GET /x', categories, [])).toEqual([]);
  });
});
