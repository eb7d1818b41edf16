import { createHmac } from 'node:crypto';

const derive = (secret: string, purpose: string) => createHmac('sha256', secret).update(purpose).digest('base64url');

/**
 * The CSP nonce of the scripts that Next and we write into pages. It never reaches a browser: the server in front of Next
 * replaces it by the hashes of these scripts (docs/decisions/csp-by-hashes.md). Nobody who can write into a page knows
 * it. Instances with the same secret have the same nonce, so that they can share pages.
 *
 * @param secret `NEXTAUTH_SECRET`
 */
export function scriptNonce(secret: string): string {
  return derive(secret, 'script nonce');
}

/**
 * Names the nonce without revealing it, for the cache that instances share: scripts of pages with another nonce would be
 * taken for somebody else's.
 */
export function scriptNonceName(secret: string): string {
  return derive(secret, 'name of the script nonce').slice(0, 12);
}
