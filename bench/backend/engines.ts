import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { PostgresPrograms } from '../../scripts/cluster/postgres.ts';
import type { BenchSettings } from '../model.ts';
import type { BackendData } from '../programs.ts';
import { findPostgres, startPostgres } from './postgres.ts';

/** A database for one run. */
export interface Engine {
  readonly name: 'PGlite' | 'PostgreSQL';
  readonly data: BackendData;
  /** Process id of the database server; `null` when it is part of the backend's process, or on another machine. */
  readonly pid: number | null;
  remove(): Promise<void>;
}

/** PGlite on a copy of the catalogue's folder, so that the data added by one part are not seen by the next. */
async function pglite({ catalogueFolder }: BenchSettings): Promise<Engine> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-pglite-'));
  await cp(catalogueFolder, folder, { recursive: true });
  return { name: 'PGlite', data: { folder }, pid: null, remove: () => rm(folder, { recursive: true }) };
}

/** A new database on an existing server, whose user must be allowed to create databases. */
async function postgresAt(address: string): Promise<Engine> {
  const database = `bench_${process.pid}`;
  const command = async (sql: string) => {
    const client = new pg.Client(address);
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await command(`create database ${database}`);
  const databaseUrl = Object.assign(new URL(address), { pathname: `/${database}` }).href;
  return { name: 'PostgreSQL', data: { databaseUrl }, pid: null, remove: () => command(`drop database ${database}`) };
}

async function ownPostgres({ root }: BenchSettings, programs: PostgresPrograms): Promise<Engine> {
  const server = await startPostgres(root, programs);
  return { name: 'PostgreSQL', data: { databaseUrl: server.url }, pid: server.pid, remove: server.stop };
}

/** The engines on this machine: always PGlite; PostgreSQL at DATABASE_URL or else from Debian's package. */
export function enginesHere(settings: BenchSettings): readonly (() => Promise<Engine>)[] {
  const embedded = () => pglite(settings);
  const address = process.env.DATABASE_URL;
  if (address) return [embedded, () => postgresAt(address)];
  const programs = findPostgres();
  if (programs) return [embedded, () => ownPostgres(settings, programs)];
  settings.print('backend: no PostgreSQL here; set DATABASE_URL or install the package "postgresql" to measure it too');
  return [embedded];
}
