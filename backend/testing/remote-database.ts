import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pg-proxy';
import type { OpenDatabase } from '../database/database.ts';
import { endProcess, programEnvironment, shortLived } from './running-backend.ts';

interface Answer {
  readonly id: number;
  readonly rows?: unknown[];
  readonly failure?: string;
}

/**
 * Opens the database in a data folder, for tests without a backend. PGlite cannot be loaded into Jest's module system, so it runs in
 * another process. Transactions are not supported.
 */
export async function openRemoteDatabase(folder: string): Promise<OpenDatabase> {
  const child = fork(join(import.meta.dirname, 'sql-process.ts'), [join(folder, 'postgres')], {
    execArgv: [shortLived],
    env: programEnvironment({}),
  });
  await once(child, 'message');
  const waiting = new Map<number, (answer: Answer) => void>();
  child.on('message', (answer: Answer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let last = 0;
  const database = drizzle(async (sql, params) => {
    last += 1;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    waiting.set(last, resolve);
    child.send({ id: last, sql, params });
    const { rows, failure } = await promise;
    if (failure !== undefined) throw new Error(failure);
    return { rows: rows ?? [] };
  });
  return {
    database,
    unlimited: database,
    explain: async (cause) => cause,
    async close() {
      await endProcess(child);
    },
  };
}
