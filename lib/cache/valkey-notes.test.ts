import type { Connection, StoreClient } from './connection';
import { valkeyNotes } from './valkey-notes';

/** The commands that notes need, with the answers of Valkey and Redis. */
class FakeClient {
  readonly kept = new Map<string, string>();
  readonly lifetimes = new Map<string, number>();

  async get(key: string): Promise<Buffer | null> {
    const text = this.kept.get(key);
    return text === undefined ? null : Buffer.from(text);
  }

  async set(key: string, value: string, options: { expiration: { value: number }; condition?: 'NX' }) {
    if (options.condition === 'NX' && this.kept.has(key)) return null;
    this.kept.set(key, value);
    this.lifetimes.set(key, options.expiration.value);
    return 'OK';
  }

  async eval(_script: string, { keys: [key = ''], arguments: [owner] }: { keys: string[]; arguments: string[] }) {
    return this.kept.get(key) === owner && this.kept.delete(key) ? 1 : 0;
  }
}

const client = new FakeClient();
const reached: Pick<Connection, 'attempt'> = {
  attempt: (operation) => operation(client as unknown as StoreClient),
};
const away: Pick<Connection, 'attempt'> = { attempt: async () => null };
beforeEach(() => client.kept.clear());

describe('notes in the shared cache', () => {
  const [here, elsewhere] = [valkeyNotes(reached, 'mooc:notes'), valkeyNotes(reached, 'mooc:notes')];

  it('are read by the other instances, and live as long as they may', async () => {
    await here.write('a', 'renewed', 5_000);
    expect(await elsewhere.read('a')).toBe('renewed');
    expect(await elsewhere.read('b')).toBeNull();
    expect(client.lifetimes.get('mooc:notes:a')).toBe(5_000);
  });

  it('have one lock for all, which ends by itself when its owner is gone', async () => {
    const unlock = await here.lock('a', 15_000);
    expect(await elsewhere.lock('a', 15_000)).toBeNull();
    expect(client.lifetimes.get('mooc:notes:a:lock')).toBe(15_000);
    await unlock?.();
    expect(await elsewhere.lock('a', 15_000)).not.toBeNull();
  });

  it('leave a lock that has run out to the one who has it now', async () => {
    const unlock = await here.lock('a', 1);
    client.kept.clear();
    await elsewhere.lock('a', 15_000);
    await unlock?.();
    expect(await here.lock('a', 15_000)).toBeNull();
  });

  it('hold nobody up while the cache is away', async () => {
    const alone = valkeyNotes(away, 'mooc:notes');
    await alone.write('a', 'renewed', 5_000);
    expect(await alone.read('a')).toBeNull();
    expect(await alone.lock('a', 15_000)).not.toBeNull();
  });
});
