import type { Filter } from '@/lib/model/filter';
import { courseSearches } from './linked-searches.ts';

const value = (key: string, it: string | null = key, en: string | null = null) => ({
  key,
  label: { it, en },
  order: 1,
});
const filters: readonly Filter[] = [
  { name: 'filterLingua', order: 1, values: [value('IT'), value('EN')] },
  { name: 'filterLivello', order: 2, values: [value('5'), value('6')] },
  { name: 'filterTarget', order: 3, values: [value('1', 'Docenti', 'Teachers'), value('2', null, 'Citizens')] },
];
const course = {
  language: 'en',
  eqfLevel: '6',
  targets: [
    { it: null, en: 'Citizens' },
    { it: 'Docenti', en: null },
  ],
};
const keys = (filter: string, key: string) => ({ text: '', selection: { [filter]: [key] }, page: 1 });

it('leads from the facts of a course to the courses that have them too', () => {
  expect(courseSearches(course, filters)).toEqual({
    language: keys('filterLingua', 'EN'),
    level: keys('filterLivello', '6'),
    targets: [keys('filterTarget', '2'), keys('filterTarget', '1')],
  });
});

it.each([
  ['a catalogue without filters', course, []],
  ['facts that no value has', { language: 'fr', eqfLevel: '8', targets: [{ it: 'Altri', en: null }] }, filters],
  [
    'a course of which nothing is known',
    { language: null, eqfLevel: null, targets: [{ it: null, en: null }] },
    filters,
  ],
])('leads nowhere for %s', (_what, facts, known) => {
  const { language, level, targets } = courseSearches(facts, known);
  expect([language, level, ...targets].filter(Boolean)).toEqual([]);
});
