import { bestCorrection, type Candidate } from './mistakes.ts';

const candidate = (word: string, lettersOff = 1): Candidate => ({
  ...{ word, lettersOff, isInTerm: false, isOfCatalogue: false, courses: 0 },
});

describe('what is meant by a misspelt word', () => {
  it.each([
    ['a letter left out', 'matematca', 'matematica'],
    ['a letter left out before a double one', 'cllezione', 'collezione'],
    ['two neighbours swapped', 'pyhton', 'python'],
    ['a letter two places too early', 'phyton', 'python'],
    ['a letter beside it on the keyboard', 'linfua', 'lingua'],
    ['another vowel', 'seperate', 'separate'],
    ['a letter of the same sound', 'cuantum', 'quantum'],
    ['another letter of a long word', 'matehatica', 'matematica'],
    ['another letter of a word of nine letters', 'geograkia', 'geografia'],
  ])('%s: %s is %s', (_, typed, word) => expect(bestCorrection(typed, [candidate(word)])).toBe(word));

  it.each([
    ['another letter that nobody takes for it', 'binance', 'finance'],
    ['a word of four letters', 'cmake', 'cake'],
    ['letters swapped that are no neighbours', 'miniare', 'miniera'],
  ])('nothing by %s: %s is not %s', (_, typed, word) =>
    expect(bestCorrection(typed, [candidate(word)])).toBeUndefined(),
  );

  it('is nothing where the catalogue has the word in singular or plural: precorsi are no percorsi', () => {
    const precorso = { ...candidate('precorso'), isOfCatalogue: true };
    expect(bestCorrection('precorsi', [candidate('percorsi')])).toBe('percorsi');
    expect(bestCorrection('precorsi', [candidate('percorsi'), precorso])).toBeUndefined();
  });

  it('is two letters off in a long word alone that ends alike and has no letter more', () => {
    expect(bestCorrection('epidmiolgia', [candidate('epidemiologia', 2)])).toBe('epidemiologia');
    expect(bestCorrection('confrontai', [candidate('conforti', 2)])).toBeUndefined();
    expect(bestCorrection('epidmiolgia', [candidate('epidemiologie', 2)])).toBeUndefined();
    expect(bestCorrection('epidmiolgia', [candidate('epidmolga', 2)])).toBeUndefined();
    expect(bestCorrection('geogrfa', [candidate('geografia', 2)])).toBeUndefined();
    expect(bestCorrection('anthrplgy', [candidate('anthropology', 2)])).toBe('anthropology');
  });

  it('is not two letters off where a right word is one off, though courses lack it', () =>
    expect(bestCorrection('stargting', [candidate('stargazing', 2)])).toBeUndefined());

  it('is another word with any other letter where it makes a term with the words beside it', () => {
    const human = { ...candidate('umani'), isInTerm: true };
    expect(bestCorrection('ugani', [candidate('umani')])).toBeUndefined();
    expect(bestCorrection('ugani', [human])).toBe('umani');
    expect(bestCorrection('umami', [{ ...candidate('umano'), courses: 300 }, human])).toBe('umani');
  });

  it('is the word with the fewest wrong letters, and of those the word of the commonest mistake', () => {
    const ofCatalogue = { ...candidate('epidemiologia', 2), isOfCatalogue: true, courses: 300 };
    expect(bestCorrection('epidmiolgia', [ofCatalogue, candidate('epidmiologia')])).toBe('epidmiologia');
    const best = (typed: string, ...words: string[]) =>
      bestCorrection(
        typed,
        words.map((word) => candidate(word)),
      );
    expect(best('leter', 'lester', 'letter')).toBe('letter');
    expect(best('pyhton', 'pyhten', 'pyhtone', 'python')).toBe('pyhtone');
    expect(best('pyhton', 'pyhten', 'python')).toBe('python');
    expect(best('commputer', 'commuter', 'computer')).toBe('computer');
  });

  it('is the word with a double letter that was written once, before one with a letter that was left out', () => {
    const bacteria = { ...candidate('bacteria'), isOfCatalogue: true, courses: 300 };
    expect(bestCorrection('bateria', [bacteria, candidate('batteria')])).toBe('batteria');
  });

  it('is a word that courses have before one that none has', () => {
    const ofCatalogue = { ...candidate('computer'), isOfCatalogue: true, courses: 3 };
    expect(bestCorrection('comuter', [candidate('commuter'), ofCatalogue])).toBe('computer');
  });

  it('is the word whose letter lies beside the typed one, before one that courses have', () => {
    const ofCatalogue = { ...candidate('amministrativa'), isInTerm: true, isOfCatalogue: true, courses: 3 };
    const meant = { ...candidate('amministrativo'), isInTerm: true };
    expect(bestCorrection('amministrativp', [ofCatalogue, meant])).toBe('amministrativo');
  });

  it('is the word that more courses have, where it is as likely a mistake', () => {
    const common = { ...candidate('canto'), courses: 300 };
    expect(bestCorrection('cznto', [candidate('cento'), common])).toBe('canto');
  });
});
