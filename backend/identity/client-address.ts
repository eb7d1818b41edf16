import type { IncomingMessage } from 'node:http';
import { isIPv6, SocketAddress } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

const mappedIPv4 = /^::ffff:(?=\d+\.)/i;

/** The first 64 bits of an IPv6 address, because one customer can use all addresses below them. */
function networkOf(address: string): string {
  return `${expandIPv6(address.toLowerCase()).split(':').slice(0, 4).join(':')}::/64`;
}

/** Removes the port that some proxies write in `X-Forwarded-For` (`192.0.2.1:80`, `[2001:db8::1]:80`). */
const withoutPort = (entry: string): string => SocketAddress.parse(entry)?.address ?? entry;

/**
 * The address that distinguishes visitors: the IPv4 address, or the network of an IPv6 address.
 *
 * @param trustedProxies the number of proxies in front of this server that write `X-Forwarded-For`
 */
export function clientAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const named = String(headers['x-forwarded-for'] ?? '').split(',');
  const given = trustedProxies > 0 ? withoutPort(named.at(-trustedProxies)?.trim() ?? '') : null;
  const address = (given || socket.remoteAddress || 'unknown').replace(mappedIPv4, '');
  return isIPv6(address) ? networkOf(address) : address;
}
