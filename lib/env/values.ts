import { z } from 'zod';
import { isMailAddress, mailAddressPattern, maxMailAddressLength } from '../model/mail-address.ts';

// The values that environment variables may hold. The message of a check completes the sentence "expected …".

const domainPattern = /^\.?[a-z0-9-]+(\.[a-z0-9-]+)*$/i;
const hostListPattern = /^[a-z0-9.-]+(:\d+)?(\s*,\s*[a-z0-9.-]+(:\d+)?)*$/i;

/** Paths are appended to such an address, so it has not even an empty query; a blank is the sign of a second address. */
function isPlainHttpUrl(text: string): boolean {
  const url = /^https?:\/\/[^\s?#]+$/i.test(text) ? URL.parse(text) : null;
  return url !== null && !url.username && !url.password;
}

/** An absolute http or https address; trailing slashes are removed. */
export const httpUrl = (example: string) =>
  z
    .string()
    .refine(isPlainHttpUrl, `an absolute http or https address without query or credentials, for example ${example}`)
    .transform((text) => text.replace(/\/+$/, ''));

const expectedCache =
  'an address such as redis://cache.example.org:6379 or valkey://…; in its password / ? # % are written as %2F %3F %23 %25';

/** An address whose password has a bare `%` can be parsed, but the client cannot read the password. */
function isDecodableUrl(text: string): boolean {
  try {
    return URL.canParse(text) && decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

/** Valkey uses the protocol of Redis. The client knows only the schemes of Redis, so `valkey` is replaced by `redis`. */
export const cacheUrl = z
  .string()
  .regex(/^(redis|valkey)s?:\/\/[^/?#]+(\/\d*)?$/, expectedCache)
  .refine(isDecodableUrl, expectedCache)
  .transform((text) => text.replace(/^valkey/, 'redis'));

/** The network interface that a server listens on. */
export const listeningHost = z.union(
  [z.ipv4(), z.ipv6(), z.literal('localhost')],
  'the address of a network interface, for example 127.0.0.1, or 0.0.0.0 for all',
);

/** A whole number in decimal digits. */
export const wholeNumber = (pattern: RegExp, expected: string) => z.string().regex(pattern, expected).transform(Number);

const expectedPort = 'a port from 1 to 65535';

/** A TCP port. */
export const portNumber = wholeNumber(/^\d{1,5}$/, expectedPort).refine(
  (port) => port >= 1 && port <= 65_535,
  expectedPort,
);

export const flag = z.enum(['true', 'false'], 'true or false').transform((text) => text === 'true');

/** An id in the service registry of the backend. */
export const serviceId = z
  .string()
  .regex(/^[\w.-]{1,64}$/, 'letters, digits, dots, hyphens and underscores, 64 at most');

/** A mail address that needs no escaping in a `mailto:` address. */
export const mailAddress = z
  .string()
  .max(maxMailAddressLength, `a mail address of at most ${maxMailAddressLength} characters`)
  .regex(new RegExp(`^${mailAddressPattern.source}$`), 'a mail address, for example help@example.org');

/** A contact in the form of RFC 9116: a mail address, with or without `mailto:`, becomes a `mailto:` address. */
export const contact = z
  .string()
  .transform((text) => (isMailAddress(text) ? `mailto:${text}` : text))
  .refine(
    (text) =>
      text.startsWith('mailto:')
        ? isMailAddress(text.slice('mailto:'.length))
        : isPlainHttpUrl(text) && text.startsWith('https:'),
    'a mail address or an https address, for example security@example.org',
  );

export const domain = z.string().regex(domainPattern, 'a domain, for example example.org');

/** Hosts in lower case. */
export const hostList = z
  .string()
  .regex(hostListPattern, 'hosts separated by commas, for example www.example.org,my.example.org')
  .transform((text) =>
    text
      .toLowerCase()
      .split(',')
      .map((host) => host.trim()),
  );

/** The origin of an http or https address that has no path. */
export const origin = httpUrl('https://courses.example.org')
  .refine(
    (text) => URL.parse(text)?.pathname === '/',
    'an origin without a path, for example https://courses.example.org',
  )
  .transform((text) => new URL(text).origin);
