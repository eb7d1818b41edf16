import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { builtProduct } from '../lib/server/production-build.ts';
import { StartProblem } from '../lib/server/start-problem.ts';
import { RunningProgram, reasonOf } from './child-process.ts';

/** The files and folders that `next build` reads. */
const sources = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'instrumentation-client.ts',
  'proxy.ts',
  'next.config.mjs',
  'package-lock.json',
];
/** Files inside these folders that the build does not use. */
const excluded = /(^|\/)(lib\/server|scripts)(\/|$)|\.test\.tsx?$|\.md$/;

/**
 * The last change of a file, or of anything in a folder, in milliseconds since the epoch; 0 when it does not exist. The
 * folder's own time changes when a file is deleted.
 */
function lastChange(root: string, relative: string): number {
  const state = statSync(path.join(root, relative), { throwIfNoEntry: false });
  if (!state || excluded.test(relative)) return 0;
  if (!state.isDirectory()) return state.mtimeMs;
  const names = readdirSync(path.join(root, relative));
  return names.reduce((newest, name) => Math.max(newest, lastChange(root, `${relative}/${name}`)), state.mtimeMs);
}

/** The reason for a new build, as part of a sentence; `null` when the build is up to date. */
export function reasonToBuild(root: string, product: string): string | null {
  const buildFolder = path.join(root, '.next');
  const built = builtProduct(buildFolder);
  if (built === null) return 'there is no build yet';
  if (built !== product) return `the build was made for PRODUCT "${built}"`;
  const builtAt = statSync(path.join(buildFolder, 'BUILD_ID')).mtimeMs;
  return sources.some((source) => lastChange(root, source) > builtAt)
    ? 'the sources have changed since the last build'
    : null;
}

/**
 * Builds the web app when the build is missing, outdated or for another product.
 *
 * @param root the project's folder
 * @throws {StartProblem} when the build fails
 */
export async function ensureBuild(root: string, product: string): Promise<void> {
  const reason = reasonToBuild(root, product);
  if (!reason) return;
  console.info(`Building the web app (${reason}); this takes a minute or two.`);
  const began = Date.now();
  const build = new RunningProgram({
    label: 'build',
    args: ['node_modules/next/dist/bin/next', 'build'],
    env: { PRODUCT: product, NEXT_TELEMETRY_DISABLED: '1' },
    root,
  });
  const outcome = await build.ended;
  if (outcome !== 'exit code 0') throw new StartProblem(`The build failed (${outcome}); ${reasonOf(outcome)}`);
  const unfinished = reasonToBuild(root, product);
  if (unfinished) throw new StartProblem(`The build ended, but ${unfinished}: try again`);
  console.info(`Built in ${Math.round((Date.now() - began) / 1000)} s.`);
}
