import type { IncomingMessage } from 'node:http';
import { clientAddress } from './client-address.ts';

const made = '203.0.113.9';
const visitor = '192.0.2.1';

/** A request from this address, with what was written into `X-Forwarded-For`. */
function request(remoteAddress: string, forwardedFor?: string) {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  return { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
}

it.each([
  ['without a proxy is its own, whatever it writes into the header', 0, visitor, made, visitor],
  ['behind one proxy is the last of the header', 1, '10.0.0.1', `${made}, ${visitor}`, visitor],
  ['behind two is the last but one', 2, '10.0.0.1', `${made}, ${visitor}, 10.0.0.2`, visitor],
  ['past the proxy is its own', 1, visitor, undefined, visitor],
  ['past one of two proxies is its own', 2, visitor, made, visitor],
  ['of IPv4 is the same in the form of IPv6', 0, `::ffff:${visitor}`, undefined, visitor],
  ['of IPv4 is the same in capitals', 0, `::FFFF:${visitor}`, undefined, visitor],
  ['of IPv6 is that of its network', 1, '10.0.0.1', '2001:DB8::7:0:0:1', '2001:0db8:0000:0000::/64'],
  ['has no port', 1, '10.0.0.1', `${visitor}:50812`, visitor],
  [
    'of IPv6 is that of its network, without the port',
    1,
    '10.0.0.1',
    '[2001:DB8::7:0:0:1]:80',
    '2001:0db8:0000:0000::/64',
  ],
])('the address of a visitor %s', (_what, proxies, socket, header, expected) => {
  expect(clientAddress(request(socket, header), proxies)).toBe(expected);
});
