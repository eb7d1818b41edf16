import { bestCorrection, type Candidate } from './mistakes.ts';

const nearBy = (near: string, lettersOff = 1): Candidate => ({
  ...{ near, lettersOff, isInTerm: false, isOfCatalogue: false, courses: 0 },
});

describe('what is meant by a misspelt word', () => {
  it.each([
    ['a letter left out', 'matematca', 'matematica'],
    ['two neighbours swapped', 'phyton', 'python'],
    ['a letter beside it on the keyboard', 'linfua', 'lingua'],
    ['another vowel', 'seperate', 'separate'],
    ['a letter of the same sound', 'cuantum', 'quantum'],
    ['another letter of a long word', 'matehatica', 'matematica'],
  ])('%s: %s is %s', (_, typed, near) => expect(bestCorrection(typed, [nearBy(near)])).toBe(near));

  it.each([
    ['another letter that nobody takes for it', 'binance', 'finance'],
    ['a word of four letters', 'cmake', 'cake'],
    ['letters swapped that are no neighbours', 'miniare', 'miniera'],
  ])('nothing by %s: %s is not %s', (_, typed, near) => expect(bestCorrection(typed, [nearBy(near)])).toBeUndefined());

  it('is nothing where the catalogue has the word in singular or plural: precorsi are no percorsi', () => {
    const precorso = { ...nearBy('precorso'), isOfCatalogue: true };
    expect(bestCorrection('precorsi', [nearBy('percorsi')])).toBe('percorsi');
    expect(bestCorrection('precorsi', [nearBy('percorsi'), precorso])).toBeUndefined();
  });

  it('is two letters off in a long word alone that ends alike and has no letter more', () => {
    expect(bestCorrection('epidmiolgia', [nearBy('epidemiologia', 2)])).toBe('epidemiologia');
    expect(bestCorrection('confrontai', [nearBy('conforti', 2)])).toBeUndefined();
    expect(bestCorrection('epidmiolgia', [nearBy('epidemiologie', 2)])).toBeUndefined();
  });

  it('is not two letters off where a right word is one off, though courses lack it', () =>
    expect(bestCorrection('stargting', [nearBy('stargazing', 2)])).toBeUndefined());

  it('is another word with any other letter where it makes a term with the words beside it', () => {
    const human = { ...nearBy('umani'), isInTerm: true };
    expect(bestCorrection('ugani', [nearBy('umani')])).toBeUndefined();
    expect(bestCorrection('ugani', [human])).toBe('umani');
  });

  it('is the word with a double letter that was written once, before one with a letter that was left out', () => {
    const bacteria = { ...nearBy('bacteria'), isOfCatalogue: true, courses: 300 };
    expect(bestCorrection('bateria', [bacteria, nearBy('batteria')])).toBe('batteria');
  });

  it('is a word that courses have before one that none has', () => {
    const ofCatalogue = { ...nearBy('computer'), isOfCatalogue: true, courses: 3 };
    expect(bestCorrection('comuter', [nearBy('commuter'), ofCatalogue])).toBe('computer');
  });

  it('is the word whose letter lies beside the typed one, before one that courses have', () => {
    const ofCatalogue = { ...nearBy('amministrativa'), isInTerm: true, isOfCatalogue: true, courses: 3 };
    const meant = { ...nearBy('amministrativo'), isInTerm: true };
    expect(bestCorrection('amministrativp', [ofCatalogue, meant])).toBe('amministrativo');
  });

  it('is the word that more courses have, where it is as likely a mistake', () => {
    const common = { ...nearBy('canto'), courses: 300 };
    expect(bestCorrection('cznto', [nearBy('cento'), common])).toBe('canto');
  });
});
