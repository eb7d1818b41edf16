import { stopRequested } from '../lib/server/shutdown.ts';
import { printStartError } from '../lib/server/start-problem.ts';

/** Milliseconds between two looks. */
const checkMs = 500;

/**
 * Resolves when the npm that runs this program is gone, which a killed npm cannot tell. Never resolves for a program
 * that was started without npm: people who do that may want it to live on.
 */
function npmGone(): Promise<void> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    if (!process.env.npm_lifecycle_event) return;
    const timer = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(timer);
      resolve();
    }, checkMs);
    timer.unref();
  });
}

/**
 * Runs a program of several processes until somebody stops it or it fails, and ends this process.
 *
 * @param run rejects when something cannot be started or has ended; its signal says that everything is being stopped
 * @param stopAll stops what runs
 */
export async function runUntilStopped(
  run: (stopping: AbortSignal) => Promise<unknown>,
  stopAll: () => Promise<unknown>,
): Promise<never> {
  const stopping = new AbortController();
  const stopped = Promise.race([stopRequested(), npmGone()]).then(() => {
    stopping.abort();
    console.info('Stopping.');
    return 0;
  });
  const failed = run(stopping.signal).then(
    () => 0,
    (error: unknown) => {
      // Programs that end because they were stopped are no failure.
      if (!stopping.signal.aborted) printStartError(error);
      return 1;
    },
  );
  const code = await Promise.race([stopped, failed]);
  stopping.abort();
  await stopAll();
  process.exit(code);
}
