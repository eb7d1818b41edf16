import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** A package as it lies in `node_modules`. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; `null` when the package names none. */
  readonly licence: string | null;
  /** True for what only development and tests use. */
  readonly isForDevelopment: boolean;
}

const lockFile = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().default(false) })) });

/** Old packages give an object, or several. */
const licenceField = z.union([
  z.string(),
  z.object({ type: z.string() }).transform(({ type }) => type),
  z.array(z.object({ type: z.string() })).transform((all) => all.map(({ type }) => type).join(' OR ')),
]);
const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: licenceField.optional().catch(undefined),
  licenses: licenceField.optional().catch(undefined),
});

/** Every package that the lock file names and that this system needs, each version once, by name. */
export function installedPackages(root: string): readonly InstalledPackage[] {
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const { packages } = lockFile.parse(read('package-lock.json'));
  const found = new Map<string, InstalledPackage>();
  for (const [folder, { dev }] of Object.entries(packages)) {
    const file = `${folder}/package.json`;
    // Packages of other systems are in the lock file only.
    if (folder === '' || !existsSync(path.join(root, file))) continue;
    const { name, version, license, licenses } = manifest.parse(read(file));
    const isForDevelopment = dev && (found.get(`${name}@${version}`)?.isForDevelopment ?? true);
    found.set(`${name}@${version}`, { name, version, licence: license ?? licenses ?? null, isForDevelopment });
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
