import { randomUUID } from 'node:crypto';

const wellFormed = /^[\w-]{8,64}$/;

/**
 * The id by which one request is found again in every log.
 *
 * @param given the request's `X-Request-Id`, taken when it is well formed: 8 to 64 letters, digits, hyphens and underscores
 * @returns a UUID where nothing usable is given
 */
export function requestIdFrom(given: string | readonly string[] | undefined): string {
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
}
