import { Completions } from './completions.ts';

const completions = new Completions([
  'Climate change',
  'climate change policy',
  'climate',
  'Città d’arte',
  'climatologist',
]);

it.each([
  ['climate ch', ['climate change', 'climate change policy']],
  ['citta d', ['citta d arte']],
  ['climate change', ['climate change', 'climate change policy']],
])('a term that is half typed is completed, the shortest first: %s', (typed, terms) => {
  expect(completions.of(typed, 3)).toEqual(terms);
});

it.each(['clim', 'climate', 'climate x', 'zebra crossing', ''])(
  'nothing goes on from %j in a further word',
  (typed) => {
    expect(completions.of(typed, 3)).toEqual([]);
  },
);

it('there are no more than are asked for', () => {
  expect(completions.of('climate c', 1)).toEqual(['climate change']);
});
