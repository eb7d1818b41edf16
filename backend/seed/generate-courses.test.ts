import { catalogue } from './catalogue.ts';
import { generateCourses } from './generate-courses.ts';
import { courseToStore, referencesOf } from './load-courses.ts';

const generated = generateCourses(catalogue, 500, 'test', 10_001);

describe('generateCourses', () => {
  it('makes as many as asked for, with keys and titles of their own', () => {
    expect(generated).toHaveLength(500);
    expect(new Set(generated.map(({ key }) => key)).size).toBe(500);
    expect(new Set(generated.map(({ title }) => title)).size).toBe(500);
  });

  it('names only what the catalogue has, and nothing twice', () => {
    const place = { id: 10_001, imageId: null, teacherIds: [] };
    for (const seed of generated) {
      const { institutionIds, categoryIds, targetIds = [] } = courseToStore(seed, place, referencesOf(catalogue));
      for (const ids of [institutionIds, categoryIds, targetIds]) expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('gives the same for the same seed only', () => {
    expect(generateCourses(catalogue, 500, 'test', 10_001)).toEqual(generated);
    expect(generateCourses(catalogue, 500, 'other', 10_001)).not.toEqual(generated);
  });

  it('varies institutions, languages and dates', () => {
    expect(new Set(generated.flatMap(({ institutions }) => institutions)).size).toBeGreaterThan(50);
    expect(new Set(generated.map(({ language }) => language)).size).toBeGreaterThanOrEqual(4);
    expect(generated.some(({ closesInDays = 0 }) => closesInDays < 0)).toBe(true);
    expect(generated.some(({ opensInDays = 0 }) => opensInDays > 0)).toBe(true);
    expect(generated.some(({ closesInDays }) => closesInDays === undefined)).toBe(true);
  });
});
