import { areForms } from './forms.ts';

it.each([
  ['mostra', 'mostre'],
  ['risparmi', 'risparmio'],
  ['gioco', 'giochi'],
  ['faccia', 'facce'],
  ['arte', 'arti'],
  ['policy', 'policies'],
  ['virus', 'virus'],
  ['class', 'classes'],
])('%s and %s are one word', (one, other) => {
  expect(areForms(one, other)).toBe(true);
  expect(areForms(other, one)).toBe(true);
});

it.each([
  ['punto', 'puntata'],
  ['mare', 'maria'],
  ['casa', 'caso'],
  ['being', 'be'],
  ['aed', 'a'],
  ['onu', 'onus'],
])('%s and %s are two, though they may have one stem', (one, other) => {
  expect(areForms(one, other)).toBe(false);
});
