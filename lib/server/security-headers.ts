/**
 * The headers that every answer carries.
 *
 * @param siteUrl the public origin; an https one also asks browsers to stay on https
 */
export function securityHeaders(siteUrl: string): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'SAMEORIGIN',
    'Content-Security-Policy': "frame-ancestors 'self'",
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(siteUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}

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
