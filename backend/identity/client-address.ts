import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6, SocketAddress } from 'node:net';

const mappedIPv4 = /^::ffff:(?=\d+\.)/i;

/** The first 64 bits of an IPv6 address: one customer has them all to choose from. */
function networkOf(address: string): string {
  const [before = [], after] = address
    .toLowerCase()
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = after ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : [];
  return `${[...before, ...zeros, ...(after ?? [])].slice(0, 4).join(':')}::/64`;
}

/** The address of an entry of `X-Forwarded-For`: some proxies write its port too (`192.0.2.1:80`, `[2001:db8::1]:80`). */
const withoutPort = (entry: string): string =>
  isIP(entry) > 0 ? entry : (SocketAddress.parse(entry)?.address ?? entry);

/**
 * What tells one visitor from another: the address, for IPv6 its network.
 *
 * @param trustedProxies how many proxies in front of this server write `X-Forwarded-For`
 */
export function clientAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const named = String(headers['x-forwarded-for'] ?? '').split(',');
  const given = trustedProxies > 0 ? withoutPort(named.at(-trustedProxies)?.trim() ?? '') : null;
  const address = (given || socket.remoteAddress || 'unknown').replace(mappedIPv4, '');
  return isIPv6(address) ? networkOf(address) : address;
}
