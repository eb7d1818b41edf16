import { randomUUID } from 'node:crypto';
import type { Connection } from './connection.ts';
import type { Notes } from './notes.ts';

/** Releases a lock only for its owner: the lock may have expired and belong to another instance by now. */
const unlockScript = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

/**
 * {@link Notes} for all instances, in Valkey or Redis. While the store is unavailable there are no notes and every lock is
 * granted: each instance works as if it were alone.
 *
 * @param prefix prefix of every key. It does not name a release, since two releases may serve the same visitor
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
