import { appUrl } from './support/addresses.ts';
import { type CrawledPage, crawl, type JsonLdNode } from './support/crawler.ts';
import { recordPages, resultPaths } from './support/indexed-pages.ts';
import { titles } from './support/samples.ts';
import { expect, test } from './support/test.ts';

// Pages are read like crawlers read them.
test.use({ javaScriptEnabled: false });

const nodeOf = ({ nodes }: CrawledPage, type: string) => nodes.find((node) => node['@type'] === type);

test.describe('structured data', () => {
  const addressPattern = /^http/;

  test('of a course have what Google requires', async ({ page }) => {
    const { italian, english } = await recordPages();
    for (const { it } of [italian, english]) {
      const course = nodeOf(await crawl(page, `${appUrl}/${it}`), 'Course');
      expect(course).toMatchObject({
        name: expect.stringMatching(/./),
        description: expect.stringMatching(/./),
        url: expect.stringMatching(addressPattern),
        provider: { '@type': 'CollegeOrUniversity', name: expect.stringMatching(/./) },
        offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'EUR' },
        hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'online' },
        isAccessibleForFree: true,
      });
    }
  });

  test('of a rich course say all that its page says', async ({ page }) => {
    const { italian } = await recordPages();
    const crawled = await crawl(page, `${appUrl}/${italian.it}`);
    expect(nodeOf(crawled, 'Course')).toMatchObject({
      name: titles.rich,
      inLanguage: 'it',
      educationalLevel: { '@type': 'DefinedTerm' },
      hasCourseInstance: { courseWorkload: 'PT20H', courseSchedule: { repeatFrequency: 'Weekly', repeatCount: 5 } },
    });
    const text = ((await page.getByRole('main').textContent()) ?? '').replace(/\s+/g, ' ');
    const { teaches, hasCourseInstance } = nodeOf(crawled, 'Course') as unknown as {
      readonly teaches: readonly string[];
      readonly hasCourseInstance: { readonly instructor: readonly { readonly name: string }[] };
    };
    for (const shown of [...teaches, ...hasCourseInstance.instructor.map(({ name }) => name)]) {
      expect(text).toContain(shown);
    }
  });

  test('of lists lead to pages that are there, in their order', async ({ page, request }) => {
    const { series } = await recordPages();
    for (const path of ['home', 'catalogue', ...resultPaths, series.it]) {
      const list = nodeOf(await crawl(page, `${appUrl}/${path}`), 'ItemList');
      const items = list?.itemListElement as readonly JsonLdNode[];
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      for (const { url } of items.slice(0, 3)) expect((await request.get(String(url))).status()).toBe(200);
    }
  });

  test('of the questions have as many as the page shows, each with its answer', async ({ page }) => {
    const questions = nodeOf(await crawl(page, `${appUrl}/home`), 'FAQPage')?.mainEntity as readonly JsonLdNode[];
    expect(questions).toHaveLength(await page.locator('#faq details').count());
    for (const question of questions) expect(question).toMatchObject({ acceptedAnswer: { text: expect.any(String) } });
  });

  test('have breadcrumbs as the page shows them', async ({ page }) => {
    const { italian, series } = await recordPages();
    for (const path of [italian.it, series.it]) {
      const crawled = await crawl(page, `${appUrl}/${path}`);
      const steps = nodeOf(crawled, 'BreadcrumbList')?.itemListElement as readonly JsonLdNode[];
      const shown = await page.getByRole('navigation', { name: 'Percorso' }).getByRole('listitem').allTextContents();
      expect(steps.map(({ name }) => name)).toEqual(shown);
      for (const { item } of steps) expect(item).toMatch(addressPattern);
    }
  });

  test('name the site with its search, and the institutions', async ({ page }) => {
    const site = nodeOf(await crawl(page, `${appUrl}/home`), 'WebSite');
    expect(site).toMatchObject({
      url: `${appUrl}/home`,
      potentialAction: { '@type': 'SearchAction', 'query-input': 'required name=search_term_string' },
    });
    const list = nodeOf(await crawl(page, `${appUrl}/aboutUniv`), 'ItemList');
    const items = list?.itemListElement as readonly JsonLdNode[];
    const shown = await page.locator(':is(#universities, #afam) li a[href*="/aboutUniv/"]').allTextContents();
    expect(items.map(({ name }) => name)).toEqual(shown);
    const own = nodeOf(await crawl(page, `${appUrl}/aboutUniv/4`), 'CollegeOrUniversity');
    expect(own).toMatchObject({
      name: 'Alma Mater Studiorum - Università di Bologna',
      url: expect.stringMatching(/^http/),
    });
  });
});

/** The grammar of HTML, "attr-meta-http-equiv-refresh": a number, a semicolon, white space, then `url=` and an address. */
const refresh = /^\d+;\s+url=(?<address>\S+)$/i;

test('the page that leads to the sign-in says where as HTML demands it', async ({ request }) => {
  for (const path of [
    'login',
    'en/login',
    'login?return=%2Frestricted',
    'login?return=%2Fen%2Fcatalogue%3Fq%3Da%2520b',
  ]) {
    const html = await (await request.get(path)).text();
    const contents = [...html.matchAll(/<meta http-equiv="refresh" content="([^"]*)"/g)].map(([, content]) => content);
    expect(contents, path).toHaveLength(1);
    const address = refresh.exec(contents[0]?.replaceAll('&amp;', '&') ?? '')?.groups?.address;
    expect(address, path).toContain('/api/auth/start?return=');
    expect(html).toContain(`<a href="${address}"`);
  }
});
