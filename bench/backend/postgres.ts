import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../e2e/support/free-port.ts';

const debianFolder = '/usr/lib/postgresql';
const startLimitMs = 30_000;
const pauseMs = 200;

/** The folder of PostgreSQL's programs, of the newest release installed by Debian; `null` when there is none. */
export function findPostgres(): string | null {
  if (!existsSync(debianFolder)) return null;
  const releases = readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a));
  const folders = releases.map((release) => path.join(debianFolder, release, 'bin'));
  return folders.find((folder) => existsSync(path.join(folder, 'initdb'))) ?? null;
}

/** The user that Debian created for PostgreSQL, which refuses to run as root; empty when this process is not root. */
function serverUser(): { readonly uid: number; readonly gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function waitForConnection(url: string): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > deadline) throw new Error(`PostgreSQL takes no connection at ${url}`, { cause: error });
      await sleep(pauseMs);
    }
  }
}

/** Starts a separate PostgreSQL with Debian's settings on a free port of this machine. Its folder is removed when it stops. */
export async function startPostgres(
  programs: string,
): Promise<{ readonly url: string; readonly pid: number; stop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-postgres-'));
  const user = serverUser();
  if ('uid' in user && user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const initialise = ['-D', data, '-U', 'bench', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  execFileSync(path.join(programs, 'initdb'), initialise, { ...user, cwd: folder, stdio: 'ignore' });
  const port = await freePort();
  const listen = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
  const server = spawn(path.join(programs, 'postgres'), listen, { ...user, cwd: folder, stdio: 'ignore' });
  const ended = once(server, 'exit');
  const url = `postgresql://bench@127.0.0.1:${port}/postgres`;
  await waitForConnection(url);
  return {
    url,
    pid: server.pid ?? 0,
    async stop() {
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
