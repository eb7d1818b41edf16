import type { Database } from '../../database/database.ts';
import { category, course, institution } from '../../database/schema/course.ts';
import { wordsOf } from '../../words.ts';
import { unitsOf } from '../query/units.ts';
import { languageWord } from './course-languages.ts';
import { loadDictionary, prepareDictionary } from './dictionary.ts';

const rows = new Map<unknown, readonly object[]>([
  [category, [{ nameIt: 'Ceramica e vetro di Murano', nameEn: 'Ceramics and glass of Murano' }]],
  [institution, [{ name: 'Università delle Maree', acronym: 'UNIMAREE' }]],
  [course, [{ language: 'DE' }, { language: 'x' }]],
]);
const select = () => ({ from: (table: unknown) => ({ orderBy: async () => rows.get(table) ?? [] }) });
const database = { select, selectDistinct: select } as unknown as Database;

beforeAll(() => prepareDictionary(database, undefined, fail));

it.each([
  ['ceramica e vetro di m', 'Ceramica e vetro di Murano'],
  ['ceramics and gl', 'Ceramics and glass of Murano'],
  ['universita delle mar', 'Università delle Maree'],
])('completes the names of the catalogue, which are read when the backend starts: %s', (typed, name) => {
  expect(loadDictionary().completions.of(typed, 'it', 3)).toEqual([name]);
});

it.each(['in tedesco', 'in lingua tedesca', 'in German'])('knows “%s” as the language of courses', (text) => {
  const known = loadDictionary().concepts.findAt(wordsOf(text), 0);
  expect(known?.alternatives.map(({ term }) => term)).toEqual([languageWord('DE')]);
});

it.each([
  ['psych', 'en', 'psychology'],
  ['philo', 'en', 'philosophy'],
  ['medi', 'it', 'medicina'],
  ['biol', 'it', 'biologia'],
  ['filo', 'it', 'filosofia'],
] as const)('completes %s with what people most often look for', (typed, language, subject) => {
  expect(loadDictionary().completions.of(typed, language, 1)).toEqual([subject]);
});

it.each(["aprire un'azienda", 'auto a batteria', 'general relativity'])('knows “%s”, as people ask for it', (text) => {
  const { concepts, generic } = loadDictionary();
  const units = unitsOf(wordsOf(text), new Set(), concepts, generic);
  expect(units.filter(({ isGeneric }) => !isGeneric)).toHaveLength(1);
});

function fail(problem: string): never {
  throw new Error(problem);
}
