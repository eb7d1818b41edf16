import { catalogue } from '@/backend/seed/catalogue';
import { parseJudgedQueries, readJudgedQueries } from './judged-queries.ts';

const header = 'kind\tlanguage\ttext\tgrades';
const known = new Set(['first-course', 'other']);

it('reads kind, language, text and grades', () => {
  expect(parseJudgedQueries(`${header}\nsubject\tit\tdiritti umani\tfirst-course:3 other:1\n`, known)).toEqual([
    {
      kind: 'subject',
      language: 'it',
      text: 'diritti umani',
      grades: new Map([
        ['first-course', 3],
        ['other', 1],
      ]),
    },
  ]);
});

it.each([
  ['a course that does not exist', 'subject\tit\tmusica\tgone:3'],
  ['a grade that does not exist', 'subject\tit\tmusica\tother:4'],
  ['another language', 'subject\tfr\tmusique\tother:3'],
  ['no text', 'subject\tit\t\tother:3'],
])('refuses %s and names the line', (_, line) => {
  expect(() => parseJudgedQueries(`${header}\n${line}\n`, known)).toThrow('line 2 of the judged queries');
});

it('has a fifth of its queries from someone who knew the courses alone', () => {
  const keys = new Set(catalogue.courses.map(({ key }) => key));
  const [own, heldOut] = ['queries.tsv', 'held-out.tsv'].map((name) => readJudgedQueries(name, keys).length);
  expect(heldOut).toBeGreaterThanOrEqual(((own ?? 0) + (heldOut ?? 0)) / 5);
});

it('has at least 150 queries in both languages, each once', () => {
  const queries = readJudgedQueries('queries.tsv', new Set(catalogue.courses.map(({ key }) => key)));
  expect(queries.length).toBeGreaterThanOrEqual(150);
  expect(new Set(queries.map(({ language }) => language))).toEqual(new Set(['it', 'en']));
  expect(new Set(queries.map(({ language, text }) => `${language} ${text}`)).size).toBe(queries.length);
});
