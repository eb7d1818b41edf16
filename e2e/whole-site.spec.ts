import { type APIRequestContext, request as contexts } from '@playwright/test';
import { appUrl } from './support/addresses.ts';
import { type JsonLdNode, readSitemap } from './support/crawler.ts';
import { fixedPaths, inBoth, recordPages, resultPaths } from './support/indexed-pages.ts';
import { askBackend } from './support/samples.ts';
import { expect, test } from './support/test.ts';
import { describedThing } from './support/vocabulary.ts';

/** The facts read from a page's HTML, without a browser. */
interface ReadPage {
  readonly status: number;
  readonly canonical: string | undefined;
  readonly isIndexed: boolean;
  readonly things: readonly JsonLdNode[];
  /** Absolute addresses inside the app, without fragments. */
  readonly links: readonly string[];
}

const decoded = (attribute: string | undefined) => attribute?.replaceAll('&amp;', '&');

async function readPage(request: APIRequestContext, address: string): Promise<ReadPage> {
  const answer = await request.get(address, { maxRedirects: 0 });
  const html = await answer.text();
  const head = html.split('</head>', 1)[0] ?? '';
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  const hrefs = [...html.matchAll(/<a [^>]*?href="([^"#]+)/g)].map(([, href]) => decoded(href) ?? '');
  return {
    status: answer.status(),
    canonical: decoded(/<link rel="canonical" href="([^"]+)"/.exec(head)?.[1]),
    isIndexed: !/<meta name="robots"[^>]*noindex/.test(head),
    things: [...scripts].flatMap(([, json = '']) => JSON.parse(json)['@graph']),
    links: hrefs.map((href) => new URL(href, appUrl).href).filter((link) => link.startsWith(`${appUrl}/`)),
  };
}

// One worker, so that each page is read only once for all these tests.
test.describe.configure({ mode: 'default' });

test.describe('the pages of the sitemap', () => {
  const pages = new Map<string, ReadPage>();
  /** The main pages in both languages; the sitemap has only one language of some of them. */
  const mainPages = new Map<string, ReadPage>();

  test.beforeAll(async () => {
    // About 800 pages, each rendered for the first time.
    test.setTimeout(600_000);
    const request = await contexts.newContext();
    const parts = await readSitemap(request, `${appUrl}/sitemap.xml`);
    const addresses = (await Promise.all(parts.map((part) => readSitemap(request, part)))).flat();
    for (const address of addresses) pages.set(address, await readPage(request, address));
    const paths = [...fixedPaths, ...resultPaths, ...Object.values(await recordPages()).map(({ it }) => it)];
    for (const address of paths.flatMap(inBoth)) {
      mainPages.set(address, pages.get(address) ?? (await readPage(request, address)));
    }
    await request.dispose();
  });

  test('answer, are their own canonical and may be indexed', () => {
    expect(pages.size).toBeGreaterThan(200);
    const facts = [...pages].map(([address, { status, canonical, isIndexed }]) => ({
      address,
      status,
      canonical,
      isIndexed,
    }));
    expect(facts).toEqual(facts.map(({ address }) => ({ address, status: 200, canonical: address, isIndexed: true })));
  });

  test('are reached by links from the home page', async ({ request }) => {
    const home = `${appUrl}/home`;
    const wanted = new Set(pages.keys());
    wanted.delete(home);
    const seen = new Set([home]);
    // Ignores searches with several parameters, which are endless, and addresses that are not pages.
    const others = /\/(?:api|calendar|feeds|login)\b|\.md$|\?.*&/;
    // Breadth first: the set grows while the loop reads it, until all pages are found.
    for (const address of seen) {
      if (wanted.size === 0) break;
      const { links } = pages.get(address) ?? (await readPage(request, address));
      for (const link of links.filter((one) => !others.test(one))) {
        seen.add(link);
        wanted.delete(link);
      }
    }
    expect([...wanted]).toEqual([]);
  });

  test('and the chief pages in both languages have no link that answers 404', async ({ request }) => {
    const links = new Set([...mainPages.values()].flatMap((page) => page.links));
    expect(links.size).toBeGreaterThan(100);
    const broken: string[] = [];
    for (const link of links) {
      const status = pages.get(link)?.status ?? (await request.head(link, { maxRedirects: 0 })).status();
      if (status >= 400) broken.push(`${status} ${link}`);
    }
    expect(broken).toEqual([]);
  });

  test('have structured data that is complete for its type, with the questions once in each language', async () => {
    const pagesOf: Record<string, string[]> = {};
    for (const [address, { things }] of new Map([...pages, ...mainPages])) {
      for (const thing of things) {
        const { success, error } = describedThing.safeParse(thing);
        expect(success, `${address}: ${error?.message}`).toBe(true);
        if (pages.has(address)) pagesOf[thing['@type']] = [...(pagesOf[thing['@type']] ?? []), address];
      }
    }
    const { FAQPage: faq = [], Collection: series = [], Course: offered = [], LearningResource: others = [] } = pagesOf;
    expect(Object.keys(pagesOf).sort()).toEqual(
      [
        'BreadcrumbList',
        'Collection',
        'CollegeOrUniversity',
        'Course',
        'Dataset',
        'FAQPage',
        'ItemList',
        'LearningResource',
        'Person',
        'WebSite',
      ].sort(),
    );
    expect(faq.sort()).toEqual(inBoth('home').sort());
    const [{ total }, { total: courses }] = [await askBackend({}), await askBackend({}, '', { soloMooc: 'true' })];
    expect(series).toHaveLength(total - courses);
    expect([...offered, ...others]).toHaveLength(courses);
  });
});
