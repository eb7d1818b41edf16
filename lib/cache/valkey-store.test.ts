import { Loopback } from '../../jest/loopback';
import { openValkeyStore, type SharedStore } from './valkey-store';

const loopback = new Loopback();
const lines: string[] = [];
let store: SharedStore;

/** Opens a store at an address where nothing answers, and waits for the log line about that. */
async function openAt(port: string): Promise<void> {
  const said = new Promise<void>((resolve) => {
    const hear = (line: string) => {
      lines.push(line);
      resolve();
    };
    store = openValkeyStore({
      url: `redis://127.0.0.1:${port}`,
      product: 'mooc',
      release: 'r1',
      lifetimeSeconds: 60,
      onInvalidation: () => undefined,
      log: { info: hear, warn: hear },
    });
  });
  await said;
}

afterEach(async () => {
  await store.close();
  await loopback.close();
  lines.length = 0;
});

describe('a shared cache that is away', () => {
  beforeEach(async () => openAt(new URL(await loopback.closedOrigin()).port));

  it('finds nothing and keeps nothing, without an error', async () => {
    await expect(store.set('page', Buffer.from('html'), false)).resolves.toBe(false);
    expect(await store.get('page')).toBeNull();
  });

  it('does not hold up a start for longer than it may', async () => {
    await expect(store.ready(20)).resolves.toBeUndefined();
    expect(store.generation).toBe(0);
  });

  it('takes invalidations for later', () => {
    expect(() => store.invalidate({ tags: ['course-12'], at: 1, expired: false })).not.toThrow();
  });

  it('is logged once, not for every request', async () => {
    await Promise.all(Array.from({ length: 20 }, () => store.get('page')));
    expect(lines).toEqual([expect.stringMatching(/^The shared cache does not answer \(ECONNREFUSED\): /)]);
  });
});
