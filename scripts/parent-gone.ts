const checkMs = 500;

/**
 * Resolves when the npm that runs this program is gone, which a killed npm cannot tell. Never resolves for a program
 * that was started without npm: people who do that may want it to live on.
 */
export function npmGone(): Promise<void> {
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
