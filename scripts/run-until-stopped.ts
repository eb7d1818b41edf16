import { stopRequested } from '../lib/server/shutdown.ts';
import { printStartError } from '../lib/server/start-problem.ts';

/** Interval of the checks, in milliseconds. */
const checkMs = 500;

/**
 * Resolves when the npm that runs this program has ended, because a killed npm sends no signal. Never resolves for a program
 * started without npm, because it may be meant to outlive its parent.
 */
function npmEnded(): Promise<void> {
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
 * Runs a program of several processes until it is stopped or fails, and then ends this process.
 *
 * @param run rejects when a process cannot be started or ends; its signal is aborted when everything is being stopped
 * @param stopAll stops all running processes
 */
export async function runUntilStopped(
  run: (stopping: AbortSignal) => Promise<unknown>,
  stopAll: () => Promise<unknown>,
): Promise<never> {
  const stopping = new AbortController();
  const stopped = Promise.race([stopRequested(), npmEnded()]).then(() => {
    stopping.abort();
    console.info('Stopping.');
    return 0;
  });
  const failed = run(stopping.signal).then(
    () => 0,
    (error: unknown) => {
      // Processes that end because they were stopped are not a failure.
      if (!stopping.signal.aborted) printStartError(error);
      return 1;
    },
  );
  const code = await Promise.race([stopped, failed]);
  stopping.abort();
  await stopAll();
  process.exit(code);
}
