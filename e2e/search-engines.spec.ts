import { appUrl, origin } from './support/addresses.ts';
import { type CrawledPage, crawl, readSitemap } from './support/crawler.ts';
import { fixedPaths, inBoth, recordPages, resultPaths } from './support/indexed-pages.ts';
import { askBackend } from './support/samples.ts';
import { expect, test } from './support/test.ts';

// Pages are read like crawlers read them.
test.use({ javaScriptEnabled: false });

test('every page has a title of its own, a description, one heading and a picture', async ({ page, request }) => {
  const paths = [...fixedPaths, ...resultPaths, ...Object.values(await recordPages()).map(({ it }) => it)];
  for (const prefix of ['', 'en/']) {
    const pages: CrawledPage[] = [];
    for (const path of paths) pages.push(await crawl(page, `${appUrl}/${prefix}${path}`));
    expect(new Set(pages.map(({ title }) => title)).size).toBe(paths.length);
    for (const { address, description, headings, image, robots } of pages) {
      expect(description, address).toBeTruthy();
      expect(headings, address).toBe(1);
      expect(robots, address).toBeNull();
      const picture = await request.get(image ?? '');
      expect([picture.status(), picture.headers()['content-type']], address).toEqual([200, 'image/png']);
    }
  }
});

test('pages in both languages name each other', async ({ page }) => {
  for (const path of [...fixedPaths, ...resultPaths]) {
    const [italian = '', english = ''] = inBoth(path);
    for (const address of [italian, english]) {
      const { canonical, alternates } = await crawl(page, address);
      expect(canonical).toBe(address);
      expect(alternates).toEqual({ it: italian, en: english, 'x-default': italian });
    }
  }
});

test('a course in one language has one version, which the other names', async ({ page }) => {
  for (const { it, kept } of Object.values(await recordPages())) {
    const [italian = '', english = ''] = inBoth(it);
    const [own, other] = kept === 'it' ? [italian, english] : [english, italian];
    expect(await crawl(page, own)).toMatchObject({ canonical: own, alternates: { [kept]: own, 'x-default': own } });
    expect(await crawl(page, other)).toMatchObject({ canonical: own, alternates: {} });
  }
});

test('combinations, texts and further pages are not for search engines', async ({ page }) => {
  for (const query of [
    'filterCategoria=1&filterCategoria=2',
    'filterCategoria=3&filterLingua=IT',
    'q=storia',
    'page=2',
  ]) {
    const { robots } = await crawl(page, `${appUrl}/catalogue?${query}`);
    expect(robots, query).toBe('noindex, follow');
  }
});

test.describe('sitemap', () => {
  test('is found at the root of the origin, and has every course and series once', async ({ request }) => {
    expect(await (await request.get(`${origin}/robots.txt`)).text()).toContain(`Sitemap: ${appUrl}/sitemap.xml`);
    const parts = await readSitemap(request, `${origin}/sitemap.xml`);
    const addresses = (await Promise.all(parts.map((part) => readSitemap(request, part)))).flat();
    expect(new Set(addresses).size).toBe(addresses.length);
    const records = addresses.filter((address) => /courseDetails|collectionCard/.test(address));
    expect(records).toHaveLength((await askBackend({})).total);
    for (const path of [...fixedPaths, ...resultPaths])
      for (const url of inBoth(path)) expect(addresses).toContain(url);
    for (const { it, kept } of Object.values(await recordPages())) {
      expect(addresses).toContain(inBoth(it)[kept === 'it' ? 0 : 1]);
    }
  });
});

test('a category and an institution have a page of their own, with the number of their courses', async ({ page }) => {
  for (const [name, kind] of [
    ['filterCategoria', 'category'],
    ['filterAteneo', 'institution'],
  ] as const) {
    const { total } = await askBackend({ [name]: ['3'] });
    for (const [address = '', language] of inBoth(`catalogue?${name}=3`).map((it, at) => [it, ['it', 'en'][at]])) {
      const { title, description, image } = await crawl(page, address);
      const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      expect(title).toContain(heading);
      expect(description).toContain(`${total} `);
      expect(description).toContain(heading.replace(/^[^:]*: /, ''));
      expect(image).toBe(`${appUrl}/social/${language}/${kind}/3`);
    }
  }
});

test('llms.txt and the Markdown versions are there', async ({ page, request }) => {
  const { italian, series } = await recordPages();
  for (const address of [...inBoth(italian.it), ...inBoth(series.it), ...inBoth('aboutUniv')]) {
    await page.goto(address);
    const link = page.locator('head link[rel="alternate"][type="text/markdown"]');
    await expect(link).toHaveAttribute('href', `${address}.md`);
    const answer = await request.get(`${address}.md`);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(await answer.text()).toMatch(/^# \S/);
  }
  expect((await request.get(`${appUrl}/courseDetails/99999999.md`)).status()).toBe(404);
  const llms = await (await request.get(`${origin}/llms.txt`)).text();
  const named = [...llms.matchAll(/\]\((\S+)\)/g)];
  expect(named.length).toBeGreaterThan(10);
  for (const [, address = ''] of named) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test('the Markdown version says what decides in the words of the page, and who offers it', async ({
  page,
  request,
}) => {
  const { italian, series } = await recordPages();
  for (const address of [italian.it, series.it]) {
    await page.goto(address);
    const text = await (await request.get(`${appUrl}/${address}.md`)).text();
    for (const label of ['Disponibilità', 'Lingua', 'Livello EQF']) {
      const [, said = label] = new RegExp(`^- ${label}: (.+)$`, 'm').exec(text) ?? [];
      await expect(page.getByRole('article').locator('header'), address).toContainText(said);
    }
    const [, institution = 'no link'] = /^Offerto da: \[[^\]]+\]\(([^)]+)\)/m.exec(text) ?? [];
    expect((await request.get(institution)).status(), institution).toBe(200);
  }
});

test('the manifest and its icons are there', async ({ page, request }) => {
  await page.goto('home');
  const href = await page.locator('head link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(new URL(href ?? '', origin).href)).json();
  for (const { src } of manifest.icons) expect((await request.get(origin + src)).status()).toBe(200);
  await expect(page.locator('head link[rel="apple-touch-icon"]')).toHaveCount(1);
});
