import { goodCourse, html } from '@/lib/desk/testing/courses';
import type { Course } from '@/lib/model/course';
import { courseInBrief } from './course-in-brief';

const { translations } = jest.requireActual('@/lib/api/testing/routes');

const brief = async (facts: Partial<Course>) => {
  const t = await translations.getTranslations({ locale: 'it' });
  return courseInBrief({ ...goodCourse, ...facts }, { t, locale: 'it' });
};
const [opensAt, closesAt] = [Date.parse('2026-11-23T23:00:00Z'), Date.parse('2027-01-19T22:59:59Z')];

it('says effort, level, languages and dates in words', async () => {
  const known = { workload: html('15 ore, 5 settimane'), eqfLevel: '6', subtitleLanguages: ['en', 'fr'] };
  expect(await brief({ ...known, language: 'it', opensAt, closesAt })).toEqual({
    effort: '15 ore · 5 settimane',
    parsedEffort: '15 ore · 5 settimane',
    level: 'Intermedio (EQF 6)',
    languages: 'Italiano, sottotitoli in inglese e francese',
    dates: '24/11/2026 – 19/01/2027',
  });
});

it.each([
  [{ opensAt, closesAt: null }, 'dal 24/11/2026'],
  [{ opensAt: null, closesAt }, 'fino al 19/01/2027'],
  [{ opensAt: closesAt, closesAt: opensAt }, 'fino al 24/11/2026'],
  [{ opensAt: Date.UTC(2026, 2, 8), closesAt: null }, 'dall’08/03/2026'],
  [{ opensAt: null, closesAt: Date.UTC(2026, 2, 11) }, 'fino all’11/03/2026'],
  [{ opensAt: null, closesAt: null }, null],
])('says the days that are known: %j', async (dates, words) => {
  expect((await brief(dates)).dates).toBe(words);
});

it.each([
  ['Dipende da te', 'Dipende da te'],
  [`Dipende da te, ${'ma molto, '.repeat(10)}`, null],
])('has an effort without hours and weeks as written, if it is short: %s', async (workload, effort) => {
  expect(await brief({ workload: html(workload) })).toMatchObject({ effort, parsedEffort: null });
});
