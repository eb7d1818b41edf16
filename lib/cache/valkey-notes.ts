import { randomUUID } from 'node:crypto';
import type { Connection } from './connection.ts';
import type { Notes } from './shared-store.ts';

/** Takes a lock away only from the one who has it: it may have run out and be somebody else's by now. */
const unlockScript = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

/**
 * {@link Notes} for all instances, in Valkey or Redis. While it is away there are none, and every lock is given: the
 * instances go on, each as if it were alone.
 *
 * @param prefix stands before every key; without the name of a release, as two of them may serve the same visitor
 */
export function valkeyNotes(connection: Pick<Connection, 'attempt'>, prefix: string): Notes {
  const place = (name: string) => `${prefix}:${name}`;
  return {
    async read(name) {
      const text = await connection.attempt((client) => client.get(place(name)));
      return text === null ? null : text.toString();
    },
    async write(name, text, lifetimeMs) {
      const expiration = { type: 'PX', value: lifetimeMs } as const;
      await connection.attempt((client) => client.set(place(name), text, { expiration }));
    },
    async lock(name, lifetimeMs) {
      const [key, owner] = [place(`${name}:lock`), randomUUID()];
      const options = { expiration: { type: 'PX', value: lifetimeMs }, condition: 'NX' } as const;
      const given = await connection.attempt(async (client) => (await client.set(key, owner, options)) !== null);
      if (given === false) return null;
      return async () => {
        await connection.attempt((client) => client.eval(unlockScript, { keys: [key], arguments: [owner] }));
      };
    },
  };
}
