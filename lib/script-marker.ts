import { createHmac } from 'node:crypto';

/**
 * A secret word that the scripts which we and Next put into a page carry as `nonce` until the server in front of Next
 * takes it off and sends their hashes instead. Nobody who can write into a page knows it. Every instance with the same
 * secret has the same word, so that they can share pages.
 *
 * @param secret `NEXTAUTH_SECRET`
 */
export function scriptMarker(secret: string): string {
  return createHmac('sha256', secret).update('script marker').digest('base64url');
}
