import { stemKeptApart, withWordsKeptApart } from './kept-apart.ts';
import { stemsOf } from './stems.ts';
import { readWordLines } from './word-list.ts';

it('gives a word in all its forms a stem of its own', () => {
  expect(stemsOf('it', ['marchio'])).toBe(stemsOf('it', ['marchi']));
  expect(stemsOf('it', ['marchio'])).not.toBe(stemsOf('it', ['marco']));
  expect(stemKeptApart('modo')).toBeUndefined();
  expect(withWordsKeptApart(['storia', 'della', 'moda'])).toEqual(['storia', 'della', stemKeptApart('moda')]);
});

it.each([
  ['it', 'sindacato', 'sindaco'],
  ['it', 'generatore', 'generativo'],
  ['it', 'articolazione', 'articolo'],
  ['en', 'recorder', 'record'],
  ['it', 'tree', 'tre'],
] as const)('in %s: %s is no form of %s', (language, word, other) => {
  expect(stemsOf(language, [word])).not.toBe(stemsOf(language, [other]));
});

it.each([
  ['artigiano', 'artigiani'],
  ['militare', 'militari'],
  ['acqua', 'acque'],
  ['moneta', 'monete'],
])('%s and %s, which the stemmer takes for two words, are one', (singular, plural) => {
  expect(stemsOf('it', [singular])).toBe(stemsOf('it', [plural]));
});

it.each([
  ['lago', 'laghi'],
  ['erba', 'erbe'],
  ['notaio', 'notai'],
  ['edificio', 'edifici'],
  ['molecolare', 'molecolari'],
  ['sportiva', 'sportive'],
])('%s and its plural %s, of which the stemmer makes two words, are one', (singular, plural) => {
  expect(stemsOf('it', [singular])).toBe(stemsOf('it', [plural]));
});

it.each([
  ['tooth', 'teeth'],
  ['leaf', 'leaves'],
  ['diagnosis', 'diagnoses'],
])('%s has the irregular plural %s', (singular, plural) => {
  expect(stemsOf('en', [singular])).toBe(stemsOf('en', [plural]));
});

it.each([
  ['brasiliano', 'brasile'],
  ['messicano', 'messico'],
  ['deserto', 'deserta'],
])('%s still finds %s, which has the stem that the word no longer has', (word, other) => {
  expect(stemsOf('it', [word])).toBe(stemsOf('it', [other]));
});

it('has each form once, small and without accents', () => {
  const forms = readWordLines('kept-apart.txt').flat();
  expect(forms.length).toBeGreaterThan(400);
  expect(forms).toEqual([...new Set(forms)]);
  expect(forms.filter((form) => !/^[a-z]+$/.test(form))).toEqual([]);
});
