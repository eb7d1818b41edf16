import { videoHosts } from '../html/video-embed.ts';

/**
 * The security headers of every answer.
 *
 * @param siteUrl the public origin; with https, browsers are also asked to stay on https
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

/** The parts of a policy that are known only when the page is finished. */
export interface PagePolicy {
  /** In the form of the header: `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  /** Whether forms may lead to other sites; Chromium applies `form-action` to redirects too. */
  readonly formsLeadAway: boolean;
}

/**
 * Returns a function that writes the `Content-Security-Policy` of a page.
 *
 * @param siteUrl the public origin; with http, videos may also come over http
 */
export function createPagePolicy(siteUrl: string): (page: PagePolicy) => string {
  const anySite = siteUrl.startsWith('https:') ? 'https:' : 'https: http:';
  const fixed = [
    "default-src 'self'",
    // Emotion, which MUI uses, writes inline styles.
    "style-src 'self' 'unsafe-inline'",
    // Editors may show pictures and videos from any site (lib/html/allowed, components/course/CourseVideo).
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
