import { createHmac } from 'node:crypto';
import { z } from 'zod';

const VALIDITY_SECONDS = 30 * 60;
const VALID_UNTIL = '__pj0';
const SIGNATURE = '__pj1';

/** Body of `/jaf/internal/updateReturnUrl`: the address to sign and what to add to its query. */
export const returnUrlBody = z.object({
  url: z.url({ protocol: /^https?$/, error: 'is not an http(s) address' }).max(2000),
  params: z.record(z.string().min(1).max(100), z.union([z.string().max(2000), z.number(), z.boolean()])).default({}),
});

/**
 * The address with the parameters set and signed: `__pj0` says until when it is good (seconds since 1970), `__pj1` is
 * the HMAC-SHA-256 of the whole address so far. A signature it had is replaced.
 */
export function signReturnUrl({ url, params }: z.output<typeof returnUrlBody>, key: string): string {
  const signed = new URL(url);
  for (const [name, value] of Object.entries(params)) signed.searchParams.set(name, String(value));
  signed.searchParams.delete(SIGNATURE);
  signed.searchParams.set(VALID_UNTIL, String(Math.floor(Date.now() / 1000) + VALIDITY_SECONDS));
  signed.searchParams.set(SIGNATURE, createHmac('sha256', key).update(signed.href).digest('base64url'));
  return signed.href;
}
