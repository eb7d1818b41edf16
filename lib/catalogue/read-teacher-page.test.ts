import type { Extensions } from '@/lib/api/extensions';
import { getTeacher } from '@/lib/api/teachers';
import type { CourseSummary } from '@/lib/model/course';
import { offeringInstitutions, readTeacherPage } from './read-teacher-page';

let mockExtensions: Extensions = { teachers: 1 };
jest.mock('@/lib/env/env', () => ({ env: () => ({ catalogueApiUrl: 'http://localhost' }) }));
jest.mock('next-intl/server', () => jest.requireActual('@/lib/api/testing/routes').translations);
jest.mock('./read-extensions', () => ({
  readExtensions: async () => mockExtensions,
  readExtensionsOrFail: async () => mockExtensions,
}));
jest.mock('@/lib/api/teachers', () => ({ getTeacher: jest.fn(async () => ({ id: '7', courses: mockCourses })) }));
const mockCourses = Array.from({ length: 40 }, (_, id) => ({
  ...{ id: `${id}`, title: 'Corso', subtitle: null, institutions: [], seriesSize: id % 2 === 0 ? 0 : 3 },
}));

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

it('the page of a teacher has eighteen courses and six series at most', async () => {
  const page = await readTeacherPage('7', 'it');
  expect([page?.courses.length, page?.series.length]).toEqual([18, 6]);
});

it('another spelling of the id of a teacher is no second page, and without the extension there is none', async () => {
  expect(await readTeacherPage('07', 'it')).toBeNull();
  mockExtensions = {};
  jest.mocked(getTeacher).mockClear();
  expect(await readTeacherPage('7', 'it')).toBeNull();
  expect(getTeacher).not.toHaveBeenCalled();
});
