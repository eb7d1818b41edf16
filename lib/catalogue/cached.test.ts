import { unstable_cache } from 'next/cache';
import { env } from '@/lib/env/env';
import { cached, uncached } from './cached';

jest.mock('next/cache', () => ({ unstable_cache: jest.fn((read: () => Promise<unknown>) => read) }));

const nextCache = jest.mocked(unstable_cache);

beforeEach(() => nextCache.mockClear());

describe('what pages read', () => {
  it('is kept five minutes under its name and tags, for this backend alone', async () => {
    await expect(cached('categories', ['categories'], async () => ['Musica'])).resolves.toEqual(['Musica']);
    expect(nextCache).toHaveBeenCalledWith(expect.any(Function), [env().catalogueApiUrl, 'categories'], {
      revalidate: 300,
      tags: ['categories'],
    });
  });

  it('has the same function text for all reads, which Next takes into the key', async () => {
    await cached('one', [], async () => 1);
    await cached('two', [], async () => 'a longer function');
    const [first, second] = nextCache.mock.calls.map(([read]) => String(read));
    expect(first).toBe(second);
    // No minifier can change this one.
    expect(first).toContain('[native code]');
  });

  it('fails as its read fails', async () => {
    const fault = new Error('The backend is away');
    await expect(cached('faqs', ['faqs'], () => Promise.reject(fault))).rejects.toBe(fault);
  });

  it('is not kept where one answer reads everything', async () => {
    await expect(uncached('course 1', ['courses'], async () => 'a course')).resolves.toBe('a course');
    expect(nextCache).not.toHaveBeenCalled();
  });
});
