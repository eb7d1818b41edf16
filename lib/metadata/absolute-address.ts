import { withBasePath } from '@/lib/addresses/base-path';
import { env } from '@/lib/env/env';

/** The whole address, with the public origin, of an address inside the app such as `/home`. */
export function absoluteAddress(href: string): string {
  return env().siteUrl + withBasePath(href);
}

/** The whole address of a picture of the backend. */
export function pictureAddress(imageId: string): string {
  return absoluteAddress(`/api/immagine/${encodeURIComponent(imageId)}`);
}
