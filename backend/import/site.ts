import { createHash } from 'node:crypto';
import { type BackendSettings, identityUrl, restPath, siteAddresses } from '../env.ts';

/** The namespace for URLs in RFC 9562, appendix A. */
const addressNamespace = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex');

/** Recognises ids and addresses of this site in a file, so that its own export can be imported again. */
export interface OwnSite {
  /** The id of a course of this site, whose lasting id is the UUID of its page; null for a course of another site. */
  courseId(lastingId: string, idInFile: string): number | null;
  /** The id of a picture of this site; null for any other address. */
  imageId(address: string | null): number | null;
  /** The stored form of a film's address: a path when this backend serves the film. */
  video(address: string | null): string | null;
  /** The stored form of a course's address: a path when it leads to a demonstration page of this backend. */
  courseUrl(address: string | null): string | null;
}

/** Uses the web app's addresses (specification, section 2) in the form of the export. */
export function ownSite(settings: BackendSettings): OwnSite {
  const { app } = siteAddresses(settings);
  const rest = settings.siteUrl + restPath(settings);
  const identity = identityUrl(settings);
  const pictures = `${app}/api/immagine/`;
  return {
    courseId: (lastingId, id) =>
      /^[1-9]\d{0,8}$/.test(id) && uuidOf(`${app}/courseDetails/${id}`) === lastingId ? Number(id) : null,
    imageId: (address) => {
      const id = address?.startsWith(pictures) ? address.slice(pictures.length) : '';
      return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
    },
    video: (address) => (address?.startsWith(`${rest}/filmato/`) ? address.slice(rest.length) : address),
    courseUrl: (address) => (address?.startsWith(`${identity}/courses/`) ? address.slice(identity.length) : address),
  };
}

/** The version 5 UUID of an address (RFC 9562). */
function uuidOf(address: string): string {
  const digest = createHash('sha1').update(addressNamespace).update(address).digest().subarray(0, 16);
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x50, 6);
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8);
  return digest.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
