/** Seconds for which Next caches a page that lacks nothing and whose states do not change before: `revalidate` of their layout. */
export const pageLifetime = 300;

/** What a shared cache does with an old answer, beside keeping it fresh: both begin when that ends (RFC 5861). */
const whileStale = new Set(['stale-while-revalidate', 'stale-if-error']);

/**
 * A `Cache-Control` of which nothing lasts longer than until a moment: what is fresh, and what may be shown after that
 * while a cache asks again.
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
