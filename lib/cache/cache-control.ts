/** Seconds for which Next caches a complete page whose states do not change earlier: `revalidate` of the pages' layout. */
export const pageLifetime = 300;

/**
 * Shortens a `Cache-Control` for a page that is sent once more while a newer one is rendered, so that a shared cache that asks just
 * then, as after a purge, does not keep the old page for its whole time.
 */
export const soonReplaced = (cacheControl: string): string => cacheControl.replace(/s-maxage=\d+/, 's-maxage=5');

/** Directives for stale answers; their time begins when the answer stops being fresh (RFC 5861). */
const staleDirectives = new Set(['stale-while-revalidate', 'stale-if-error']);

/**
 * Shortens a `Cache-Control` so that no cache shows the answer after `end`, neither fresh nor stale.
 *
 * @param end milliseconds since the epoch; `null`: no end
 */
export function limitCacheControl(cacheControl: string, end: number | null, now: number): string {
  if (end === null) return cacheControl;
  const secondsLeft = Math.floor((end - now) / 1_000);
  if (secondsLeft < 1) return 'no-store';
  const directives = cacheControl.split(', ').map((directive) => {
    const [name = '', seconds] = directive.split('=');
    return { name, seconds: seconds === undefined ? null : Number(seconds) };
  });
  const fresh = Math.max(...directives.map(({ name, seconds }) => (staleDirectives.has(name) ? 0 : (seconds ?? 0))));
  const staleSecondsLeft = Math.max(0, secondsLeft - fresh);
  return directives
    .flatMap(({ name, seconds }) => {
      if (seconds === null) return name;
      if (!staleDirectives.has(name)) return `${name}=${Math.min(seconds, secondsLeft)}`;
      return staleSecondsLeft > 0 ? `${name}=${Math.min(seconds, staleSecondsLeft)}` : [];
    })
    .join(', ');
}
