import { DatabaseProblem } from './database/database.ts';
import { readSettings, restPath, SettingsProblem } from './env.ts';
import { CatalogueProblem } from './seed/catalogue-check.ts';
import { startBackend } from './start.ts';

/** The embedded backend: `node backend/main.ts`. Ends with 1 and one line that says why when it cannot start. */
try {
  const settings = readSettings(process.env);
  const stop = await startBackend(settings, console.log);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  console.log(`backend ready at http://localhost:${settings.port}${restPath(settings)}`);
} catch (problem) {
  const expected = [SettingsProblem, DatabaseProblem, CatalogueProblem].some((kind) => problem instanceof kind);
  console.error(expected && problem instanceof Error ? `backend: ${problem.message}` : problem);
  process.exit(1);
}
