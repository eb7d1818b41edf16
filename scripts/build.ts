import path from 'node:path';
import { readEnv } from '../lib/env/env.ts';
import { printStartError } from '../lib/server/start-problem.ts';
import { ensureBuild } from './ensure-build.ts';

// The production build for the tests: it runs only when the sources are newer than the last build.
try {
  await ensureBuild(path.resolve(import.meta.dirname, '..'), readEnv().product);
} catch (error) {
  printStartError(error);
  process.exitCode = 1;
}
