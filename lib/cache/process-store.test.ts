import { onInvalidation } from './invalidation';
import { type CacheHandlerValue, isFresh } from './next-internals';
import { processStore } from './process-store';
import type { SharedStore } from './shared-store';
import type { ValkeyStoreOptions } from './valkey-store';

/** What another instance has invalidated before this one opens the store. */
const missed = { tags: ['course-3'], at: 2_000, expired: false };

jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), readFileSync: () => 'a build' }));
jest.mock('../env/env', () => ({ env: () => ({ cacheUrl: 'redis://cache', product: 'mooc', authSecret: 'secret' }) }));
jest.mock('./valkey-store', () => ({
  openValkeyStore: ({ onInvalidation: hear }: ValkeyStoreOptions): Partial<SharedStore> => {
    hear(missed);
    return {};
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
});
