import { createHash } from 'node:crypto';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`;

/** Takes the nonce out of a text that is not markup, such as the data of a page; lengths that are written in it stay true. */
export function hideNonce(text: string, nonce: string): string {
  return text.replaceAll(nonce, '0'.repeat(nonce.length));
}

/**
 * Takes the nonce off a page's scripts and hashes those that are written in the page. What lies after a start tag with
 * the nonce was written by Next or by us, since nobody else knows it; a script that came with somebody's text has none,
 * and a tag that was left open in front of one of ours changes the text that the browser sees, so that no hash fits.
 * Scripts that follow one another become one, which keeps the header short.
 *
 * @param html read as Latin-1, a character for each byte: three times as fast as UTF-8, and hashes are those of bytes
 * @returns the page without nonces, and the hashes of the scripts that had one
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
