import { expectConsole } from '@/jest/console';
import { forgetBackend, pointTo, restoreEnvironment } from '@/lib/api/testing/routes';
import { oddTitle, startCatalogue, wireCourse } from '@/lib/exchange/testing/catalogue-backend';
import { moochubErrors } from '@/lib/exchange/testing/moochub-check';
import { closedBaseUrl } from '@/lib/public-api/testing/recording-backend';

jest.mock('next-intl/server', () => jest.requireActual('@/lib/api/testing/routes').translations);
restoreEnvironment();

const address = 'https://courses.example.org/mooc/app/api/moochub/courses';
const bare = {
  mooc_sottotitolo: null,
  mooc_descrizione: null,
  mooc_img_id: null,
  mooc_link_video: null,
  mooc_link_corso: null,
  mooc_inizio_disponib_dt: null,
  mooc_fine_disponib_dt: null,
  mooc_carico_lavoro: null,
  mooc_lingua: null,
  mooc_livello_eqf: null,
  deh_ateneoPO: null,
  deh_mooc_docentiColl: null,
  deh_mooc_iscedColl: null,
};

async function ask(baseUrl: string, query = '', accept?: string): Promise<Response> {
  pointTo(baseUrl);
  const { GET } = await import('./route');
  return GET(
    new Request(`http://localhost/mooc/app/api/moochub/courses${query}`, accept ? { headers: { accept } } : {}),
  );
}

it('gives courses that the schema takes, also odd and bare ones, without an attribute that it does not know', async () => {
  const odd = wireCourse(2, { mooc_titolo: oddTitle, mooc_lingua: 'EN', mooc_carico_lavoro: '20 hours' });
  const { baseUrl } = await startCatalogue([wireCourse(1), odd, wireCourse(3, bare)]);
  const response = await ask(baseUrl);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/vnd.api+json; moochub-version=3.0',
    vary: 'Accept',
    'cache-control': expect.stringMatching(/^public.*s-maxage=300.*stale-while-revalidate.*stale-if-error/),
  });
  const document = await response.json();
  expect(moochubErrors(document)).toEqual([]);
  expect(document.links).toEqual({ self: `${address}?page=1`, first: `${address}?page=1`, last: `${address}?page=1` });
  const [first, second, third] = document.data;
  expect(first).toMatchObject({
    type: 'Course',
    attributes: {
      name: 'Corso 1',
      courseCode: '1',
      url: 'https://courses.example.org/mooc/app/courseDetails/1',
      inLanguage: ['it'],
      workload: { timeValue: 5, timeUnit: 'h/week' },
      duration: 'P6W',
      license: [{ identifier: 'proprietary', url: null, contentUrl: null }],
      publisher: { type: 'Organization', name: 'Università "di Prova" & C.', url: 'https://www.example.org/' },
      instructor: [{ type: 'Person', name: 'Ada Rossi' }],
      educationalAlignment: [{ educationalFramework: 'ISCED-F', shortCode: '0541' }],
      educationalLevel: [{ shortCode: '6' }],
      startDate: ['2026-01-10T01:00:01+01:00'],
      expires: ['2099-01-10T01:00:00+01:00'],
      image: { contentUrl: 'https://courses.example.org/mooc/app/api/immagine/5' },
      trailer: { contentUrl: 'https://video.example.org/v.mp4' },
    },
  });
  expect(first.attributes.description).not.toContain('script');
  expect(second.attributes).toMatchObject({
    url: 'https://courses.example.org/mooc/app/en/courseDetails/2',
    duration: 'PT20H',
  });
  expect(second.attributes.name).toContain('🎓 & ‏مقدمة');
  expect(third.attributes.creator).toEqual([
    { type: 'Organization', name: 'Aula Aperta', url: 'https://courses.example.org/mooc/app/home' },
  ]);
  expect(new Set(document.data.map(({ id }: { id: string }) => id)).size).toBe(3);
});

