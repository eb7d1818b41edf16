import fc from 'fast-check';
import { anyText } from '@/jest/any-text';
import { courseListQuery, formatCourseList, maxSaved, parseCourseList, showsCourseList } from './course-list.ts';
import { toSearchParams } from './page-query.ts';

const idsOf = (query: string) => parseCourseList(query).ids;

it.each([
  ['ids=12,15', ['12', '15']],
  ['ids=15&ids=12&ids=15', ['15', '12']],
  ['ids=%31%32%2C15', ['12', '15']],
  ['ids=,12,,', ['12']],
  ['ids=..,../x,a/b,12 ,<b>,a%00,1;2,x_y-1.z', ['x_y-1.z']],
  [`ids=${'1'.repeat(65)},${'2'.repeat(64)}`, ['2'.repeat(64)]],
  ['id=12', []],
  ['', []],
])('the query %s lists %j', (query, ids) => expect(idsOf(query)).toEqual(ids));

it('has no more courses than a page takes, the first ones', () => {
  const all = Array.from({ length: 5_000 }, (_, index) => String(index));
  expect(idsOf(`ids=${all.join(',')}`)).toEqual(all.slice(0, 60));
});

it.each([
  ['ids=12,15&ids=,', 0],
  ['ids=12,15,12&ids=<b>,a b,', 2],
  ['ids=12&skipped=2', 2],
  ['ids=12,12&skipped=2', 2],
  ['ids=12,12', 0],
  ['skipped=9999&ids=!', 1_000],
  ['ids=12&skipped=-1', 0],
  ['ids=12&skipped=99999', 0],
])('the query %s leaves out %d ids', (query, skipped) => expect(parseCourseList(query).skipped).toBe(skipped));

it('is read from what Next gives a page', () => {
  const expected = { ids: ['3', '1'], onlyDifferences: true, skipped: 1 };
  expect(parseCourseList(toSearchParams({ ids: ['3', '1,3,!'], only: 'differences', other: undefined }))).toEqual(
    expected,
  );
  expect(parseCourseList(toSearchParams({}))).toEqual({ ids: [], onlyDifferences: false, skipped: 0 });
});

it('has one address for each list, on the pages that show lists', () => {
  expect(courseListQuery('/saved', 'utm=1&ids=2&ids=1,2&only=differences')).toBe('ids=2,1');
  expect(courseListQuery('/compare', 'only=differences&ids=1&ids=2&ids=3&ids=4&ids=5')).toBe(
    'ids=1,2,3,4,5&only=differences',
  );
  expect(courseListQuery('/compare', 'ids=1,2,1&ids=%3Cb%3E&only=differences')).toBe(
    'ids=1,2&only=differences&skipped=1',
  );
  expect(courseListQuery('/compare', 'ids=%F0%9F%8E%BB')).toBe('skipped=1');
  expect(courseListQuery('/compare', 'only=everything&ids=1')).toBe('ids=1');
  const many = Array.from({ length: 60 }, (_, index) => String(index));
  const twelve = `ids=${many.slice(0, 12)}&skipped=48`;
  expect([`ids=${many}`, twelve].map((query) => courseListQuery('/compare', query))).toEqual([twelve, twelve]);
  expect(courseListQuery('/compare', 'only=differences')).toBe('');
  expect(courseListQuery('/about', 'ids=1')).toBeNull();
});

it('whatever is given becomes a short list of ids that needs no escape and is read as it is written', () => {
  fc.assert(
    fc.property(anyText(), fc.array(fc.string(), { maxLength: 80, size: 'max' }), (query, values) => {
      const asked = `${query}&${new URLSearchParams(values.map((one) => ['ids', one]))}`;
      const compared = courseListQuery('/compare', asked) ?? '';
      expect(courseListQuery('/compare', compared)).toBe(compared);
      const { ids } = parseCourseList(asked);
      expect(ids.length).toBeLessThanOrEqual(maxSaved);
      expect(new Set(ids).size).toBe(ids.length);
      const written = formatCourseList(ids);
      expect(written).toMatch(/^(ids=[\w.,-]+)?$/);
      expect(idsOf(written)).toEqual(ids);
    }),
  );
});

it('is known by its address', () => {
  const paths = ['/mooc/app/saved', '/mooc/app/en/compare', '/mooc/app/calendar/saved'];
  expect(paths.filter(showsCourseList)).toEqual(paths);
  expect(['/mooc/app/courseDetails/12', '/mooc/app/calendar/12'].some(showsCourseList)).toBe(false);
});
