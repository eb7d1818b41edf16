/** Length of one step, in milliseconds. */
const stepMs = 50;

/**
 * Calls `onEnd` when a time is over, which passes in steps. A busy process, for example during its first pages, cannot read an
 * answer that has arrived. A single long timer would then end first and treat that answer as late.
 *
 * @param time milliseconds
 * @returns a function that cancels the call
 */
export function limitTime(time: number, onEnd: () => void): () => void {
  let left = time;
  const timer = setInterval(
    () => {
      left -= stepMs;
      if (left > 0) return;
      clearInterval(timer);
      onEnd();
    },
    Math.min(stepMs, time),
  );
  return () => clearInterval(timer);
}
