import { createHash } from 'node:crypto';
import { type BackendSettings, restPath, siteAddresses } from '../env.ts';

/** The namespace of addresses in RFC 9562, appendix A. */
const addressNamespace = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex');

/** What a file of this site's own export is recognised by. */
export interface OwnSite {
  /** The number of a course here, when the identity in the file is that of its page; null: it comes from elsewhere. */
  courseId(externalId: string, fileId: string): number | null;
  /** The id of a picture here; null: it is elsewhere. */
  imageId(address: string | null): number | null;
  /** The address of a film as it is stored: a path when this backend serves it. */
  video(address: string | null): string | null;
}

/** The web app's addresses (specification, section 2) as the export writes them. */
export function ownSite(settings: BackendSettings): OwnSite {
  const { app } = siteAddresses(settings);
  const rest = settings.siteUrl + restPath(settings);
  const pictures = `${app}/api/immagine/`;
  return {
    courseId: (externalId, fileId) =>
      /^[1-9]\d{0,8}$/.test(fileId) && uuidOf(`${app}/courseDetails/${fileId}`) === externalId ? Number(fileId) : null,
    imageId: (address) => {
      const id = address?.startsWith(pictures) ? address.slice(pictures.length) : '';
      return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
    },
    video: (address) => (address?.startsWith(`${rest}/filmato/`) ? address.slice(rest.length) : address),
  };
}

/** The UUID of an address, version 5 (RFC 9562). */
function uuidOf(address: string): string {
  const digest = createHash('sha1').update(addressNamespace).update(address).digest().subarray(0, 16);
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x50, 6);
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8);
  return digest.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
