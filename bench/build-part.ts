import { rm } from 'node:fs/promises';
import path from 'node:path';
import { RunningProgram } from '../scripts/child-process.ts';
import type { BenchSettings, Part } from './model.ts';
import { rounded } from './numbers.ts';
import { product } from './programs.ts';

/** Builds a Next app. @returns duration in seconds @throws with the end of the output when the build fails */
export async function buildNext({ root }: BenchSettings, folder: string): Promise<number> {
  const lines: string[] = [];
  const began = performance.now();
  const args = ['node_modules/next/dist/bin/next', 'build', folder];
  const env = { PRODUCT: product, NEXT_TELEMETRY_DISABLED: '1' };
  const outcome = await new RunningProgram({ label: 'build', args, env, root }, (line) => lines.push(line)).ended;
  if (outcome !== 'exit code 0') throw new Error(`The build of ${folder} failed:\n${lines.slice(-20).join('\n')}`);
  return (performance.now() - began) / 1000;
}

/** Duration of a build without anything cached. */
export const buildPart: Part = async (settings) => {
  await rm(path.join(settings.root, '.next'), { recursive: true, force: true });
  const seconds = await buildNext(settings, '.');
  return {
    tables: [
      { title: 'Build', columns: ['what', 'seconds'], rows: [['next build, nothing kept', rounded(seconds, 1)]] },
    ],
    bars: [],
    checks: [],
  };
};
