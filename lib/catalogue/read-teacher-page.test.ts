import type { CourseSummary } from '@/lib/model/course';
import { offeringInstitutions } from './read-teacher-page';

const course = (...names: readonly string[]) =>
  ({ institutions: names.map((name) => ({ id: name, name, logoId: null })) }) as unknown as CourseSummary;

it.each([
  ['the one of every course', [course('Bari'), course('Bari')], 2, ['Bari'], 'Bari'],
  ['not one that offers a course with others', [course('Bari', 'Lecce')], 1, ['Bari', 'Lecce'], undefined],
  ['not one of some courses', [course('Lecce'), course('Bari'), course('Bari')], 3, ['Bari', 'Lecce'], undefined],
  ['none where a course is of nobody', [course('Bari'), course()], 2, ['Bari'], undefined],
  ['none while courses are missing', [course('Bari')], 2, ['Bari'], undefined],
  ['none of no course', [], 0, [], undefined],
] as const)('a teacher is known by %s', (_what, courses, total, all, only) => {
  const { institutions, institution } = offeringInstitutions({ courses, total });
  expect(institutions.map(({ name }) => name)).toEqual(all);
  expect(institution?.name).toBe(only);
});
