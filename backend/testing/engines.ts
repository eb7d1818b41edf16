import { rm } from 'node:fs/promises';
import { Client } from 'pg';
import { seededFolder } from './data-folders.ts';
import { type RunningBackend, startBackend } from './running-backend.ts';

type Engine = 'PGlite' | 'PostgreSQL';

const server = process.env.DATABASE_URL;

/** What the tests of searching run on: with `DATABASE_URL`, a PostgreSQL whose user may create databases, on that too. */
export const engines: readonly Engine[] = server ? ['PGlite', 'PostgreSQL'] : ['PGlite'];

/** A backend on a catalogue of its own. */
export interface BackendOnEngine extends RunningBackend {
  /** Stops it and takes its data away. */
  remove(): Promise<void>;
}

export async function startOn(engine: Engine): Promise<BackendOnEngine> {
  if (engine === 'PostgreSQL') return startOnPostgres(server ?? '');
  const folder = await seededFolder();
  const backend = await startBackend({ BACKEND_DATA: folder });
  return {
    ...backend,
    async remove() {
      await backend.stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function startOnPostgres(address: string): Promise<BackendOnEngine> {
  const name = `mooc_test_${process.pid}_${Date.now()}`;
  await command(address, `create database ${name}`);
  const backend = await startBackend({ DATABASE_URL: Object.assign(new URL(address), { pathname: `/${name}` }).href });
  return {
    ...backend,
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
