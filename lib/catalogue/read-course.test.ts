import { unstable_cache } from 'next/cache';
import { readCourse, readSeriesMembers } from './read-course';

jest.mock('next/cache', () => ({ unstable_cache: jest.fn() }));

it.each(['', ' ', '..', '47 ', '%25', 'a/b', 'è', 'a'.repeat(65)])(
  'asks no cache and no backend for what can be no id: %j',
  async (id) => {
    expect(await readCourse(id)).toBeNull();
    expect(await readSeriesMembers(id, 'it')).toEqual([]);
    expect(unstable_cache).not.toHaveBeenCalled();
  },
);
