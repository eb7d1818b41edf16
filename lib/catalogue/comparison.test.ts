import { goodCourse, html } from '@/lib/desk/testing/courses';
import { compareCourses } from './comparison';

const now = Date.UTC(2026, 10, 23);
const differing = (...changes: Partial<typeof goodCourse>[]) =>
  compareCourses(
    changes.map((change) => ({ ...goodCourse, ...change })),
    now,
  )
    .filter(({ differs }) => differs)
    .map(({ fact }) => fact);

it('equal courses differ in nothing, and what is known of none is left out', () => {
  expect(differing({}, {}, {})).toEqual([]);
  const facts = compareCourses([goodCourse, goodCourse], now).map(({ fact }) => fact);
  expect(facts).toEqual(['availability', 'language', 'subtitles', 'institution', 'teachers', 'categories', 'target']);
});

it.each<[string, Partial<typeof goodCourse>, string[]]>([
  ['another end', { closesAt: now + 1 }, ['availability', 'closes']],
  ['a level that only one has', { eqfLevel: '6' }, ['level']],
  ['another workload', { workload: html('<p>15 ore</p>') }, ['workload']],
  ['more subtitles', { subtitleLanguages: ['fr', 'en'] }, ['subtitles']],
  ['nobody who teaches', { teachers: [] }, ['teachers']],
])('%s is a difference', (_what, change, facts) => expect(differing({}, change)).toEqual(facts));

it('the same words in other markup are no difference, nor are subtitles in another order', () => {
  expect(differing({ workload: html('<p>15 ore</p>') }, { workload: html('15 <b>ore</b>') })).toEqual([]);
  expect(differing({ subtitleLanguages: ['en', 'fr'] }, { subtitleLanguages: ['fr', 'en'] })).toEqual([]);
});
