import { createHash } from 'node:crypto';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`;

/** Replaces the nonce in a text such as the data of a page. The text keeps its length, because data contain lengths. */
export function hideNonce(text: string, nonce: string): string {
  return text.replaceAll(nonce, '0'.repeat(nonce.length));
}

/**
 * Removes the nonce from a page's scripts and hashes the inline ones. A script whose start tag has the nonce was written by
 * Next or by us, since nobody else knows the nonce. A script inside a user's text has no nonce. A tag left open before one of
 * our scripts changes the text that the browser sees, so no hash matches. Adjacent scripts are joined to keep the header short.
 *
 * @param html the page read as Latin-1, one character for each byte: three times as fast as UTF-8, and hashes are of bytes
 * @returns the page without nonces, and the hashes of the inline scripts that had one
 */
export function hashScripts(html: string, nonce: string) {
  const plainTag = `<script nonce="${nonce}">`;
  const runs = new RegExp(`(?:${plainTag}.*?</script>)+`, 'gs');
  const joined = html.replace(runs, (run) => run.replaceAll(`</script>${plainTag}`, ';\n'));
  const hashes = new Set<string>();
  const withNonce = new RegExp(`(<script\\b[^<>]*?) nonce="${nonce}"([^<>]*)>(.*?)</script`, 'gs');
  const hashed = joined.replace(withNonce, (_whole, before: string, after: string, text: string) => {
    if (text !== '') hashes.add(sha256(hideNonce(text, nonce)));
    return `${before}${after}>${hideNonce(text, nonce)}</script`;
  });
  const withoutAttribute = hashed.replaceAll(` nonce="${nonce}"`, '');
  return { html: hideNonce(withoutAttribute, nonce), scriptHashes: [...hashes] };
}
