import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expectConsole } from '@/jest/console';
import { pointTo, restoreEnvironment } from '@/lib/api/testing/routes';
import { oddTitle, startCatalogue, wireCourse } from '@/lib/exchange/testing/catalogue-backend';
import { closedBaseUrl } from '@/lib/public-api/testing/recording-backend';

jest.mock('next-intl/server', () => jest.requireActual('@/lib/api/testing/routes').translations);
restoreEnvironment();

const always = (name: string) => ['entry', 'link', 'author', 'category'].includes(name);
const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, isArray: always });

async function ask(
  locale: string,
  baseUrl: string,
  headers: Record<string, string> = {},
  query = '',
): Promise<Response> {
  pointTo(baseUrl);
  const { GET } = await import('./route');
  const request = new Request(`http://localhost/mooc/app/feeds/${locale}${query}`, { headers });
  return GET(request, { params: Promise.resolve({ locale }) });
}

async function readFeed(locale: string, baseUrl: string) {
  const response = await ask(locale, baseUrl);
  const text = await response.text();
  expect(XMLValidator.validate(text)).toBe(true);
  return { response, feed: parser.parse(text).feed };
}

it('is a valid feed of the courses of its language that can be taken, those that opened last first', async () => {
  const { baseUrl } = await startCatalogue([
    wireCourse(1),
    wireCourse(2, { mooc_titolo: oddTitle }),
    wireCourse(3, { mooc_lingua: 'EN' }),
    wireCourse(4, { mooc_inizio_disponib_dt: null }),
    wireCourse(5, { mooc_inizio_disponib_dt: Date.now() + 86_400_000 }),
    wireCourse(6, { mooc_fine_disponib_dt: Date.UTC(2025, 0, 1) }),
    wireCourse(7, { mooc_fine_disponib_dt: Date.UTC(2026, 1, 1) }),
  ]);
  const { response, feed } = await readFeed('it', baseUrl);
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(response.headers.get('cache-control')).toContain('s-maxage=300');
  expect(feed['@_xmlns']).toBe('http://www.w3.org/2005/Atom');
  expect(feed['@_xml:lang']).toBe('it');
  expect(feed.id).toBe('https://courses.example.org/mooc/app/feeds/it');
  expect(feed.updated).toBe('2026-01-10T00:00:02.000Z');
  expect(feed.author).toEqual([{ name: 'Aula Aperta' }]);
  expect(feed.link.map((link: Record<string, string>) => [link['@_rel'], link['@_href']])).toEqual([
    ['self', 'https://courses.example.org/mooc/app/feeds/it'],
    ['alternate', 'https://courses.example.org/mooc/app/catalogue'],
  ]);
  expect(feed.rights).toBe('Chi gestisce il catalogo non ha dichiarato una licenza per i dati.');
  expect(feed.entry).toHaveLength(2);
  const [newest, other] = feed.entry;
  expect(newest.title).toContain('🎓 & ‏مقدمة');
  expect(newest.author).toEqual([{ name: 'Università "di Prova" & C.' }]);
  expect(newest.id).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5/);
  expect(newest.id).not.toBe(other.id);
  expect(other.updated).toBe('2026-01-10T00:00:01.000Z');
  expect(other.link[0]['@_href']).toBe('https://courses.example.org/mooc/app/courseDetails/1');
  expect(other.category[0]).toMatchObject({ '@_term': '12', '@_label': 'Scienze' });
});

it('leads to the licence that the operator has stated, from the feed and from each entry', async () => {
  process.env.DATA_LICENCE = 'CC0-1.0';
  const { baseUrl } = await startCatalogue([wireCourse(1)]);
  const { response, feed } = await readFeed('it', baseUrl);
  const url = 'https://creativecommons.org/publicdomain/zero/1.0/';
  expect(response.headers.get('link')).toBe(`<${url}>; rel="license"`);
  expect(feed.rights).toBe('Licenza dei dati: CC0 1.0');
  const licences = [feed, ...feed.entry].map(({ link }) =>
    link
      .filter((one: Record<string, string>) => one['@_rel'] === 'license')
      .map((one: Record<string, string>) => one['@_href']),
  );
  expect(licences).toEqual([[url], [url]]);
});

it('speaks English in the English one', async () => {
  const { baseUrl } = await startCatalogue([wireCourse(1), wireCourse(3, { mooc_lingua: 'EN' })]);
  const { feed } = await readFeed('en', baseUrl);
  expect(feed.entry).toHaveLength(1);
  expect(feed.entry[0].link[0]['@_href']).toBe('https://courses.example.org/mooc/app/en/courseDetails/3');
  expect(feed.entry[0].category[0]).toMatchObject({ '@_term': '12', '@_label': 'Science' });
});

it('has a course in a third language where search engines keep its page, and leads there in any feed', async () => {
  const { baseUrl } = await startCatalogue([wireCourse(1, { mooc_lingua: 'DE' })]);
  const entries = async (locale: string) => (await readFeed(locale, baseUrl)).feed.entry;
  expect((await entries('it'))?.[0].link[0]['@_href']).toMatch(/\/app\/courseDetails\/1$/);
  expect(await entries('en')).toBeUndefined();
  const answer = await ask('en', baseUrl, {}, '?filterCategoria=12');
  const { feed } = parser.parse(await answer.text());
  expect(feed.entry[0].link[0]['@_href']).toMatch(/\/app\/courseDetails\/1$/);
});

