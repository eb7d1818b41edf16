import { createHmac } from 'node:crypto';

const derive = (secret: string, purpose: string) => createHmac('sha256', secret).update(purpose).digest('base64url');

/**
 * A secret word that the scripts which we and Next put into a page carry as `nonce` until the server in front of Next
 * takes it off and sends their hashes instead. Nobody who can write into a page knows it. Every instance with the same
 * secret has the same word, so that they can share pages.
 *
 * @param secret `NEXTAUTH_SECRET`
 */
export function scriptMarker(secret: string): string {
  return derive(secret, 'script marker');
}

/**
 * Names the word without telling it, for the place where instances keep pages that carry it: the scripts of pages with
 * another word would be taken for somebody else's.
 */
export function scriptMarkerName(secret: string): string {
  return derive(secret, 'name of the script marker').slice(0, 12);
}
