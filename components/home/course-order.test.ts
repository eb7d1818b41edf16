import { groupedByInstitution, institutionTabs, offeredBy } from './course-order';

const [bari, siena, enna] = [
  { id: '1', name: 'Bari' },
  { id: '2', name: 'Siena' },
  { id: '3', name: 'Énna' },
];
const course = (id: string, ...institutions: readonly (typeof bari | undefined)[]) => ({
  id,
  institutions: institutions.filter((institution) => institution !== undefined),
});
const courses = [course('a', siena, bari), course('b'), course('c', enna), course('d', bari), course('e', siena)];
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).join('');

it('brings the courses of an institution together', () => {
  expect(ids(groupedByInstitution(courses, 'it', 0))).toBe('dcaeb');
});

it('begins with another institution each day, with none whose courses are seen first in their own order', () => {
  expect(ids(groupedByInstitution(courses, 'it', 1))).toBe('caedb');
  expect(ids(groupedByInstitution(courses, 'it', 3))).toBe('dcaeb');
  const many = [...Array.from({ length: 6 }, (_, index) => course(`${index}`, bari)), course('x', siena)];
  for (const day of [0, 1, 2]) expect(ids(groupedByInstitution(many, 'it', day))).toMatch(/^x/);
});

it('has a tab for each institution with a course, by name whatever its accents', () => {
  expect(institutionTabs(courses, 'it')).toEqual([
    { id: '1', name: 'Bari', courses: 2 },
    { id: '3', name: 'Énna', courses: 1 },
    { id: '2', name: 'Siena', courses: 2 },
  ]);
  expect(institutionTabs([], 'it')).toEqual([]);
});

it('begins the tabs with the institution of the course that is shown first, and goes on by name', () => {
  for (const [day, order] of ['132', '321', '213'].entries()) {
    const grouped = groupedByInstitution(courses, 'it', day);
    expect(ids(institutionTabs(courses, 'it', grouped[0]))).toBe(order);
  }
});

it('finds what an institution offers, alone or with others', () => {
  expect(ids(offeredBy(courses, '1'))).toBe('ad');
  expect(ids(offeredBy(courses, 'unknown'))).toBe('');
  expect(ids(offeredBy(courses, null))).toBe('abcde');
});

it('has no more tabs than a page can hold, those with most courses', () => {
  const many = Array.from({ length: 3300 }, (_, index) => ({
    id: String(index),
    name: `N${String(index).padStart(4, '0')}`,
  }));
  const offered = [course('all', ...many), course('some', ...many.slice(-40))];
  expect(institutionTabs(offered, 'it').map(({ id }) => id)).toEqual(many.slice(-40).map(({ id }) => id));
});
