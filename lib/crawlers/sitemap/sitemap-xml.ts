import { escapeMarkup } from '@/lib/html/markup';
import type { Locale } from '@/lib/model/locale';

/** An address in a sitemap. */
export interface SitemapEntry {
  /** Absolute address. */
  readonly address: string;
  /** Absolute addresses of the page in every locale, for a page that search engines index in each. */
  readonly alternates?: Readonly<Record<Locale, string>>;
  /** Absolute address of the page's picture. */
  readonly image?: string | undefined;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The text before and after the entries of a part. */
export const sitemapStart = `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
export const sitemapEnd = '</urlset>\n';

/** An entry as XML. There is no `lastmod`: the backend does not say when a course was changed. */
export function formatEntry({ address, alternates, image }: SitemapEntry): string {
  const languages: Readonly<Record<string, string>> = alternates ? { ...alternates, 'x-default': alternates.it } : {};
  const links = Object.entries(languages).map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(href)}"/>`,
  );
  const picture = image ? `<image:image><image:loc>${escapeMarkup(image)}</image:loc></image:image>` : '';
  return `<url><loc>${escapeMarkup(address)}</loc>${links.join('')}${picture}</url>\n`;
}

/** The sitemap index with the addresses of all parts. */
export function formatIndex(addresses: readonly string[]): string {
  const parts = addresses.map((address) => `<sitemap><loc>${escapeMarkup(address)}</loc></sitemap>\n`).join('');
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts}</sitemapindex>\n`;
}
