import { parseSelection, searchBody, seriesBody } from './call-body';

function filters(count: number) {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDE';
  return Object.fromEntries([...letters].slice(0, count).map((letter) => [`filter${letter}`, []]));
}

it.each([
  [null, 'In the body: expected an object of filter names with lists of keys.'],
  [[], 'In the body: expected an object of filter names with lists of keys.'],
  [{}, 'In the body: expected at least one filter.'],
  [JSON.parse('{"__proto__":["1"]}'), 'In the body: expected at least one filter.'],
  [filters(31), 'In the body: expected 30 filters at most.'],
  [{ toString: ['1'] }, 'In the body, toString: not the name of a filter.'],
  [{ filter1: ['1'] }, 'In the body, filter1: not the name of a filter.'],
  [{ filterAteneo: '1' }, 'In the body, filterAteneo: expected a list of keys.'],
  [{ filterAteneo: [1] }, 'In the body, filterAteneo, 0: a key must be a text.'],
  [{ filterAteneo: Array(101).fill('1') }, 'In the body, filterAteneo: expected 100 keys at most.'],
])('refuses the search %j', (body, message) => {
  expect(() => parseSelection(searchBody, body)).toThrow(expect.objectContaining({ status: 400, message }));
});

it.each(['', '..', 'a b', "1' OR", 'a'.repeat(65)])('refuses the key %j', (key) => {
  expect(() => parseSelection(searchBody, { filterAteneo: [key] })).toThrow('a key must be 1 to 64 letters');
});

it('accepts the limits', () => {
  const keys = Array(100).fill('a'.repeat(64));
  expect(parseSelection(searchBody, { ...filters(29), filterAteneo: keys })).toEqual({
    ...filters(29),
    filterAteneo: keys,
  });
});

it.each([{}, { filterSerie: [] }, { filterSerie: ['1'], filterAteneo: ['1'] }, { filterAteneo: ['1'] }])(
  'refuses %j for the members of a series',
  (body) => {
    expect(() => parseSelection(seriesBody, body)).toThrow(expect.objectContaining({ status: 400 }));
  },
);
