import { Client } from 'pg';
import { startBackend } from './running-backend.ts';
import { sharedBackend } from './shared-backend.ts';

type Engine = 'PGlite' | 'PostgreSQL';

const server = process.env.DATABASE_URL;

/** The engines for the tests of searching. PostgreSQL needs `DATABASE_URL` with a user who may create databases. */
export const engines: readonly Engine[] = server ? ['PGlite', 'PostgreSQL'] : ['PGlite'];

/** A backend with the catalogue of the seed. */
export interface BackendOnEngine {
  /** Address of the REST interface. */
  readonly rest: string;
  /** Stops the backend and removes its data, unless other test files share it. */
  remove(): Promise<void>;
}

/** Starts a backend, or returns the one that test files share. Tests must not change anything in it. */
export async function startOn(engine: Engine): Promise<BackendOnEngine> {
  if (engine === 'PostgreSQL') return startOnPostgres(server ?? '');
  const { rest } = await sharedBackend();
  return { rest, remove: async () => undefined };
}

async function startOnPostgres(address: string): Promise<BackendOnEngine> {
  const name = `mooc_test_${process.pid}_${Date.now()}`;
  await command(address, `create database ${name}`);
  const backend = await startBackend({ DATABASE_URL: Object.assign(new URL(address), { pathname: `/${name}` }).href });
  return {
    rest: backend.rest,
    async remove() {
      await backend.stop();
      await command(address, `drop database ${name}`);
    },
  };
}

async function command(address: string, sql: string): Promise<void> {
  const client = new Client(address);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
