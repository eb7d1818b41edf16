import ICAL from 'ical.js';
import { expectConsole } from '@/jest/console';
import { startBackend } from '@/lib/api/testing/backend';
import { pointTo, restoreEnvironment } from '@/lib/api/testing/routes';
import { closedBaseUrl } from '@/lib/public-api/testing/recording-backend';

jest.mock('next-intl/server', () => jest.requireActual('@/lib/api/testing/routes').translations);
restoreEnvironment();

const dated = {
  mooc_id: 2,
  mooc_titolo: '<p>Al-jabr &amp; co.</p>',
  mooc_lingua: 'IT',
  mooc_inizio_disponib_dt: Date.UTC(2026, 9, 21, 22),
  mooc_fine_disponib_dt: Date.UTC(2027, 0, 19, 22, 59, 59),
};
const undated = { ...dated, mooc_inizio_disponib_dt: null, mooc_fine_disponib_dt: null };

/** Requests the calendar of a course from a backend that gives this answer for every course. */
async function ask(query: string, answer: unknown, moocId = '2'): Promise<Response> {
  const { baseUrl } = await startBackend((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  });
  return askAt(baseUrl, query, moocId);
}

async function askAt(baseUrl: string, query: string, moocId = '2'): Promise<Response> {
  pointTo(baseUrl);
  const { GET } = await import('./route');
  const request = new Request(`http://localhost/mooc/app/calendar/${moocId}${query}`);
  return GET(request, { params: Promise.resolve({ moocId }) });
}

it.each([
  ['', 'https://courses.example.org/mooc/app/courseDetails/2', 'Apertura: 22/10/2026'],
  ['?lang=it', 'https://courses.example.org/mooc/app/courseDetails/2', 'Chiusura: 19/01/2027'],
  ['?lang=en', 'https://courses.example.org/mooc/app/en/courseDetails/2', 'Opens: 22/10/2026'],
  ['?lang=xx', 'https://courses.example.org/mooc/app/courseDetails/2', 'Apertura: 22/10/2026'],
])(
  'is a file with the dates of the course, its address and words in the language of "%s"',
  async (query, url, words) => {
    const response = await ask(query, dated);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="course-2.ics"',
      // Without a licence for the open data, the link leads to the page that says so.
      link: expect.stringContaining('/legal'),
    });
    const file = (await response.text()).replaceAll('\r\n ', '');
    const entries = new ICAL.Component(ICAL.parse(file))
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one));
    const [opening, closing] = words.startsWith('Open') ? ['Opens', 'Closes'] : ['Apertura', 'Chiusura'];
    expect(entries.map(({ uid, summary, startDate }) => [uid, summary, startDate.toString()])).toEqual([
      ['course-2-opens@courses.example.org', `${opening}: Al-jabr & co.`, '2026-10-22'],
      ['course-2-closes@courses.example.org', `${closing}: Al-jabr & co.`, '2027-01-19'],
    ]);
    // A title of two languages has none.
    expect(/\nSUMMARY;LANGUAGE=(\w+)/.exec(file)?.[1]).toBe(query === '?lang=en' ? undefined : 'it');
    expect(file).toContain(`\r\nURL:${url}\r\n`);
    expect(file).toContain(words);
  },
);

it.each([
  ['without dates', undated, '2'],
  ['that is none', undefined, '2'],
  ['with an id that cannot be one', dated, '../2'],
])('is not there for a course %s', async (_what, answer, moocId) => {
  const response = await ask('', answer, moocId);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('is unavailable, and cached by nobody, while the backend is away', async () => {
  expectConsole('warn', /no connection/);
  const response = await askAt(await closedBaseUrl(), '');
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it.each([
  ['refuses', 403, '{"message":"Not from here"}'],
  ['fails', 500, ''],
  ['is replaced by a page for maintenance', 200, '<html>'],
  ['answers with an error and the status 200', 200, '{"message":"Errore"}'],
])('says when to ask again while the backend %s', async (_what, status, body) => {
  expectConsole('warn', /^GET \/mooc\/moocVetrina\/2: /);
  const { baseUrl } = await startBackend((_request, response) => response.writeHead(status).end(body));
  const response = await askAt(baseUrl, '');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('30');
  expect(response.headers.get('cache-control')).toBe('no-store');
});
