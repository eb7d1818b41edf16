/** Seconds for which Next caches a complete page whose states do not change earlier: `revalidate` of the pages' layout. */
export const pageLifetime = 300;

/** Directives for stale answers; their time begins when the answer stops being fresh (RFC 5861). */
const whileStale = new Set(['stale-while-revalidate', 'stale-if-error']);

/**
 * Shortens a `Cache-Control` so that no cache shows the answer after `end`, neither fresh nor stale.
 *
 * @param end milliseconds since the epoch; `null`: no end
 */
export function endedAt(cacheControl: string, end: number | null, now: number): string {
  if (end === null) return cacheControl;
  const left = Math.floor((end - now) / 1_000);
  if (left < 1) return 'no-store';
  const directives = cacheControl.split(', ').map((directive) => {
    const [name = '', seconds] = directive.split('=');
    return { name, seconds: seconds === undefined ? null : Number(seconds) };
  });
  const fresh = Math.max(...directives.map(({ name, seconds }) => (whileStale.has(name) ? 0 : (seconds ?? 0))));
  const leftWhenStale = Math.max(0, left - fresh);
  return directives
    .flatMap(({ name, seconds }) => {
      if (seconds === null) return name;
      if (!whileStale.has(name)) return `${name}=${Math.min(seconds, left)}`;
      return leftWhenStale > 0 ? `${name}=${Math.min(seconds, leftWhenStale)}` : [];
    })
    .join(', ');
}
