import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { catalogue } from './catalogue.ts';
import { teachersOf } from './load-teachers.ts';
import type { SeedCourse, SeedIscedField } from './types.ts';

const { courses, series, categories, institutions, targets, iscedFields } = catalogue;

const codesOf = (field: SeedIscedField): string[] => [field.code, ...(field.children ?? []).flatMap(codesOf)];

const keys = courses.map(({ key }) => key);
const slugs = categories.map(({ slug }) => slug);
const acronyms = institutions.map(({ acronym }) => acronym);
const codes = iscedFields.flatMap(codesOf);
const withCover = [...courses.filter(({ cover }) => cover !== false), ...series];
const withPortrait = teachersOf(courses).filter(({ teacher }) => teacher.portrait !== false);

const unknownIn = (names: readonly string[], known: readonly string[]) => names.filter((name) => !known.includes(name));
const repeatedIn = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

describe('the catalogue', () => {
  it('gives no key, acronym or code twice', () => {
    expect(repeatedIn([...keys, ...series.map(({ key }) => key)])).toEqual([]);
    expect(repeatedIn(acronyms)).toEqual([]);
    expect(repeatedIn(codes)).toEqual([]);
  });

  it.each([
    { what: 'institution', known: acronyms, namedBy: [...courses, ...series].map((one) => one.institutions) },
    { what: 'category', known: slugs, namedBy: [...courses, ...series].map((one) => one.categories) },
    { what: 'target', known: targets.map(({ slug }) => slug), namedBy: courses.map((course) => course.targets) },
    { what: 'field of ISCED-F', known: codes, namedBy: courses.map(({ isced }) => isced) },
    { what: 'course of a series', known: keys, namedBy: series.map(({ members }) => members) },
  ])('names no $what that it lacks, and none twice in one list', ({ known, namedBy }) => {
    expect(unknownIn(namedBy.flat(), known)).toEqual([]);
    expect(namedBy.flatMap(repeatedIn)).toEqual([]);
  });

  it.each([
    { kind: 'categories', names: slugs, size: [800, 600], maxBytes: 40_000 },
    { kind: 'logos', names: acronyms, size: [320, 320], maxBytes: 15_000 },
    { kind: 'banners', names: acronyms, size: [1600, 600], maxBytes: 70_000 },
    { kind: 'covers', names: withCover.map(({ key }) => key), size: [1280, 720], maxBytes: 80_000 },
    { kind: 'portraits', names: withPortrait.map(({ key }) => key), size: [400, 400], maxBytes: 20_000 },
  ])('has a small picture for each of its $kind, and no other', async ({ kind, names, size, maxBytes }) => {
    const folder = join(import.meta.dirname, 'pictures', kind);
    expect(readdirSync(folder).sort()).toEqual(names.map((name) => `${name}.webp`).sort());
    for (const name of names) {
      const bytes = await readFile(join(folder, `${name}.webp`));
      const { format, width, height } = await sharp(bytes).metadata();
      expect([name, format, width, height]).toEqual([name, 'webp', ...size]);
      expect(bytes.length).toBeLessThan(maxBytes);
    }
  });

  it('is as rich as it has to be', () => {
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
