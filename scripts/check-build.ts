import path from 'node:path';
import { readEnv } from '../lib/env/env.ts';
import { loadEnvFiles } from '../lib/server/env-files.ts';
import { requireBuild } from '../lib/server/production-build.ts';
import { printStartError } from '../lib/server/start-problem.ts';
import { reasonToBuild } from './ensure-build.ts';

// Runs before `npm run web`, which serves the existing build: fails when there is none for this product, and warns when the
// sources have changed since that build.
const root = path.resolve(import.meta.dirname, '..');
try {
  loadEnvFiles(root, false);
  const { product } = readEnv();
  requireBuild(path.join(root, '.next'), product);
  const reason = reasonToBuild(root, product);
  if (reason) console.warn(`The build is not up to date (${reason}): "npm run build" makes a new one.`);
} catch (error) {
  printStartError(error);
  process.exitCode = 1;
}
