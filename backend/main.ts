import { DatabaseProblem } from './database/database.ts';
import { readSettings, restPath, SettingsProblem } from './env.ts';
import { createBackendLog } from './log.ts';
import { CatalogueProblem } from './seed/catalogue-check.ts';
import { startBackend } from './start.ts';
import { runUntilStopped } from './stopping.ts';

/** The embedded backend: `node backend/main.ts`. Ends with 1 and a line for each reason when it cannot start. */
try {
  const settings = readSettings(process.env);
  const log = createBackendLog(settings.logLevel);
  await runUntilStopped(async () => {
    const stop = await startBackend(settings, log);
    log.say(`backend ready at http://localhost:${settings.port}${restPath(settings)}`);
    return stop;
  }, log.warn);
} catch (problem) {
  const expected = [SettingsProblem, DatabaseProblem, CatalogueProblem].some((kind) => problem instanceof kind);
  if (expected && problem instanceof Error) console.error(problem.message.replaceAll(/^/gm, 'backend: '));
  else createBackendLog('info').fail('The backend cannot start', problem);
  process.exit(1);
}
