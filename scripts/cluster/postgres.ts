import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { StartProblem } from '../../lib/server/start-problem.ts';
import { asUser } from '../child-process.ts';
import type { ClusterPrograms } from './programs.ts';
import type { Service } from './service.ts';
import type { ClusterSettings } from './settings.ts';

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
const serverUser = process.getuid?.() === 0 ? 'postgres' : null;

/** The programs that a database needs. */
export type PostgresPrograms = Pick<ClusterPrograms, 'postgres' | 'initdb' | 'setpriv'>;

/** Creates the files of a new database cluster, with a password for its only user. */
function initialise(folder: string, { initdb, setpriv }: PostgresPrograms, password: string): void {
  const passwordFile = path.join(folder, 'password');
  const data = path.join(folder, 'data');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (serverUser) execFileSync('chown', ['-R', `${serverUser}:`, folder]);
  const access = ['--username=catalogue', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const options = [...access, '--encoding=UTF8', '--locale=C.UTF-8', `--pgdata=${data}`];
  try {
    execFileSync(setpriv, [...asUser(serverUser), initdb, ...options], {
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: '/',
    });
  } catch (error) {
    rmSync(data, { recursive: true, force: true });
    const reason = String((error as { stderr?: Buffer }).stderr).trim() || (error as Error).message;
    throw new StartProblem(
      `PostgreSQL cannot make its files in ${folder}: ${reason}. ` +
        'Set CLUSTER_DATA to a folder that its user may reach, such as one in /var/tmp',
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/**
 * The database of the backend; its data are kept after a stop.
 *
 * @param folder for its files
 * @throws {StartProblem} when its files cannot be created
 */
export function postgresService(
  settings: Pick<ClusterSettings, 'root' | 'password' | 'databasePort' | 'databaseUrl'>,
  folder: string,
  programs: PostgresPrograms,
): Service {
  const data = path.join(folder, 'data');
  if (!existsSync(path.join(data, 'PG_VERSION'))) initialise(folder, programs, settings.password);
  return {
    program: {
      label: 'postgres',
      root: settings.root,
      args: [
        ...['-D', data, '-p', String(settings.databasePort)],
        ...['--listen_addresses=127.0.0.1', '--unix_socket_directories='],
      ],
      // After SIGTERM it would wait until the backend closes its connections.
      foreign: { command: programs.postgres, setpriv: programs.setpriv, stopSignal: 'SIGINT', user: serverUser },
    },
    check: async () => {
      const client = new Client({ connectionString: settings.databaseUrl, connectionTimeoutMillis: 2_000 });
      await client.connect();
      await client.end();
    },
  };
}
