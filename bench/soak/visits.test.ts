import { problemWith, type Visit } from './visits.ts';

const kept: Visit = { path: '/a', status: 200, kept: true };
const search: Visit = { path: '/b', status: 200, kept: false };
const healthy = { status: 200, heading: 'A course' };

it('takes the page that was asked for', () => expect(problemWith(kept, healthy, healthy)).toBeNull());

it('takes no other page, and no error for a kept one', () => {
  expect(problemWith(kept, { status: 200, heading: 'Another' }, healthy)).toBe(
    'heading "Another", expected "A course"',
  );
  expect(problemWith(kept, { status: 503, heading: 'Missing' }, healthy)).toBe('status 503, expected 200');
});

it('lets what is not kept say that the backend is missing, and nothing else', () => {
  expect(problemWith(search, { status: 503, heading: 'Missing' }, healthy)).toBeNull();
  expect(problemWith(search, { status: 500, heading: '' }, healthy)).toBe('status 500, expected 200');
});
