/**
 * Makes the two clocks of Next one. Next dates what it caches by the system's time, but computes ages by a clock that stands still
 * while the machine sleeps or is moved: after a night's sleep neither time nor a reported change would renew a page before another
 * night was over. The joined clock never goes back, for the same reason.
 */
export function joinClocks(): void {
  let latest = 0;
  const origin = () => {
    latest = Math.max(latest, Date.now());
    return latest - performance.now();
  };
  Object.defineProperty(performance, 'timeOrigin', { get: origin, configurable: true });
}
