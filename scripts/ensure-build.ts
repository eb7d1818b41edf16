import { StartProblem } from '../lib/server/start-problem.ts';
import { reasonToBuild } from './build-state.ts';
import { type Print, RunningProgram } from './child-process.ts';

/**
 * Builds the web app when there is no build, an old one, or one for another product.
 *
 * @param root the project's folder
 * @throws {StartProblem} when the build fails
 */
export async function ensureBuild(root: string, product: string, print: Print): Promise<void> {
  const reason = reasonToBuild(root, product);
  if (!reason) return;
  print(`Building the web app (${reason}); this takes a minute or two.`);
  const began = Date.now();
  const build = new RunningProgram(
    {
      label: 'build',
      args: ['node_modules/next/dist/bin/next', 'build'],
      env: { PRODUCT: product, NEXT_TELEMETRY_DISABLED: '1' },
      root,
    },
    print,
  );
  const outcome = await build.ended;
  if (outcome !== 'exit code 0') throw new StartProblem(`The build failed (${outcome}); its output above says why`);
  const unfinished = reasonToBuild(root, product);
  if (unfinished) throw new StartProblem(`The build ended, but ${unfinished}: try again`);
  print(`Built in ${Math.round((Date.now() - began) / 1000)} s.`);
}
