import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6, SocketAddress } from 'node:net';

/** This machine and private networks: a proxy in front, or somebody on the same network. */
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

/** The four groups of an IPv6 address that belong to one customer, who has all addresses there. */
function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    groups.push(...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after);
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The address of an entry of `X-Forwarded-For`: some proxies write its port too (`192.0.2.1:80`, `[2001:db8::1]:80`). */
const withoutPort = (entry: string): string => (isIP(entry) > 0 ? entry : (SocketAddress.parse(entry)?.address ?? ''));

/**
 * What distinguishes a visitor from others: the address, for IPv6 its network.
 *
 * @param trustedProxies how many proxies in front of this server write `X-Forwarded-For`; what stands farther left there
 *   may be invented
 * @returns `null` where it is not known: for neighbours, which may be a proxy that was not named
 */
export function clientKey({ headers, socket }: IncomingMessage, trustedProxies: number): string | null {
  const named = String(headers['x-forwarded-for'] ?? '').split(',');
  const given = trustedProxies > 0 ? withoutPort(named.at(-trustedProxies)?.trim() ?? '') : '';
  // Fewer entries than proxies: the request has not come through all of them.
  const address = withoutPort(given || (socket.remoteAddress ?? '')).replace(mappedIPv4, '');
  const version = isIP(address);
  if (version === 0 || neighbours.check(address, version === 6 ? 'ipv6' : 'ipv4')) return null;
  return isIPv6(address) ? networkOf(address) : address;
}
