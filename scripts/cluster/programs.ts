import { accessSync, constants, globSync } from 'node:fs';
import path from 'node:path';
import { StartProblem } from '../../lib/server/start-problem.ts';

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** For each program its possible names, the preferred first, and its Debian package. */
const wanted = {
  postgres: { names: ['postgres'], debianPackage: 'postgresql' },
  initdb: { names: ['initdb'], debianPackage: 'postgresql' },
  cache: { names: ['valkey-server', 'redis-server'], debianPackage: 'redis-server' },
  nginx: { names: ['nginx'], debianPackage: 'nginx' },
  setpriv: { names: ['setpriv'], debianPackage: 'util-linux' },
};

/** Absolute paths of the foreign programs that a cluster needs. */
export type ClusterPrograms = Readonly<Record<keyof typeof wanted, string>>;

/** The absolute path of an installed program; undefined when it is in none of the folders. */
export function findProgram(name: keyof ClusterPrograms, folders = defaultFolders()): string | undefined {
  const files = wanted[name].names.flatMap((file) => folders.map((folder) => path.join(folder, file)));
  return files.find(isProgram);
}

/**
 * Finds the programs of a cluster in the given folders.
 *
 * @throws {StartProblem} that names every missing package and the command that installs them
 */
export function findPrograms(folders: readonly string[] = defaultFolders()): ClusterPrograms {
  const names = Object.keys(wanted) as (keyof ClusterPrograms)[];
  const found = names.map((name) => [name, findProgram(name, folders)] as const);
  const missing = found.flatMap(([name, file]) => (file ? [] : [wanted[name].debianPackage]));
  if (missing.length > 0) {
    const packages = [...new Set(missing)].join(' ');
    throw new StartProblem(
      `The cluster needs programs that are not here: apt-get install --no-install-recommends ${packages}`,
    );
  }
  return Object.fromEntries(found) as unknown as ClusterPrograms;
}

function defaultFolders(): readonly string[] {
  const inPath = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  // Debian's folder for PostgreSQL, which is not in the PATH; the newest release first.
  const ofPostgres = globSync('/usr/lib/postgresql/*/bin').sort(new Intl.Collator('en', { numeric: true }).compare);
  return [...new Set([...inPath, '/usr/local/bin', '/usr/bin', '/usr/sbin', '/sbin', ...ofPostgres.reverse()])];
}
