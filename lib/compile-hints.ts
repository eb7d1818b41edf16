import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/**
 * Has V8 compile all functions of a script while it arrives, on another thread. Without it the main thread compiles
 * them when they are first called, and React's stand in one function of 180 kB: 40 ms in the task that starts a page
 * ("Explicit Compile Hints", Chrome 136; a comment to other browsers). It must be the first thing in the file.
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

const manifest = z.object({ rootMainFiles: z.array(z.string()).min(1) });

async function hint(file: string): Promise<void> {
  const script = await readFile(file, 'utf8');
  if (!script.startsWith(compileHint)) await writeFile(file, compileHint + script);
}

/**
 * Writes the hint into the scripts that every page starts with. Others hold what is used later, or not at all.
 *
 * @param buildFolder `.next`, compiled
 * @throws when the build's manifest does not name these scripts
 */
export async function hintScriptsOfEveryPage(buildFolder: string): Promise<void> {
  const text = await readFile(path.join(buildFolder, 'build-manifest.json'), 'utf8');
  const { rootMainFiles } = manifest.parse(JSON.parse(text));
  await Promise.all(rootMainFiles.map((name) => hint(path.join(buildFolder, name))));
}