it('has a course of unknown language in any feed, and none that opened before 1970, which is a typing error', async () => {
  const early = wireCourse(2, { mooc_lingua: null, mooc_inizio_disponib_dt: Date.UTC(1066, 0, 1) });
  const { baseUrl } = await startCatalogue([wireCourse(1, { mooc_lingua: null }), early]);
  for (const locale of ['it', 'en']) expect((await readFeed(locale, baseUrl)).feed.entry).toHaveLength(1);
});

it('of a selection has its own address and title and all its languages; what the catalogue does not have is left out', async () => {
  const { baseUrl } = await startCatalogue([wireCourse(1), wireCourse(3, { mooc_lingua: 'EN' })]);
  const answer = await ask(
    'it',
    baseUrl,
    {},
    '?filterCategoria=12&filterCategoria=99&filterNiente=1&page=2&order=title',
  );
  const { feed } = parser.parse(await answer.text());
  expect(feed.id).toBe('https://courses.example.org/mooc/app/feeds/it?filterCategoria=12');
  expect(feed.entry).toHaveLength(2);
  expect((await ask('it', baseUrl, {}, '?filterNiente=1')).status).toBe(200);
});

it.each([
  ['filterCategoria=99', '99'],
  ['filterDisponibilita=upcoming', 'upcoming'],
])(
  'of %s, which the catalogue has no more, is empty, and keeps its address for when it has it again',
  async (query, label) => {
    const { baseUrl } = await startCatalogue([wireCourse(1)]);
    const { feed } = parser.parse(await (await ask('it', baseUrl, {}, `?${query}`)).text());
    expect(feed).toMatchObject({ id: `https://courses.example.org/mooc/app/feeds/it?${query}` });
    expect(feed).toMatchObject({ title: `Aula Aperta: ${label}` });
    expect(feed.entry).toBeUndefined();
  },
);

it('of a text has the courses that answer it, is named after it, and is in no cache that others share', async () => {
  const { baseUrl } = await startCatalogue([wireCourse(1), wireCourse(2, { mooc_titolo: 'Il mare' })]);
  const answer = await ask('it', baseUrl, {}, '?filterCategoria=12&q=%20mare&exact=1&page=3');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const { feed } = parser.parse(await answer.text());
  expect(feed.id).toBe('https://courses.example.org/mooc/app/feeds/it?q=mare&filterCategoria=12');
  expect(feed.link[1]['@_href']).toBe('https://courses.example.org/mooc/app/catalogue?q=mare&filterCategoria=12');
  expect(feed.title).toBe('Aula Aperta: Risultati per «mare», S');
  expect(feed.entry.map(({ title }: { title: string }) => title)).toEqual(['Il mare']);
});

it.each([
  ['it', '?q=mare', 'it'],
  ['en', '?q=mare', 'en'],
  ['en', '?filterCategoria=12', 'it'],
])(
  'in %s, of %s, asks the backend in %s: in the reader’s language for a text, once for all without',
  async (locale, query, asked) => {
    const { baseUrl, requests } = await startCatalogue([wireCourse(1)]);
    const answer = await ask(locale, baseUrl, {}, query);
    expect(answer.headers.has('x-robots-tag')).toBe(query === '?q=mare');
    const searches = requests.filter((request) => request.includes('moocVetrinaPaginazione'));
    expect(searches.map((request) => /[?&]lang=(\w+)/.exec(request)?.[1])).toEqual([asked]);
    // A text has its best answers, anything else all that a search gives at once.
    const size = query === '?q=mare' ? 30 : 100;
    expect(searches).toEqual([expect.stringContaining(`moocsPerPagina=${size}`)]);
  },
);

it('is not sent again to a client that has it', async () => {
  const { baseUrl } = await startCatalogue([wireCourse(1)]);
  const etag = (await ask('it', baseUrl)).headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"/);
  const again = await ask('it', baseUrl, { 'if-none-match': `"x", ${etag}` });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect((await ask('it', baseUrl, { 'if-none-match': '"x"' })).status).toBe(200);
});

it('is valid without an entry', async () => {
  const { baseUrl } = await startCatalogue([]);
  const { feed } = await readFeed('it', baseUrl);
  expect(feed.entry).toBeUndefined();
  expect(feed.updated).toBe('1970-01-01T00:00:00.000Z');
});

it('is not there in another language, and unavailable while the backend is away', async () => {
  expect((await ask('fr', await closedBaseUrl())).status).toBe(404);
  expectConsole('warn', /^GET \/moocFilters: no connection/);
  const response = await ask('it', await closedBaseUrl());
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('30');
});

it('has a word for a title that nobody wrote', async () => {
  const { baseUrl } = await startCatalogue([wireCourse(1, { mooc_titolo: ' ' })]);
  expect((await readFeed('it', baseUrl)).feed.entry[0].title).toBe('Corso senza titolo');
});

it('has no character that XML forbids', async () => {
  const { baseUrl } = await startCatalogue([wireCourse(1, { mooc_titolo: 'Corso\uFFFE 1' })]);
  expect((await readFeed('it', baseUrl)).feed.entry[0].title).toBe('Corso 1');
});

it('has the description of a course whose subtitle has no words, such as only a picture', async () => {
  const { baseUrl } = await startCatalogue([wireCourse(1, { mooc_sottotitolo: '<p><img src="/a.png"></p>' })]);
  expect((await readFeed('it', baseUrl)).feed.entry[0].summary).toBe('Testo vero');
});

it('is in no cache for longer than its courses can be taken', async () => {
  const { baseUrl } = await startCatalogue([
    wireCourse(1),
    wireCourse(2, { mooc_fine_disponib_dt: Date.now() + 100_000 }),
  ]);
  const answer = await ask('it', baseUrl);
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=60, s-maxage=(?:9\d|100)$/);
});
