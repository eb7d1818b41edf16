import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { anyText } from '../../../jest/any-text.ts';
import { contradictionsOf, readEntries } from './entries.ts';

const read = (text: string) => readEntries(text, 'own.tsv');

describe('a table of terms', () => {
  it('has one concept a line, with remarks, a heading and empty lines between', () => {
    const { entries, problems } = read('\uFEFFitalian\tenglish\n# a remark\n\nIA;intelligenza artificiale ;\tAI\r\n');
    expect(problems).toEqual([]);
    expect(entries).toEqual([{ terms: { it: 'IA; intelligenza artificiale', en: 'AI' }, place: 'own.tsv, line 4' }]);
  });

  it.each([
    ['musica', /^own\.tsv, line 2: it has no tab; needed are Italian terms, a tab, English terms.* left out\.$/],
    ['musica\tmusic\tMusik', /line 2: it has 3 cells/],
    ['\tmusic', /line 2: one of its languages has no term/],
    ['musica\t ; ', /line 2: one of its languages has no term/],
    ['?!\tmusic', /line 2: “\?!” has no word/],
    ['una due tre quattro cinque sei\tmusic', /line 2: “una due tre quattro cinque sei” has more than 5 words/],
    [`musica\t${'x'.repeat(10_000)}`, /line 2: “x{100}” has more than 5 words/],
  ])('without sense at %j is reported with file, line and what is right, and the rest is read', (line, expected) => {
    const { entries, problems } = read(`canto\tsinging\n${line}\ndanza\tdance`);
    expect(entries.map(({ terms }) => terms.it)).toEqual(['canto', 'danza']);
    expect(problems).toEqual([expect.stringMatching(expected)]);
  });

  it('may be any text', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const { entries } = read(text);
        expect(entries.every(({ terms }) => terms.it !== '' && terms.en !== '')).toBe(true);
        contradictionsOf(entries);
      }),
    );
  });
});

describe('entries that contradict each other', () => {
  const contradictions = (text: string) => contradictionsOf(read(text).entries);

  it('are reported with both places: a term means different things', () => {
    expect(contradictions('AR; realtà aumentata\taugmented reality\nAR; Argentina\tArgentina')).toEqual([
      expect.stringMatching(
        /^own\.tsv, line 2: “AR” means “Argentina” here and “realtà aumentata” in own\.tsv, line 1; /,
      ),
    ]);
  });

  it('are none where the other language agrees, or no term is the same', () => {
    expect(contradictions('AR; realtà aumentata\taugmented reality\nAR\taugmented reality; AR')).toEqual([]);
    expect(contradictions('canto\tsinging\ndanza\tdance')).toEqual([]);
  });

  it('are none in what ships', () => {
    const { entries, problems } = readEntries(
      readFileSync(join(__dirname, 'terms/curated.tsv'), 'utf8'),
      'curated.tsv',
    );
    expect([...problems, ...contradictionsOf(entries)]).toEqual([]);
    expect(entries.length).toBeGreaterThan(100);
  });

  it('are none among the names of institutions: each is of one', () => {
    const lines = readFileSync(join(__dirname, 'terms/institutions.tsv'), 'utf8').trimEnd().split('\n').slice(2);
    const names = lines.flatMap((line) => line.split('\t').flatMap((cell) => cell.split('; ').filter(Boolean)));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
