import { createHash } from 'node:crypto';
import { absoluteAddress } from '@/lib/addresses/absolute-address';
import { routes } from '@/lib/addresses/routes';

/** The namespace for URLs in RFC 9562, appendix A. */
const addressNamespace = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex');

/** The UUID of an address, version 5 (RFC 9562): the same address always gives the same UUID. */
function uuidOfAddress(address: string): string {
  const digest = createHash('sha1').update(addressNamespace).update(address).digest().subarray(0, 16);
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x50, 6);
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8);
  return digest.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The identity of a course in every export: the UUID of its address without a locale. A change of its texts keeps it. */
export function courseUuid(id: string): string {
  return uuidOfAddress(absoluteAddress(routes('it').course(id)));
}
