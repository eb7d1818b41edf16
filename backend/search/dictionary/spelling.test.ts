import { isSpeltRight, similarSpeltRight } from './spelling.ts';

describe('what is spelt right', () => {
  it.each([
    'investire',
    'inquinare',
    'pensionata',
    'perdonare',
    'promosso',
    'litigare',
    'piangere',
    'pagando',
    'bollette',
  ])('%s, an Italian word in any form', (word) => expect(isSpeltRight(word)).toBe(true));

  it.each(['wheelchair', 'toddlers', 'choking', 'mortgages', 'tombstones', 'brewing', 'knitting', 'divorced'])(
    '%s, an English word in any form',
    (word) => expect(isSpeltRight(word)).toBe(true),
  );

  it.each(['resolver', 'parsers', 'parsed', 'truthy', 'formatly', 'visited', 'beginners'])(
    '%s, which English makes of another word',
    (word) => expect(isSpeltRight(word)).toBe(true),
  );

  it.each(['caravaggio', 'mozart', 'garibaldi', 'wikipedia', 'pilates', 'laravel', 'klimt', 'podologia', 'uzbeco'])(
    '%s, a name that people know',
    (word) => expect(isSpeltRight(word)).toBe(true),
  );

  it.each([
    'matematca',
    'learnng',
    'phyton',
    'astrnomia',
    'restaro',
    'chitara',
    'enviroment',
    'goverment',
    'managment',
    'photoshp',
    'nietzche',
    'statisticss',
    'teachr',
    'beginers',
    'runing',
    'shiped',
    '',
  ])('not %s', (word) => expect(isSpeltRight(word)).toBe(false));
});

describe('words one letter off', () => {
  it.each([
    ['cimate', ['citate', 'climate']],
    ['learnng', ['learning']],
    ['phyton', ['payton', 'peyton', 'photon']],
    ['goverment', ['government']],
    ['matemtaica', ['matematica']],
    ['x'.repeat(60), []],
    ['數學數學數學', []],
  ])('%s are those that are spelt right, with the same first letter: %j', (typed, similar) =>
    expect(similarSpeltRight(typed)).toEqual(similar),
  );
});
