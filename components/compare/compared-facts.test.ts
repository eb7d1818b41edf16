import { availabilityOf } from '@/lib/catalogue/availability';
import { goodCourse, html } from '@/lib/desk/testing/courses';
import type { Locale } from '@/lib/model/locale';
import { compareCourses } from './compared-facts';

const now = Date.UTC(2026, 10, 23);
const compared = (change: Partial<typeof goodCourse>) => {
  const course = { ...goodCourse, ...change };
  const available = availabilityOf(course, now);
  return {
    course,
    state: { kind: available.state, text: Object.values(available).join(' ') },
    ...{ level: null, effort: null, language: course.language },
  };
};
const differing = (...changes: Partial<typeof goodCourse>[]) =>
  compareCourses(changes.map(compared), 'it')
    .filter(({ differs }) => differs)
    .map(({ fact }) => fact);

it('equal courses differ in nothing, and what is known of none is left out', () => {
  expect(differing({}, {}, {})).toEqual([]);
  const facts = compareCourses([compared({}), compared({})], 'it').map(({ fact }) => fact);
  expect(facts).toEqual(['availability', 'language', 'subtitles', 'institution', 'teachers', 'categories', 'target']);
});

it.each<[string, Partial<typeof goodCourse>, string[]]>([
  ['another end', { closesAt: now + 1 }, ['availability', 'closes']],
  ['a level that only one has', { eqfLevel: '6' }, ['level']],
  ['another workload', { workload: html('<p>15 ore</p>') }, ['workload']],
  ['more subtitles', { subtitleLanguages: ['fr', 'en'] }, ['subtitles']],
  ['nobody who teaches', { teachers: [] }, ['teachers']],
])('%s is a difference', (_what, change, facts) => expect(differing({}, change)).toEqual(facts));

it('hours and weeks that are read are compared, however their editors wrote them', () => {
  const effort = '15 ore';
  const written = ['15 ore', '15 hours'].map((text) => ({ ...compared({ workload: html(text) }), effort }));
  expect(compareCourses(written, 'it')).toContainEqual({ fact: 'workload', differs: false });
});

it('a series has the hours of its courses together', () => {
  const [course, series] = [compared({}), { ...compared({}), effort: '176 ore' }];
  expect(compareCourses([course, series], 'it')).toContainEqual({ fact: 'workload', differs: true });
});

it('the same words in other markup are no difference, nor are subtitles in another order', () => {
  expect(differing({ workload: html('<p>15 ore</p>') }, { workload: html('15 <b>ore</b>') })).toEqual([]);
  expect(differing({ subtitleLanguages: ['en', 'fr'] }, { subtitleLanguages: ['fr', 'en'] })).toEqual([]);
});

it('lists in another order are no difference', () => {
  const [teacher] = goodCourse.teachers;
  if (!teacher) throw new Error('Nobody teaches');
  const lists = {
    teachers: [teacher, { ...teacher, firstName: 'Grazia' }],
    categories: ['1', '2'].map((id) => ({ id, name: { it: id, en: id } })),
    targets: ['Tutti', 'Docenti'].map((name) => ({ it: name, en: name })),
    institutions: ['Bari', 'Siena'].map((name) => ({ name, logoId: null })),
  };
  const turned = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.toReversed()]));
  expect(differing(lists, turned)).toEqual([]);
});

it('what is shown is compared: states of series, days without hours, texts in the language of the page', () => {
  const [series, other] = [
    { ...compared({}), state: { kind: 'open', text: '1 corso aperto su 2' } as const },
    compared({}),
  ];
  const differ = (one: typeof other, two: typeof other, locale: Locale = 'it') =>
    compareCourses([one, two], locale).flatMap(({ fact, differs }) => (differs ? fact : []));
  expect(differ(series, other)).toEqual(['availability']);
  expect(differ(series, { ...compared({}), state: null } as never)).toEqual(['availability']);
  expect(
    differ(
      { ...compared({ opensAt: now }), state: series.state },
      { ...compared({ opensAt: now + 1 }), state: series.state },
    ),
  ).toEqual([]);
  const [all, everyone] = [
    compared({ targets: [{ it: 'Tutti', en: 'All' }] }),
    compared({ targets: [{ it: 'Tutti', en: 'Everyone' }] }),
  ];
  expect([differ(all, everyone), differ(all, everyone, 'en')]).toEqual([[], ['target']]);
});
