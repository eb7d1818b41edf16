import { Concepts } from '../dictionary/concepts.ts';
import { languageWord, phrasesOfLanguage } from '../dictionary/course-languages.ts';
import { significantWords, unitsOf, wordsOfUnit } from './units.ts';

const concepts = new Concepts();
const add = (it: string, en: string) => concepts.add({ weight: 1, terms: { it, en } });
add('diritto', 'law');
add('diritti umani', 'human rights');
add('calcio', 'football');
add('calcio', 'calcium');
add('calcio', 'kick');
add('calcio', 'butt');
add('calcio', 'soccer');
add('calcio', 'calx');
add('terremoto', 'earthquake');

const generic = new Set(['corso', 'introduzione']);
const stopWords = new Set(['i', 'di', 'sui']);
const units = (text: string, own = concepts) => unitsOf(text.split(' '), stopWords, own, generic);
const alternatives = (text: string) => units(text).flatMap((unit) => unit.alternatives.map(({ term }) => term));

describe('the parts of what was typed', () => {
  it('are the longest terms of the dictionary, in any form of their words', () => {
    expect(units('diritti umani').map(({ words }) => words)).toEqual([['diritti', 'umani']]);
    expect(alternatives('diritti umani')).toEqual(['human rights']);
    expect(alternatives('terremoti')).toEqual(['earthquake']);
    expect(alternatives('earthquakes')).toEqual(['terremoto']);
  });

  it('leave stop words out, unless there is nothing else', () => {
    expect(units('sui terremoti').map(({ words }) => words)).toEqual([['terremoti']]);
    expect(units('di i').map(({ words }) => words)).toEqual([['di'], ['i']]);
  });

  it('are significant without generic words and without the stop words of a term', () => {
    const own = new Concepts();
    own.add({ terms: { it: 'vendita al dettaglio', en: 'retailing' }, weight: 1 });
    const al = new Set(['al']);
    const found = unitsOf(['corso', 'vendita', 'al', 'dettaglio'], al, own, generic);
    expect(significantWords(found, al)).toEqual(new Set(['vendita', 'dettaglio']));
  });

  it('are not significant where they only say in which language the courses should be', () => {
    const own = new Concepts();
    const word = languageWord('EN');
    own.add({ weight: 1, terms: { it: word, en: word }, otherNames: phrasesOfLanguage('EN') });
    const of = (text: string) => significantWords(units(text, own), new Set(['in']));
    expect(of('corso in lingua inglese')).toEqual(new Set());
    expect(of('scrivere in inglese')).toEqual(new Set(['scrivere', 'inglese']));
    expect(of('inglese')).toEqual(new Set(['inglese']));
  });

  it('end with an abbreviation that is a stop word elsewhere', () => {
    const abbreviation = { terms: { it: 'UE', en: 'EU' }, weight: 1 };
    const own = new Concepts();
    own.add(abbreviation);
    const of = (text: string) => unitsOf(text.split(' '), new Set(['ue']), own, generic).map(({ words }) => words);
    expect(of('diritto ue')).toEqual([['diritto'], ['ue']]);
    expect(of('ue diritto')).toEqual([['diritto']]);
    own.add({ terms: { it: 'Dite', en: 'Dis' }, weight: 1 });
    const words = unitsOf(['diritto', 'di'], stopWords, own, generic).map((unit) => unit.words);
    expect(words).toEqual([['diritto']]);
  });

  it('are looked for in no language in which they mean something else', () => {
    const own = new Concepts();
    own.add({ weight: 1, terms: { it: 'pianoforte', en: 'piano' } });
    own.add({ weight: 1, terms: { it: 'piano', en: 'plan' } });
    expect(own.findAt(['pianoforte'], 0)?.alternatives).toEqual([{ term: 'piano', languages: ['en'], weight: 1 }]);
    expect(own.findAt(['plan'], 0)?.alternatives).toEqual([{ term: 'piano', languages: ['it'], weight: 1 }]);
  });

  it('are short names of institutions, where these are no words of a language or stand alone', () => {
    const own = new Concepts();
    for (const name of ['UniBo', 'UniTS']) own.addShortName(name);
    const of = (text: string) => units(text, own).map(({ isShortName }) => isShortName ?? false);
    expect(of('unibo')).toEqual([true]);
    expect(of('python unibo')).toEqual([false, true]);
    expect(of('unibos')).toEqual([false]);
    expect(of('units')).toEqual([true]);
    expect(of('units of measurement')).toEqual([false, false, false]);
  });

  it('are words that the dictionary does not know, too', () => {
    expect(units('bandinelli')).toEqual([{ words: ['bandinelli'], alternatives: [], isGeneric: false }]);
  });

  it('mark what says only which kind of course is looked for, unless there is nothing else', () => {
    expect(units('corso sui terremoti').map(({ isGeneric }) => isGeneric)).toEqual([true, false]);
    expect(units('corso introduzione').map(({ isGeneric }) => isGeneric)).toEqual([false, false]);
  });

  it('have no other words for what has too many senses', () => {
    expect(alternatives('calcio')).toEqual([]);
  });

  it('can be taken apart into words', () => {
    const [term] = units('diritti umani');
    expect(term && wordsOfUnit(term, concepts, generic).map(({ words }) => words)).toEqual([['diritti'], ['umani']]);
  });
});
