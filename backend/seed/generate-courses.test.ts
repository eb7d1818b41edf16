import { catalogue } from './catalogue.ts';
import { checkCatalogue } from './catalogue-check.ts';
import { generateCourses } from './generate-courses.ts';

const generated = generateCourses(catalogue, 500, 'test', 10_001);

describe('generateCourses', () => {
  it('makes as many as asked for, with keys and titles of their own', () => {
    expect(generated).toHaveLength(500);
    expect(new Set(generated.map(({ key }) => key)).size).toBe(500);
    expect(new Set(generated.map(({ title }) => title)).size).toBe(500);
  });

  it('names only what the catalogue has', () => {
    expect(() => checkCatalogue({ ...catalogue, courses: generated, series: [] })).not.toThrow();
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
