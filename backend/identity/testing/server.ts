import { readSettings } from '../../env.ts';
import { createBackendLog } from '../../log.ts';
import { startBackend } from '../../start.ts';
import { serveUntilStopped } from '../../stopping.ts';

/** The backend with an empty catalogue, whose access tokens are valid for `ACCESS_TOKEN_SECONDS`. */
const settings = {
  ...readSettings({ ...process.env, DEMO_CATALOGUE: 'off' }),
  accessTokenSeconds: Number(process.env.ACCESS_TOKEN_SECONDS),
};
const log = createBackendLog(settings.logLevel);
await serveUntilStopped(async () => {
  const stop = await startBackend(settings, log);
  log.say('backend ready');
  return stop;
}, log.warn);
