import { createHmac } from 'node:crypto';

const derive = (secret: string, purpose: string) => createHmac('sha256', secret).update(purpose).digest('base64url');

/**
 * The CSP nonce of the inline scripts that Next and this app write into pages. It never reaches a browser: the server in
 * front of Next replaces it with the hashes of these scripts (docs/decisions/csp-by-hashes.md). Authors of page content do
 * not know it. Instances with the same secret have the same nonce, so they can share pages.
 *
 * @param secret `NEXTAUTH_SECRET`
 */
export function scriptNonce(secret: string): string {
  return derive(secret, 'script nonce');
}

/**
 * A name for the nonce that does not reveal it. It is part of the key in the shared cache, because scripts of pages with
 * another nonce would be treated as foreign.
 */
export function scriptNonceName(secret: string): string {
  return derive(secret, 'name of the script nonce').slice(0, 12);
}
