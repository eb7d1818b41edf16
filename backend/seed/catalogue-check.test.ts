import { type Catalogue, catalogue } from './catalogue.ts';
import { checkCatalogue } from './catalogue-check.ts';
import type { SeedCourse } from './types.ts';

const withFirstCourse = (changes: Partial<SeedCourse>): Catalogue => {
  const [first, ...others] = catalogue.courses;
  if (!first) throw new Error('The catalogue is empty');
  return { ...catalogue, courses: [{ ...first, ...changes }, ...others] };
};

describe('checkCatalogue', () => {
  it('has nothing against the catalogue of this project', () => {
    expect(() => checkCatalogue(catalogue)).not.toThrow();
  });

  it.each<[string, Partial<SeedCourse>, RegExp]>([
    ['an unknown institution', { institutions: ['UniNowhere'] }, /unknown institution UniNowhere/],
    ['an institution twice', { institutions: ['PoliMi', 'PoliMi'] }, /institution PoliMi is there twice/],
    ['an unknown category', { categories: ['cucina'] }, /unknown category cucina/],
    ['an unknown target', { targets: ['marziani'] }, /unknown target marziani/],
    ['an unknown field', { isced: ['9999'] }, /unknown ISCED code 9999/],
    ['a key of another course', { key: catalogue.courses[1]?.key ?? '' }, /key .* is there twice/],
  ])('names %s', (_what, changes, message) => {
    expect(() => checkCatalogue(withFirstCourse(changes))).toThrow(message);
  });

  it('names a member that is not there', () => {
    const [series] = catalogue.series;
    if (!series) throw new Error('The catalogue has no series');
    const broken = { ...catalogue, series: [{ ...series, members: ['gone'] }] };
    expect(() => checkCatalogue(broken)).toThrow(`${series.key}: unknown course gone`);
  });
});

describe('the catalogue', () => {
  it('is as rich as it has to be', () => {
    const { courses, series, categories, institutions } = catalogue;
    expect(courses.length).toBeGreaterThanOrEqual(80);
    expect(courses.filter(({ language }) => language === 'EN').length).toBeGreaterThanOrEqual(courses.length / 3);
    expect(categories).toHaveLength(12);
    expect(institutions).toHaveLength(61);
    expect(series.length).toBeGreaterThanOrEqual(6);
    for (const { members } of series) expect([3, 4, 5, 6]).toContain(members.length);
    for (const { teachers } of courses) expect(teachers.length).toBeLessThanOrEqual(6);
    expect(courses.some(({ institutions: owners }) => owners.length > 1)).toBe(true);
    for (const sparse of ['cover', 'teachers', 'description', 'expired', 'upcoming'] as const) {
      expect([sparse, courses.some((course) => isSparse[sparse](course))]).toEqual([sparse, true]);
    }
  });
});

const isSparse = {
  cover: (course: SeedCourse) => course.cover === false,
  teachers: (course: SeedCourse) => course.teachers.length === 0,
  description: (course: SeedCourse) => course.description === undefined,
  expired: (course: SeedCourse) => (course.closesInDays ?? 0) < 0,
  upcoming: (course: SeedCourse) => (course.opensInDays ?? 0) > 0,
};
