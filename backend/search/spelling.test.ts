import { isSpeltRight } from './spelling.ts';

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
    '',
  ])('not %s', (word) => expect(isSpeltRight(word)).toBe(false));
});
