import { removeWords } from './result-title';

it.each([
  ['matematica xylophone', ['xylophone'], 'matematica'],
  ['Matematica, Xylophone!', ['Xylophone'], 'Matematica,'],
  ["storia dell'xylophone", ['xylophone'], 'storia'],
  ['arte e arteria', ['arte'], 'e arteria'],
  ['c++ storia', ['c++'], 'storia'],
  ['xylophone', ['xylophone'], ''],
  ['arte', ['xylophone', '<b>'], 'arte'],
  ['c ( a.* ?', ['a'], 'c'],
])('%j without %j is %j', (text, words, rest) => {
  expect(removeWords(text, words)).toBe(rest);
});