it('has the end alone of a course that ends before it begins: that is a typing error', async () => {
  const { baseUrl } = await startCatalogue([wireCourse(1, { mooc_inizio_disponib_dt: Date.UTC(2100, 0, 1) })]);
  const { data } = await (await ask(baseUrl)).json();
  expect(data[0].attributes).not.toHaveProperty('startDate');
  expect(data[0].attributes).toMatchObject({ endDate: ['2099-01-10T01:00:00+01:00'] });
});

it('names the subjects of a course in both languages, its own first', async () => {
  const codes = [{ isced_id: '0541' }, { isced_id: '0421' }, { isced_id: '9999' }];
  const languages = ['IT', 'EN', 'DE', null];
  const { baseUrl } = await startCatalogue(
    languages.map((mooc_lingua, index) => wireCourse(index + 1, { mooc_lingua, deh_mooc_iscedColl: codes })),
  );
  const document = await (await ask(baseUrl)).json();
  expect(moochubErrors(document)).toEqual([]);
  const names = document.data.map(({ attributes }: { attributes: { educationalAlignment: { name: unknown }[] } }) =>
    attributes.educationalAlignment.map(({ name }) => name),
  );
  const [italian, english] = [[{ inLanguage: 'it', name: 'Matematica' }], [{ inLanguage: 'en', name: 'Mathematics' }]];
  expect(names.map((of: unknown[]) => of[0])).toEqual([
    [...italian, ...english],
    [...english, ...italian],
    [...english, ...italian],
    [...italian, ...english],
  ]);
  // A subfield with the same name as its parent field, and a code that belongs to no field.
  expect(names[1].slice(1)).toEqual([[{ inLanguage: 'en', name: 'Law' }], [{ inLanguage: 'en', name: '9999' }]]);
});

it('has the teachers of a course in a third language in English, and says so', async () => {
  const person = { doc_cognome: 'Weiß', doc_descrizione: '<p>Insegna.</p>', doc_descrizione_eng: '<p>Teaches.</p>' };
  const own = { doc_cognome: 'Braun', doc_descrizione_eng: '<div lang="de">Lehrt.</div>' };
  const deh_mooc_docentiColl = [{ deh_docentiPO: person }, { deh_docentiPO: own }];
  const { baseUrl } = await startCatalogue(
    ['DE', 'EN', 'IT', null].map((mooc_lingua, index) => wireCourse(index + 1, { mooc_lingua, deh_mooc_docentiColl })),
  );
  const { data } = await (await ask(baseUrl)).json();
  const texts = data.map(({ attributes }: { attributes: { instructor: { description: string }[] } }) =>
    attributes.instructor.map(({ description }) => description),
  );
  expect(texts).toEqual([
    ['<div lang="en"><p>Teaches.</p></div>', '<div lang="de">Lehrt.</div>'],
    ['<p>Teaches.</p>', '<div lang="de">Lehrt.</div>'],
    ['<p>Insegna.</p>', '<div lang="de">Lehrt.</div>'],
    ['<p>Insegna.</p>', '<div lang="de">Lehrt.</div>'],
  ]);
  expect(data[0].attributes.url).toBe('https://courses.example.org/mooc/app/courseDetails/1');
});

it('gives a harvester that asks for JSON the same document as JSON', async () => {
  const { baseUrl } = await startCatalogue([wireCourse(1)]);
  const [plain, whole] = [await ask(baseUrl, '', 'application/json'), await ask(baseUrl)];
  expect([plain.status, plain.headers.get('content-type'), plain.headers.get('vary')]).toEqual([
    200,
    'application/json',
    'Accept',
  ]);
  expect(await plain.json()).toEqual(await whole.json());
});

it('finds fault with what the lenient schema lets pass', () => {
  expect(moochubErrors({ data: [] })).toEqual([expect.stringContaining('links')]);
  expect(moochubErrors({ links: { self: 'a:', first: 'a:', last: 'a:' }, data: [], more: 1 })).toEqual([
    expect.stringContaining('more'),
  ]);
});

