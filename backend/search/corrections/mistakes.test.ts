import { bestCorrection, type Candidate } from './mistakes.ts';

const candidate = (word: string, lettersOff = 1): Candidate => ({
  ...{ word, lettersOff, isInTerm: false, isOfCatalogue: false, courses: 0 },
});

describe('what is meant by a misspelt word', () => {
  it.each([
    ['a letter left out', 'matematca', 'matematica'],
    ['two neighbours swapped', 'phyton', 'python'],
    ['a letter beside it on the keyboard', 'linfua', 'lingua'],
    ['another vowel', 'seperate', 'separate'],
    ['a letter of the same sound', 'cuantum', 'quantum'],
    ['another letter of a long word', 'matehatica', 'matematica'],
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
  });

  it('is not two letters off where a right word is one off, though courses lack it', () =>
    expect(bestCorrection('stargting', [candidate('stargazing', 2)])).toBeUndefined());

  it('is another word with any other letter where it makes a term with the words beside it', () => {
    const human = { ...candidate('umani'), isInTerm: true };
    expect(bestCorrection('ugani', [candidate('umani')])).toBeUndefined();
    expect(bestCorrection('ugani', [human])).toBe('umani');
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
