import { readFileSync } from 'node:fs';
import path from 'node:path';
import { wordsOf } from '../../words.ts';
import { loadDictionary, loadSubjects } from '../dictionary/dictionary.ts';
import { maxTermWords } from '../dictionary/stems.ts';
import {
  aboutQueries,
  anyWordQueries,
  foundWords,
  meantByText,
  profileOfCourse,
  profileOfText,
  topicsDocument,
} from './profiles.ts';

const profileOf = (
  kind: 'course' | 'series',
  language: string,
  codes: readonly string[],
  title: string,
  description = '',
) =>
  profileOfCourse(loadSubjects(), {
    kind,
    language,
    codes,
    parts: [
      { words: wordsOf(title), worth: 3 },
      { words: wordsOf(description), worth: 1 },
    ],
  });

const course = (language: string, codes: readonly string[], title: string, description?: string) =>
  profileOf('course', language, codes, title, description);

const text = (typed: string) => profileOfText(meantByText(wordsOf(typed), loadDictionary(), (word) => word === 'for'));

/** The strongest topic of a profile. */
const first = (profile: ReadonlyMap<string, number>) => [...profile].sort(([, one], [, other]) => other - one)[0]?.[0];

describe('what a course is about', () => {
  it.each([
    [
      'IT',
      '0912',
      'Il primo soccorso',
      'Emorragie, ustioni, soffocamento: che cosa fare finché arriva l’ambulanza.',
      'Sfirst aid',
    ],
    ['EN', '0912', 'First aid', 'Bleeding, burns, choking: what to do until the ambulance comes.', 'Sfirst aid'],
  ])('%s: the same in either language', (language, code, title, description, expected) => {
    expect(first(course(language, [code], title, description))).toBe(expected);
  });

  it('takes words in the language of the course: “pain” is bread in a French one, and no English word', () => {
    expect(course('FR', ['0721'], 'Le pain', 'Nursing the pain of patients').get('Snursing')).toBeUndefined();
  });

  it('has the fields of study that it names, less of each the more there are', () => {
    const profile = course('EN', ['0912', '0913'], 'First aid');
    expect(profile.get('F0912')).toBeCloseTo(Math.SQRT1_2);
    expect(profile.get('F0913')).toBeCloseTo(Math.SQRT1_2);
  });

  it('has the field of its first subject where it names none, unless it is a series, which is about many things', () => {
    const fields = (kind: 'course' | 'series') =>
      [...profileOf(kind, 'EN', [], 'First aid').keys()].filter((word) => word.startsWith('F'));
    expect(fields('course')).toEqual(['F0912']);
    expect(fields('series')).toEqual([]);
  });

  it('is found by what it is about, not by what one word of it may mean', () => {
    const profile = new Map([
      ['Sfirst aid', 1],
      ['Spoetry', 0.2],
    ]);
    expect(foundWords(profile)).toEqual(['Sfirst aid', 'MSfirst aid']);
    expect(topicsDocument(profile)).toBe("'Sfirst aid':1A 'Spoetry':1D");
  });

  it('is nothing without a text', () => {
    expect(course('IT', [], '').size).toBe(0);
    expect(topicsDocument(new Map())).toBe('');
  });
});

describe('what a text is about', () => {
  it('by the everyday words of a subject, in either language', () => {
    expect(text('toddler choking on food').has('Sfirst aid')).toBe(true);
    expect(text('bambino che rischia di soffocare').has('Sfirst aid')).toBe(true);
  });

  it.each([
    ['ragioniere', 'bookkeeping'],
    ['oculista', 'ophthalmology'],
    ['anthropologist', 'cultural anthropology'],
    ['car mechanic', 'automotive engineering'],
    ['undertaker', 'funeral services'],
    ['calciatore', 'team sports'],
  ])('by a profession: a %s does what is taught in %s', (profession, subject) => {
    expect(text(profession).has(`S${subject}`)).toBe(true);
  });

  it('asks for topic and field of study together, or for one of them with a word of the text', () => {
    const profile = new Map([
      ['Sfirst aid', 1],
      ['Spoetry', 0.4],
      ['F0912', 0.5],
    ]);
    expect(aboutQueries(profile)).toEqual(["('Sfirst aid')", "('F0912')"]);
    expect(anyWordQueries(profile, ["'chok'"])).toEqual(["('chok')", "(('Sfirst aid')) | (('F0912'))"]);
  });

  it('asks for nothing where no subject is known, or no word', () => {
    expect(aboutQueries(new Map())).toEqual([]);
    expect(aboutQueries(new Map([['Sfirst aid', 1]]))).toEqual([]);
    expect(anyWordQueries(new Map(), ["'x'"])).toEqual([]);
    expect(anyWordQueries(new Map([['Sfirst aid', 1]]), [])).toEqual([]);
  });

  it('knows a subject of two words in either order', () => {
    expect(text('pruning trees')).toEqual(text('tree pruning'));
    expect(text('b2 inglese')).toEqual(text('inglese b2'));
  });

  it('says nothing of words that say nothing', () => {
    expect(text('for').size).toBe(0);
  });
});

describe('the table of subjects', () => {
  const rows = (name: string) =>
    readFileSync(path.join(__dirname, '../dictionary/terms', name), 'utf8')
      .trimEnd()
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .slice(1)
      .map((line) => line.split('\t'));
  const codes = new Set(rows('isced.tsv').map(([code = '']) => code));

  it('has fields of ISCED-F, Italian and English terms in each line', () => {
    const isWrong = (cells: readonly string[]) => {
      const terms = cells.slice(1).flatMap((cell) => cell.split('; '));
      const hasFields = (cells[0] ?? '').split(' ').every((code) => code.length === 4 && codes.has(code));
      return cells.length !== 3 || !hasFields || terms.some((term) => !/^[1-5]$/.test(String(wordsOf(term).length)));
    };
    expect(maxTermWords).toBe(5);
    expect(rows('subjects.tsv').filter(isWrong)).toEqual([]);
  });

  it('names each subject once', () => {
    const names = rows('subjects.tsv').map(([, , english = '']) => wordsOf(english.split('; ')[0] ?? '').join(' '));
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
});
