import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StartProblem } from './start-problem.ts';

const manifest = z.object({ basePath: z.string() });
/** Next writes the second file after it has rendered pages. A build that fails while rendering leaves only the first. */
const finalFiles = ['BUILD_ID', 'prerender-manifest.json'];

/** The product that a build folder (`.next`) was built for; `null` if the folder has no complete production build. */
export function builtProduct(buildFolder: string): string | null {
  try {
    for (const name of finalFiles) readFileSync(path.join(buildFolder, name));
    const text = readFileSync(path.join(buildFolder, 'routes-manifest.json'), 'utf8');
    return manifest.parse(JSON.parse(text)).basePath.split('/')[1] ?? null;
  } catch {
    return null;
  }
}

/** The files that a build serves below `_next/static/`, by their paths there. */
export function builtFiles(buildFolder: string): ReadonlySet<string> {
  const names = readdirSync(path.join(buildFolder, 'static'), { recursive: true, encoding: 'utf8' });
  return new Set(names.map((name) => name.replaceAll(path.sep, '/')));
}

/** @throws {StartProblem} when there is no production build for this product */
export function requireBuild(buildFolder: string, product: string): void {
  const built = builtProduct(buildFolder);
  if (built === null) throw new StartProblem('There is no production build: run "npm run build" first');
  if (built !== product) {
    throw new StartProblem(
      `PRODUCT is "${product}", but the build was made for "${built}": run "PRODUCT=${product} npm run build" first`,
    );
  }
}
