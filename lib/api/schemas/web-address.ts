import { typedAddress } from '../../html/address.ts';
import { field } from './fields.ts';

const maxLength = 2048;
const httpScheme = /^https?:\/\//i;
const withoutScheme = /^www\.[^\s/]+\.[^\s/]+/i;

/**
 * An address to which a visitor may be sent: absolute http or https, without user name and password.
 * `www.example.it` is completed with https.
 *
 * @returns the address in its normal form; `null` for anything else
 */
export function parseWebAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > maxLength) return null;
  const text = value.trim();
  const address = withoutScheme.test(text) ? `https://${text}` : text;
  if (!httpScheme.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  // `https://ateneo.it@evil.example` shows one host and opens another.
  return url.username || url.password ? null : url.href;
}

/** Absolute http(s) address; `null` when absent or anything else. */
export const webAddress = field(parseWebAddress);

/** Like {@link parseWebAddress}, for the website of an institution, which people also type as `unimi.it` or `//unic.it/`. */
export function parseWebsite(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return parseWebAddress(typedAddress(value.trim().replace(/^\/\//, '')));
}

/** The address of a website; `null` when absent or anything else. */
export const website = field(parseWebsite);