it('has pages of 100 that lead to each other, and none beyond the last', async () => {
  const { baseUrl, requests } = await startCatalogue(Array.from({ length: 201 }, (_, index) => wireCourse(index + 1)));
  const document = await (await ask(baseUrl, '?page=2')).json();
  expect(document.data).toHaveLength(100);
  expect(document.links).toEqual({
    self: `${address}?page=2`,
    first: `${address}?page=1`,
    last: `${address}?page=3`,
    prev: `${address}?page=1`,
    next: `${address}?page=3`,
  });
  // Requests for the filters, the classification, the search and the hundred courses.
  expect(requests).toHaveLength(103);
  expect((await ask(baseUrl, '?page=4')).status).toBe(404);
});

it('leaves series and broken records out', async () => {
  const { baseUrl } = await startCatalogue([wireCourse(1), wireCourse(2), wireCourse(3), wireCourse(9)], {
    memberIds: [1, 2],
    brokenId: 3,
  });
  const document = await (await ask(baseUrl)).json();
  expect(document.data.map(({ attributes }: { attributes: { courseCode: string } }) => attributes.courseCode)).toEqual([
    '1',
    '2',
  ]);
});

it.each([
  [500, 200, 11],
  [403, 200, 11],
  [429, 503, undefined],
  [502, 503, undefined],
])(
  'leaves out a course at which alone the backend fails, unless it has too much to do: %i, so %i',
  async (brokenStatus, status, count) => {
    expectConsole('warn', new RegExp(`GET /mooc/moocVetrina/2: status ${brokenStatus}`));
    const all = Array.from({ length: 12 }, (_, index) => wireCourse(index + 1));
    const { baseUrl } = await startCatalogue(all, { brokenId: 2, brokenStatus });
    const response = await ask(baseUrl);
    expect([response.status, (await response.json()).data?.length]).toEqual([status, count]);
  },
  20_000,
);

it('has one page, which is empty, for a catalogue without courses', async () => {
  const document = await (await ask((await startCatalogue([])).baseUrl)).json();
  expect(document).toMatchObject({ links: { last: `${address}?page=1` }, data: [] });
});

it.each(['0', '-1', '1.5', 'x', '', '1e3', '٣', '99999999'])('page %j is a bad request', async (page) => {
  const response = await ask(await closedBaseUrl(), `?page=${encodeURIComponent(page)}`);
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
});

it('refuses another version or format with problem details', async () => {
  for (const accept of ['application/vnd.api+json; moochub-version=2', 'text/html']) {
    const response = await ask(await closedBaseUrl(), '', accept);
    expect(response.status).toBe(406);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      vary: 'Accept',
    });
    expect(await response.json()).toMatchObject({ title: 'Not Acceptable', status: 406 });
  }
});

it('is unavailable, and cached by nobody, while the backend is away or fails midway', async () => {
  expectConsole('warn', /^(?:GET|POST) \/(?:mooc|cata)/);
  const courses = [wireCourse(1), wireCourse(2)];
  const failing = await startCatalogue(courses, { failFromCall: 2 });
  const alsoForTheFirst = await startCatalogue(courses, { failFromCall: 2, failure: 500 });
  const forAll = await startCatalogue(courses, { failFromCall: 1, failure: 403 });
  for (const baseUrl of [await closedBaseUrl(), failing.baseUrl, alsoForTheFirst.baseUrl, forAll.baseUrl]) {
    forgetBackend();
    const response = await ask(baseUrl);
    expect(response.status).toBe(503);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'retry-after': '30',
    });
  }
}, 20_000);

it('has a word in the language of a course for a title that nobody wrote', async () => {
  const untitled = { mooc_titolo: ' ' };
  const { baseUrl } = await startCatalogue([
    wireCourse(1, untitled),
    wireCourse(2, { ...untitled, mooc_lingua: 'EN' }),
  ]);
  const document = await (await ask(baseUrl)).json();
  expect(moochubErrors(document)).toEqual([]);
  expect(document.data).toMatchObject([
    { attributes: { name: 'Corso senza titolo', image: { description: 'Corso senza titolo' } } },
    { attributes: { name: 'Untitled course' } },
  ]);
});
