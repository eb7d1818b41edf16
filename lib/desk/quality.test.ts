import type { Course } from '@/lib/model/course';
import { findIssues } from './quality';
import { goodCourse, html, teacher } from './testing/courses';

const context = { now: Date.UTC(2026, 0, 10), categoryIds: new Set(['1']) };
const issuesOf = (change: Partial<Course>) => findIssues({ ...goodCourse, ...change }, context);
const italian = { it: 'x', en: null };

it('finds nothing wrong with a good course', () => {
  expect(issuesOf({})).toEqual([]);
});

it.each<[string, Partial<Course>, object]>([
  [
    'a refused link',
    { description: html('<a href="javascript:alert(1)">x</a>') },
    { kind: 'unsafeLink', where: [{ name: 'description' }] },
  ],
  [
    'an address that is not encrypted',
    { courseUrl: 'http://a.it/' },
    { kind: 'unsafeLink', where: [{ name: 'courseUrl', detail: 'http' }] },
  ],
  [
    'an address of another machine with a name like this one',
    { courseUrl: 'http://localhost.example.org/' },
    { kind: 'unsafeLink', where: [{ name: 'courseUrl', detail: 'http' }] },
  ],
  ['no link', { courseUrl: null }, { kind: 'noLink', where: [] }],
  [
    'a link to a site and not to the course',
    { courseUrl: 'https://www.example.it/en/' },
    { kind: 'frontPageLink', where: [{ name: 'courseUrl', detail: 'www.example.it' }] },
  ],
  ['an end that has passed', { closesAt: context.now - 1 }, { kind: 'closed', where: [] }],
  [
    'a style',
    { contacts: html('<p style="color:red">x</p>') },
    { kind: 'cleanedHtml', where: [{ name: 'contacts', detail: 'p style' }] },
  ],
  ['no description', { description: null }, { kind: 'noDescription', where: [] }],
  [
    'neither English nor English subtitles',
    { subtitleLanguages: ['fr'] },
    { kind: 'noEnglish', where: [{ name: 'language' }] },
  ],
  [
    'a biography in Italian only',
    { teachers: [teacher, { ...teacher, biography: { it: html('x'), en: null } }] },
    { kind: 'noEnglish', where: [{ name: 'teachers' }] },
  ],
  [
    'names in Italian only, of a department, a target and a category',
    {
      teachers: [teacher, { ...teacher, department: italian }],
      targets: [...goodCourse.targets, italian],
      categories: [...goodCourse.categories, { id: '1', name: italian }],
    },
    { kind: 'noEnglish', where: [{ name: 'teachers' }, { name: 'targets' }, { name: 'categories' }] },
  ],
  ['no picture', { imageId: null }, { kind: 'noPicture', where: [] }],
  ['no teacher', { teachers: [] }, { kind: 'noTeacher', where: [] }],
  [
    'a category that nobody knows',
    { categories: [{ id: '9', name: { it: 'x', en: 'x' } }] },
    { kind: 'unknownCategory', where: [{ name: 'categories', detail: '9' }] },
  ],
  ['no category', { categories: [] }, { kind: 'unknownCategory', where: [] }],
  [
    'a title of 121 characters',
    { title: html('x'.repeat(121)) },
    { kind: 'textTooLong', where: [{ name: 'title', detail: '121' }] },
  ],
  [
    'a description of 4001 characters',
    { description: html('x'.repeat(4001)) },
    { kind: 'textTooLong', where: [{ name: 'description', detail: '4001' }] },
  ],
])('tells %s', (_, change, issue) => {
  expect(issuesOf(change)).toContainEqual(issue);
});

it('lets a course pass that ends this very moment, is in English, or has texts of just the length', () => {
  expect(
    issuesOf({ closesAt: context.now, language: 'en', subtitleLanguages: [], title: html('x'.repeat(120)) }),
  ).toEqual([]);
  expect(issuesOf({ description: html('x'.repeat(4000)) })).toEqual([]);
});
