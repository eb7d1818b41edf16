import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/**
 * Licences that packages may have, as they write them (SPDX). None requires this project to publish its source. LGPL-3.0 is the
 * licence of the picture library behind `sharp`, which stays a separate library. Packages under MPL-2.0 and CC-BY-4.0 are used
 * unchanged.
 */
export const allowedLicences: ReadonlySet<string | null> = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC-BY-4.0', 'CC0-1.0', 'ISC', 'MIT'],
  ...['MIT-0', 'MPL-2.0', 'OFL-1.1', 'Python-2.0', 'Unlicense', 'LGPL-3.0-or-later'],
  ...['MIT OR Apache-2.0', '(MIT OR CC0-1.0)', '(MIT AND Zlib)', 'Apache-2.0 AND MIT'],
  ...['Apache-2.0 AND LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
]);

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
