import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds for all that an end has to do: whoever runs containers kills them after ten seconds. */
const usualLimitMs = 5_000;

/** Brings a server to its end. */
type Stop = () => Promise<void>;

/**
 * Runs a server until a signal asks it to stop, also while it starts, and ends the process: with 0 when the server has come to its
 * end in time, else with 1.
 *
 * @param say gets a line when it has not
 * @throws what the start or the end throws
 */
export async function runUntilStopped(
  start: () => Promise<Stop>,
  say: (line: string) => void,
  limitMs: number = usualLimitMs,
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
