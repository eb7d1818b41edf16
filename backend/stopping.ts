import { setTimeout as sleep } from 'node:timers/promises';

/** Time limit for stopping, in milliseconds, because container platforms kill a process after ten seconds. */
const defaultLimitMs = 5_000;

/** Stops a server. */
type Stop = () => Promise<void>;

/**
 * Runs a server until a signal asks it to stop, which may come while it still starts. Then ends the process: with exit code 0 when the
 * server stopped in time, otherwise with 1.
 *
 * @param say gets a line when the server did not stop in time
 * @throws errors of starting or stopping the server
 */
export async function serveUntilStopped(
  start: () => Promise<Stop>,
  say: (line: string) => void,
  limitMs: number = defaultLimitMs,
): Promise<never> {
  const asked = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
  const started = start();
  await Promise.race([started, asked]);
  await asked;
  const ended = started.then((stop) => stop()).then(() => true);
  const isInTime = await Promise.race([ended, sleep(limitMs, false)]);
  if (!isInTime) say(`not everything could be brought to its end in ${limitMs} ms; it is left as it is`);
  process.exit(isInTime ? 0 : 1);
}
