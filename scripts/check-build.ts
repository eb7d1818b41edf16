import path from 'node:path';
import { readEnv } from '../lib/env/env.ts';
import { loadEnvFiles } from '../lib/server/env-files.ts';
import { printStartError } from '../lib/server/start-problem.ts';
import { reasonToBuild } from './ensure-build.ts';

// Runs before `npm run web`, which serves the existing build: warns when the sources have changed since that build.
const root = path.resolve(import.meta.dirname, '..');
try {
  loadEnvFiles(root, false);
  const reason = reasonToBuild(root, readEnv().product);
  if (reason) console.warn(`The build is not up to date (${reason}): "npm run build" makes a new one.`);
} catch (error) {
  printStartError(error);
  process.exitCode = 1;
}
