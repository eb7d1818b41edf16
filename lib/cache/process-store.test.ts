import type { Env } from '../env/env';
import { onInvalidation } from './invalidation';
import { type CacheHandlerValue, isFresh } from './next-internals';
import { type Notes, sharedNotes } from './notes';
import { processStore } from './process-store';
import { forgetProcess } from './testing/forget-process';
import type { SharedStore, ValkeyStoreOptions } from './valkey-store';

/** What another instance has invalidated before this one opens the store. */
const missed = { tags: ['course-3'], at: 2_000, expired: false };

jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), readFileSync: () => 'a build' }));
let mockSettings: Partial<Env> = { cacheUrl: 'redis://cache', product: 'mooc', authSecret: 'secret' };
jest.mock('../env/env', () => ({ env: () => mockSettings }));
const mockReleases: string[] = [];
const mockNotes = { lock: 'for all instances' } as unknown as Notes;
jest.mock('./valkey-store', () => ({
  openValkeyStore: ({ onInvalidation: hear, release }: ValkeyStoreOptions): Partial<SharedStore> => {
    mockReleases.push(release);
    hear(missed);
    return { notes: mockNotes };
  },
}));

it('hears at once what it has missed: Next has it made again, and so has the server in front', () => {
  let notified = 0;
  onInvalidation(() => {
    notified += 1;
  });
  expect(processStore()).toBe(processStore());
  const page = { kind: 'APP_PAGE', html: '', headers: { 'x-next-cache-tags': 'course-3' } };
  const entry = (lastModified: number) => ({ lastModified, value: page }) as unknown as CacheHandlerValue;
  expect([isFresh(entry(1_000), []), isFresh(entry(3_000), [])]).toEqual([false, true]);
  expect(notified).toBe(1);
  expect(sharedNotes().current).toBe(mockNotes);
});

it.each<Partial<Env>>([
  { siteUrl: 'https://test.example.org' },
  { catalogueApiUrl: 'https://other.example.org/mooc/rest' },
  { restUrl: 'https://other.example.org/mooc/rest' },
  { dataLicence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' } },
  { helpAddress: 'help@example.org' },
  { authSecret: 'another, which gives scripts another nonce' },
])('shares no page with instances that have other settings: %j', (changed) => {
  const release = (settings: Partial<Env>) => {
    forgetProcess();
    mockSettings = { ...mockSettings, ...settings };
    processStore();
    return mockReleases.at(-1);
  };
  const before = release({});
  expect(release({ port: 3001 })).toBe(before);
  expect(release(changed)).not.toBe(before);
});
