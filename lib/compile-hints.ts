import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/**
 * Makes V8 compile all functions of a script on another thread while the script arrives ("Explicit Compile Hints", Chrome
 * 136). Without the hint the main thread compiles each function at its first call. React's functions are inside one function
 * of 180 kB: 40 ms in the task that starts a page. For other browsers the hint is a comment. It must come first in the file.
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

const manifest = z.object({ rootMainFiles: z.array(z.string()).min(1) });

async function hint(file: string): Promise<void> {
  const script = await readFile(file, 'utf8');
  if (!script.startsWith(compileHint)) await writeFile(file, compileHint + script);
}

/**
 * Writes the hint into the scripts that every page loads first. Other scripts are used later or not at all.
 *
 * @param buildFolder `.next` after the compilation
 * @throws if the build's manifest does not name these scripts
 */
export async function hintScriptsOfEveryPage(buildFolder: string): Promise<void> {
  const text = await readFile(path.join(buildFolder, 'build-manifest.json'), 'utf8');
  const { rootMainFiles } = manifest.parse(JSON.parse(text));
  await Promise.all(rootMainFiles.map((name) => hint(path.join(buildFolder, name))));
}
