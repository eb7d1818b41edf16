import { SortedWords } from './sorted-words.ts';

const words = new SortedWords(['musica', 'arte', 'musico', 'arti', 'museo', 'arte']);

it.each([
  ['mus', ['museo', 'musica', 'musico']],
  ['arte', ['arte']],
  ['a', ['arte', 'arti']],
  ['musicol', []],
  ['zoo', []],
])('the words that begin with “%s”', (text, found) => {
  expect(words.beginningWith(text)).toEqual(found);
});

it('has whole words only', () => {
  const asked = ['arte', 'musico', 'art', 'a', 'zoo', ''];
  expect(asked.filter((word) => words.has(word))).toEqual(['arte', 'musico']);
});

it('lists each word once', () => {
  expect(words.beginningWith('')).toEqual(['arte', 'arti', 'museo', 'musica', 'musico']);
});

it('finds nothing where there are no words', () => {
  const none = new SortedWords([]);
  expect([none.has('arte'), none.beginningWith('')]).toEqual([false, []]);
});
