import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** A package in `node_modules`. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; `null` when the package names none. */
  readonly licence: string | null;
  /** Whether only development and tests use the package. */
  readonly isForDevelopment: boolean;
}

const lockedPackage = z.object({
  /** Set only when the folder of the package has another name. */
  name: z.string().optional(),
  version: z.string(),
  license: z.string().nullable().catch(null),
  dev: z.boolean().default(false),
});
const lockFile = z.object({ packages: z.record(z.string(), z.unknown()) });

/** The packages of the lock file that are installed on this system, each version once, sorted by name. */
export function installedPackages(root: string): readonly InstalledPackage[] {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
  const found = new Map<string, InstalledPackage>();
  for (const [folder, locked] of Object.entries(packages)) {
    // Packages for other systems are in the lock file, but not installed.
    if (folder === '' || !existsSync(path.join(root, folder))) continue;
    const {
      name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license,
      dev,
    } = lockedPackage.parse(locked);
    const key = `${name}@${version}`;
    const isForDevelopment = dev && (found.get(key)?.isForDevelopment ?? true);
    found.set(key, { name, version, licence: license, isForDevelopment });
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
