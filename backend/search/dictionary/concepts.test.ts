import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { wordsOf } from '../../words.ts';
import { loadDictionary } from './dictionary.ts';
import { stemKeptApart } from './kept-apart.ts';
import { stemsOfTerms } from './stems.ts';

describe('the dictionary that ships', () => {
  const { concepts } = loadDictionary();
  const termsFor = (...words: string[]) => concepts.findAt(words, 0)?.alternatives.map(({ term }) => term) ?? [];

  it.each([
    [['chitarra'], 'guitar'],
    [['dentistry'], 'odontoiatria'],
    [['commercio', 'interno'], 'domestic trade'],
    [['machine', 'learning'], 'apprendimento automatico'],
    [['ux'], 'user experience'],
  ])('knows %s in the other language', (words, expected) => {
    expect(termsFor(...words)).toContain(expected);
  });

  it('has words in singular and plural, and none that only has the stem of one', () => {
    for (const word of ['chitarra', 'chitarre', 'climate']) expect(concepts.hasTerm(word)).toBe(true);
    expect(concepts.findAt(['eipasso'], 0)).not.toBeNull();
    for (const word of ['eipasso', 'chitara']) expect(concepts.hasTerm(word)).toBe(false);
  });

  it('means by one word what is so called, and by a word that nothing is called what has its stem', () => {
    const meant = (word: string) => concepts.meaningsOf([word]).map(({ concept }) => concept.terms.en);
    expect(meant('birra')).toContain('beer');
    expect(meant('birra').join('; ')).not.toContain('officer');
    expect(meant('birri').join('; ')).toContain('officer');
  });

  it('has the stems that words of a search get', () => {
    const lines = gunzipSync(readFileSync(`${__dirname}/terms/concepts.tsv.gz`))
      .toString()
      .split('\n');
    const isKeptApart = (line: string) => wordsOf(line).some(stemKeptApart);
    const sample = lines
      .filter((line, index) => line !== '' && (index % 40 === 0 || isKeptApart(line)))
      .map((line) => line.split('\t'));
    expect(sample.length).toBeGreaterThan(500);
    for (const [, it = '', en = '', itStems, enStems] of sample) {
      expect([itStems, enStems]).toEqual([stemsOfTerms('it', it).join('; '), stemsOfTerms('en', en).join('; ')]);
    }
  });

  it('takes a word of one language for none of the other that only has its stem', () => {
    expect(termsFor('onu')).toContain('united nations');
    expect(termsFor('onu')).not.toContain('fardello');
  });

  it('takes the longest term', () => {
    expect(concepts.findAt(['diritti', 'umani', 'oggi'], 0)?.length).toBe(2);
  });

  it('knows what is curated before all other senses', () => {
    expect(termsFor('statistica')).toEqual(['statistics']);
  });
});
