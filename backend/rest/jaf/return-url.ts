import { createHmac } from 'node:crypto';
import { z } from 'zod';

const validitySeconds = 30 * 60;
const validUntil = '__pj0';
const signature = '__pj1';

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
  signed.searchParams.delete(signature);
  signed.searchParams.set(validUntil, String(Math.floor(Date.now() / 1000) + validitySeconds));
  signed.searchParams.set(signature, createHmac('sha256', key).update(signed.href).digest('base64url'));
  return signed.href;
}
