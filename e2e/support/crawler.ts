import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { XMLParser } from 'fast-xml-parser';
import { appUrl } from './addresses.ts';

/** A thing of the structured data of a page. */
export type JsonLdNode = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** What a search engine reads of a page. */
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

/** Reads a page that must answer 200. `page` runs no scripts. */
export async function crawl(page: Page, address: string): Promise<CrawledPage> {
  const answer = await page.goto(address);
  expect(answer?.status(), address).toBe(200);
  const attribute = async (selector: string, name: string) => {
    const found = page.locator(selector);
    return (await found.count()) > 0 ? found.first().getAttribute(name) : null;
  };
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const alternates = await page
    .locator('head link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => [(link as HTMLLinkElement).hreflang, (link as HTMLLinkElement).href]));
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return {
    address,
    title: await page.title(),
    description: await attribute('head meta[name="description"]', 'content'),
    headings: await page.locator('h1').count(),
    canonical: await attribute('head link[rel="canonical"]', 'href'),
    alternates: Object.fromEntries(alternates),
    robots: await attribute('head meta[name="robots"]', 'content'),
    image: await attribute('head meta[property="og:image"]', 'content'),
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
