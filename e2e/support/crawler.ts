import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { XMLParser } from 'fast-xml-parser';
import { appUrl } from './addresses.ts';

/** An item of a page's structured data. */
export type JsonLdNode = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** The facts that a search engine reads from a page. */
export interface CrawledPage {
  readonly address: string;
  readonly title: string;
  readonly description: string | null;
  readonly headings: number;
  readonly canonical: string | null;
  readonly alternates: Readonly<Record<string, string>>;
  readonly robots: string | null;
  readonly image: string | null;
  readonly nodes: readonly JsonLdNode[];
  /** Absolute addresses inside the app, without fragments. */
  readonly links: readonly string[];
}

/** Reads a page, which must answer 200. `page` must have scripts disabled. */
export async function crawl(page: Page, address: string): Promise<CrawledPage> {
  const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
  expect(answer?.status(), address).toBe(200);
  const { hrefs, scripts, alternates, ...facts } = await page.evaluate(() => {
    const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null;
    const all = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)];
    return {
      title: document.title,
      description: attribute('head meta[name="description"]', 'content'),
      headings: all('h1').length,
      canonical: attribute('head link[rel="canonical"]', 'href'),
      robots: attribute('head meta[name="robots"]', 'content'),
      image: attribute('head meta[property="og:image"]', 'content'),
      alternates: all<HTMLLinkElement>('head link[rel="alternate"][hreflang]').map((link) => [
        link.hreflang,
        link.href,
      ]),
      hrefs: all<HTMLAnchorElement>('a[href]').map(({ href }) => href),
      scripts: all('script[type="application/ld+json"]').map(({ textContent }) => textContent ?? ''),
    };
  });
  return {
    ...facts,
    address,
    alternates: Object.fromEntries(alternates),
    nodes: scripts.flatMap((script) => JSON.parse(script)['@graph']),
    links: [...new Set(hrefs.map((href) => href.split('#')[0] ?? ''))].filter((href) => href.startsWith(`${appUrl}/`)),
  };
}

/** The addresses in a sitemap or in an index of sitemaps. */
export async function readSitemap(request: APIRequestContext, address: string): Promise<readonly string[]> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  expect(answer.headers()['content-type']).toContain('application/xml');
  const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' });
  const { urlset, sitemapindex } = parser.parse(await answer.text());
  const entries: readonly { readonly loc: string }[] = urlset ? urlset.url : sitemapindex.sitemap;
  return (entries ?? []).map(({ loc }) => loc);
}
