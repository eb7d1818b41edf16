import { Client } from 'pg';
import { startBackend } from './running-backend.ts';
import { backendOfWorker } from './shared-backend.ts';

type Engine = 'PGlite' | 'PostgreSQL';

const server = process.env.DATABASE_URL;

/** What the tests of searching run on: with `DATABASE_URL`, a PostgreSQL whose user may create databases, on that too. */
export const engines: readonly Engine[] = server ? ['PGlite', 'PostgreSQL'] : ['PGlite'];

/** A backend with the catalogue of the seed. */
export interface BackendOnEngine {
  /** Address of the REST interface. */
  readonly rest: string;
  /** Stops it and takes its data away, unless other files use it too. */
  remove(): Promise<void>;
}

/** Starts a backend, or gives the one that test files share: for those that change nothing in it. */
export async function startOn(engine: Engine): Promise<BackendOnEngine> {
  if (engine === 'PostgreSQL') return startOnPostgres(server ?? '');
  const { rest } = await backendOfWorker();
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
