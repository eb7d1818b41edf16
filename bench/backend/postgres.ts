import { mkdtempDisposable } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../e2e/support/free-port.ts';
import { RunningProgram } from '../../scripts/child-process.ts';
import { type PostgresPrograms, postgresService } from '../../scripts/cluster/postgres.ts';
import { findProgram } from '../../scripts/cluster/programs.ts';
import { untilReady } from '../../scripts/cluster/service.ts';
import type { BenchSettings } from '../model.ts';

/** The programs of PostgreSQL on this machine; `null` when it is not installed. */
export function findPostgres(): PostgresPrograms | null {
  const [postgres, initdb, setpriv] = [findProgram('postgres'), findProgram('initdb'), findProgram('setpriv')];
  return postgres && initdb && setpriv ? { postgres, initdb, setpriv } : null;
}

/** Starts a separate PostgreSQL with Debian's settings on a free port of this machine. */
export async function startPostgres(
  { root, atEnd }: BenchSettings,
  programs: PostgresPrograms,
): Promise<{ readonly url: string; readonly pid: number }> {
  const folder = await mkdtempDisposable(path.join(os.tmpdir(), 'bench-postgres-'));
  atEnd(folder.remove);
  const port = await freePort();
  const password = 'bench';
  const url = `postgresql://catalogue:${password}@127.0.0.1:${port}/postgres`;
  const settings = { root, password, databasePort: port, databaseUrl: url };
  const service = postgresService(settings, folder.path, programs);
  const server = new RunningProgram(service.program, () => undefined);
  atEnd(() => server.stop());
  await untilReady(service, server);
  return { url, pid: server.pid };
}
