import { expectConsole } from '@/jest/console';
import { BackendError } from '@/lib/api/errors';
import type { Extensions } from '@/lib/api/extensions';
import { goodCourse, html } from '@/lib/desk/testing/courses';
import type { Course, SummaryFacts } from '@/lib/model/course';
import { readSeriesMembers } from './read-course';
import { readCourseList } from './read-course-list';

const mockFailure = new BackendError({ call: 'GET /mooc/moocVetrina/5', kind: 'malformed', reason: 'no course' });
let mockExtensions: Extensions = {};
let mockMembers: readonly unknown[] = [];
let mockWorkload: Course['workload'] = null;
jest.mock('@/lib/env/env', () => ({ env: () => ({ catalogueApiUrl: 'http://localhost' }) }));
jest.mock('next-intl/server', () => jest.requireActual('@/lib/api/testing/routes').translations);
jest.mock('./read-extensions', () => ({ readExtensions: async () => mockExtensions }));
jest.mock('./read-course', () => ({
  readCourse: async (id: string) => {
    if (id.startsWith('5')) throw mockFailure;
    if (id === 'fault') throw new TypeError('a fault of ours');
    const courseUrl = id === '12' ? 'https://x.example' : null;
    return id === '404' ? null : { ...mockSeries, id, courseUrl, workload: mockWorkload };
  },
  readSeriesMembers: jest.fn(async () => mockMembers),
}));
// By its own dates its state would be “always open”.
const mockSeries = {
  ...goodCourse,
  workload: html('15 ore, 5 settimane'),
  courseUrl: null,
  opensAt: 0,
  closesAt: null,
};

const member = (facts?: Pick<SummaryFacts, 'opensAt' | 'closesAt'> & Partial<SummaryFacts>) => ({
  ...{ id: '1', institutions: [], facts },
});
const [open, closed] = [member({ opensAt: 0, closesAt: null }), member({ opensAt: null, closesAt: 1 })];

it.each<[string, Extensions, readonly unknown[], string | null]>([
  ['where the backend says the days of each', { 'course-facts': 1 }, [open, closed], '1 of 2 courses open'],
  ['where one of them comes without days', { 'course-facts': 1 }, [open, closed, member()], null],
  ['where the backend has not said that it knows them', {}, [open, closed], null],
  ['of a backend of the contract alone', {}, [member(), member()], null],
  ['with one course, which is as good as that course', {}, [member()], 'Always open'],
])('the state of a saved series is that of its courses: %s', async (_where, extensions, members, text) => {
  [mockExtensions, mockMembers] = [extensions, members];
  const [listed] = await readCourseList(['47'], 'en');
  expect(listed?.found?.state?.text ?? null).toBe(text);
});

it('a saved series has the languages, levels and institutions of its courses, each once, its own institution first', async () => {
  const institution = (id: string, name: string) => ({ id, name });
  const facts = { opensAt: 0, closesAt: null, hours: 5 };
  mockExtensions = { 'course-facts': 1 };
  mockMembers = [
    { ...member({ ...facts, eqfLevel: '6' }), language: 'it', institutions: [institution('1', 'Bari')] },
    { ...member({ ...facts, eqfLevel: '7' }), language: 'en', institutions: [institution('1', 'Bari')] },
    { ...member(facts), language: 'en', institutions: [institution('2', 'Lecce'), institution('1', 'Bari')] },
  ];
  const [listed] = await readCourseList(['47'], 'en');
  expect(listed?.found?.facts).toEqual(['15 hours', 'Intermediate – Advanced (EQF 6–\u20607)', 'Italian and English']);
  expect(listed?.found).toMatchObject({ effort: '15 hours', language: 'Italian and English' });
  expect(listed?.found?.course.institutions.map(({ name }) => name)).toEqual(['Ateneo', 'Bari', 'Lecce']);
});

it('the workload of a saved course is in the language of the page where it can be read', async () => {
  [mockMembers, mockWorkload] = [[], html('15 ore, 5 settimane')];
  const [listed] = await readCourseList(['47'], 'en');
  expect(listed?.found?.effort).toBe('15 hours · 5 weeks');
  mockWorkload = null;
});

it('the hours of a saved series are those of its courses together, where all are known', async () => {
  const hoursOf = async (...hours: (number | null)[]) => {
    mockExtensions = { 'course-facts': 1 };
    mockMembers = hours.map((some) => member({ opensAt: 0, closesAt: null, hours: some, weeks: 3 }));
    const [listed] = await readCourseList(['47'], 'en');
    return listed?.found?.facts[0];
  };
  expect(await hoursOf(20, 12)).toBe('32 hours');
  expect(await hoursOf(20, null)).not.toMatch(/hours/);
});

it('a course that cannot be read is not gone, and does not take the others with it', async () => {
  mockMembers = [];
  expectConsole('warn', /^Left out of the list for now: .*no course/);
  const listed = await readCourseList(['50', '47', '404'], 'en');
  expect(listed.map(({ id, found, isGone }) => [id, found?.course.id ?? null, isGone])).toEqual([
    ['50', null, false],
    ['47', '47', false],
    ['404', null, true],
  ]);
});

it('a list of which nothing can be read fails', async () => {
  await expect(readCourseList(['50', '51'], 'en')).rejects.toBe(mockFailure);
  expect(await readCourseList([], 'en')).toEqual([]);
});

it('a course with an address is no series, so nobody asks for its courses', async () => {
  jest.mocked(readSeriesMembers).mockClear();
  await readCourseList(['12', '47'], 'en');
  expect(jest.mocked(readSeriesMembers).mock.calls).toEqual([['47', 'en']]);
});

it('a series whose courses cannot be read stays in the list', async () => {
  jest.mocked(readSeriesMembers).mockRejectedValueOnce(mockFailure);
  expectConsole('warn', /^Left out of the page for now/);
  expect((await readCourseList(['47'], 'en')).map(({ found }) => found?.course.id)).toEqual(['47']);
});

it('a fault of the product is not taken for one of the backend', async () => {
  await expect(readCourseList(['47', 'fault'], 'en')).rejects.toThrow(TypeError);
});
