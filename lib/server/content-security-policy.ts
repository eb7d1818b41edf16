import { createHash } from 'node:crypto';

/** Where the pages may get something from besides their own origin. */
export interface PolicySources {
  /** The public origin; on an http one, films may come over http too. */
  readonly siteUrl: string;
  /** Hosts whose video players may be shown. */
  readonly videoHosts: readonly string[];
}

/** What belongs to a page's policy and is known only when it is finished. */
export interface PagePolicy {
  /** As in the header: `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  /** Whether its forms may lead to other sites: Chromium applies `form-action` to redirects too. */
  readonly formsLeadAway: boolean;
}

/** Makes the `Content-Security-Policy` of pages. */
export function createPagePolicy({ siteUrl, videoHosts }: PolicySources): (page: PagePolicy) => string {
  const anySite = siteUrl.startsWith('https:') ? 'https:' : 'https: http:';
  const fixed = [
    "default-src 'self'",
    // Emotion, which MUI is made with, writes its styles into the page.
    "style-src 'self' 'unsafe-inline'",
    // Editors may show pictures and films from anywhere (lib/html/allowed, components/course/CourseVideo).
    "img-src 'self' data: https:",
    `media-src 'self' ${anySite}`,
    `frame-src ${videoHosts.map((host) => `https://${host}`).join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
  return ({ scriptHashes, formsLeadAway }) => {
    const scripts = ["script-src 'self'", ...scriptHashes].join(' ');
    return `${fixed}; ${scripts}; form-action 'self'${formsLeadAway ? ` ${anySite}` : ''}`;
  };
}

/** A page without marks, and the hashes of the scripts that carried one. */
export interface CleanPage {
  readonly html: string;
  readonly scriptHashes: readonly string[];
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`;

/** Takes a mark out of a text that is not markup, such as the data of a page; lengths that are written in it stay true. */
export function hideMarker(text: string, marker: string): string {
  return text.replaceAll(marker, '0'.repeat(marker.length));
}

/**
 * Takes the marks off a page's scripts and hashes those that are written in the page. What lies after a start tag with
 * the mark was written by Next or by us, since nobody else knows the mark; a script that came with somebody's text has
 * none, and a tag that was left open in front of a marked one changes the text that the browser sees, so that no hash
 * fits. Scripts that follow one another become one, which keeps the header short.
 *
 * @param markedHtml read as Latin-1, a character for each byte: three times as fast as UTF-8, and hashes are those of bytes
 */
export function cleanPage(markedHtml: string, marker: string): CleanPage {
  const plainTag = `<script nonce="${marker}">`;
  const runs = new RegExp(`(?:${plainTag}.*?</script>)+`, 'gs');
  const joined = markedHtml.replace(runs, (run) => run.replaceAll(`</script>${plainTag}`, ';\n'));
  const hashes = new Set<string>();
  const marked = new RegExp(`(<script\\b[^<>]*?) nonce="${marker}"([^<>]*)>(.*?)</script`, 'gs');
  const html = joined.replace(marked, (_whole, before: string, after: string, text: string) => {
    if (text !== '') hashes.add(sha256(hideMarker(text, marker)));
    return `${before}${after}>${hideMarker(text, marker)}</script`;
  });
  const unmarked = html.replaceAll(` nonce="${marker}"`, '');
  return { html: hideMarker(unmarked, marker), scriptHashes: [...hashes] };
}
