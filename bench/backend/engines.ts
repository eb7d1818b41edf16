import { cp, mkdtempDisposable } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { PostgresPrograms } from '../../scripts/cluster/postgres.ts';
import type { BenchSettings } from '../model.ts';
import { type BackendData, startBackend } from '../programs.ts';
import { findPostgres, startPostgres } from './postgres.ts';

/** A database with the catalogue. It is removed at the end of the part. */
export interface Engine {
  readonly name: 'PGlite' | 'PostgreSQL';
  readonly data: BackendData;
  /** Process id of the database server; `null` when it is part of the backend's process, or on another machine. */
  readonly pid: number | null;
}

/** PGlite on a copy of the catalogue's folder, so that the data added by one part are not seen by the next. */
export async function pglite({ catalogueFolder, atEnd }: BenchSettings): Promise<Engine> {
  const { path: folder, remove } = await mkdtempDisposable(path.join(os.tmpdir(), 'bench-pglite-'));
  atEnd(remove);
  await cp(catalogueFolder, folder, { recursive: true });
  return { name: 'PGlite', data: { folder }, pid: null };
}

/** A new database on an existing server, whose user must be allowed to create databases. */
async function postgresAt(settings: BenchSettings, address: string): Promise<Engine> {
  const database = `bench_${process.pid}`;
  const command = async (sql: string) => {
    const client = new pg.Client(address);
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await command(`create database ${database}`);
  settings.atEnd(() => command(`drop database ${database}`));
  const databaseUrl = Object.assign(new URL(address), { pathname: `/${database}` }).href;
  await fill(settings, databaseUrl);
  return { name: 'PostgreSQL', data: { databaseUrl }, pid: null };
}

async function ownPostgres(settings: BenchSettings, programs: PostgresPrograms): Promise<Engine> {
  const { url: databaseUrl, pid } = await startPostgres(settings, programs);
  await fill(settings, databaseUrl);
  return { name: 'PostgreSQL', data: { databaseUrl }, pid };
}

/** Fills a database with the catalogue, as the first start of a backend does. */
async function fill(settings: BenchSettings, databaseUrl: string): Promise<void> {
  await (await startBackend(settings, { databaseUrl })).stop();
}

/** The engines on this machine: always PGlite; PostgreSQL at DATABASE_URL or else from Debian's package. */
export function enginesHere(settings: BenchSettings): readonly (() => Promise<Engine>)[] {
  const embedded = () => pglite(settings);
  const address = process.env.DATABASE_URL;
  if (address) return [embedded, () => postgresAt(settings, address)];
  const programs = findPostgres();
  if (programs) return [embedded, () => ownPostgres(settings, programs)];
  settings.print('backend: no PostgreSQL here; set DATABASE_URL or install the package "postgresql" to measure it too');
  return [embedded];
}
