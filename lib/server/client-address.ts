import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, SocketAddress } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

/** This machine and private networks: such an address is a proxy in front of us, or a client on the same network. */
const neighbours = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  neighbours.addSubnet(network, bits, 'ipv4');
}
neighbours.addSubnet('::1', 128, 'ipv6');
neighbours.addSubnet('fc00::', 7, 'ipv6');
neighbours.addSubnet('fe80::', 10, 'ipv6');

const mappedIPv4 = /^::ffff:(?=\d+\.)/i;

/** The /64 network of an IPv6 address: one customer has all addresses of such a network. */
function networkOf(address: string): string {
  return `${expandIPv6(address.toLowerCase()).split(':').slice(0, 4).join(':')}::/64`;
}

/** The address in an entry of `X-Forwarded-For`; some proxies add the port (`192.0.2.1:80`, `[2001:db8::1]:80`). */
const withoutPort = (entry: string): string => (isIP(entry) > 0 ? entry : (SocketAddress.parse(entry)?.address ?? ''));

/**
 * Identifies a client: its IPv4 address, or the network of its IPv6 address.
 *
 * @param trustedProxies how many proxies in front of this server add to `X-Forwarded-For`; entries farther left may be
 *   forged
 * @returns `null` if the client is unknown: an address in `neighbours` may be a proxy that is not configured
 */
export function clientKey({ headers, socket }: IncomingMessage, trustedProxies: number): string | null {
  const named = String(headers['x-forwarded-for'] ?? '').split(',');
  const given = trustedProxies > 0 ? withoutPort(named.at(-trustedProxies)?.trim() ?? '') : '';
  // With fewer entries than trusted proxies the request bypassed one of them, so the address of the connection counts.
  const address = (given || (socket.remoteAddress ?? '')).replace(mappedIPv4, '');
  const version = isIP(address);
  if (version === 0 || neighbours.check(address, version === 6 ? 'ipv6' : 'ipv4')) return null;
  return version === 6 ? networkOf(address) : address;
}
