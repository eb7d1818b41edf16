import type { Filter } from '@/lib/model/filter';
import { courseSearches, statesOf } from './linked-searches.ts';
import type { Landing } from './read-landing.ts';

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

it.each([
  ['without what opens soon where the backend does not count and none does', {}, 0, [['now']]],
  ['with what opens soon where any does', {}, 1, [['now'], ['upcoming']]],
  [
    'with their numbers where the backend counts',
    { now: 3 },
    0,
    [
      ['now', 3],
      ['upcoming', 0],
    ],
  ],
])('the states of the courses of a page are offered %s', (_how, known, opening, expected) => {
  const choices = ['now', 'upcoming'].map((key) => ({ key, label: key }));
  const counts: Landing['counts'] = Object.keys(known).length > 0 ? { filterDisponibilita: known } : {};
  const landing = { counts, openingSoon: Array(opening).fill({}) } as unknown as Landing;
  const states = statesOf([{ name: 'filterDisponibilita', label: 'Stato', choices }], landing);
  expect(states.map(({ key, count }) => (count === undefined ? [key] : [key, count]))).toEqual(expected);
});
