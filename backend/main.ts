import { readSettings, restPath } from './env.ts';
import { createBackendLog } from './log.ts';
import { Problem } from './problem.ts';
import { startBackend } from './start.ts';
import { serveUntilStopped } from './stopping.ts';

/** The embedded backend: `node backend/main.ts`. When it cannot start, it prints the reasons and exits with 1. */
try {
  const settings = readSettings(process.env);
  const log = createBackendLog(settings.logLevel);
  await serveUntilStopped(async () => {
    const stop = await startBackend(settings, log);
    log.say(`backend ready at http://localhost:${settings.port}${restPath(settings)}`);
    return stop;
  }, log.warn);
} catch (problem) {
  if (problem instanceof Problem) problem.print('backend');
  else createBackendLog('info').fail('The backend cannot start', problem);
  process.exit(1);
}
