import path from 'node:path';
import { EnvError, readEnv } from '../lib/env/env.ts';
import { StartProblem } from '../lib/server/start-problem.ts';
import { ensureBuild } from './ensure-build.ts';

// The production build for the tests: made only when the sources are newer than the last one.
try {
  await ensureBuild(path.resolve(import.meta.dirname, '..'), readEnv().product, (line) => console.info(line));
} catch (error) {
  console.error(error instanceof StartProblem || error instanceof EnvError ? error.message : error);
  process.exitCode = 1;
}
