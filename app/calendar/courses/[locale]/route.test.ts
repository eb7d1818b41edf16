import ICAL from 'ical.js';
import { expectConsole } from '@/jest/console';
import { pointTo, restoreEnvironment } from '@/lib/api/testing/routes';
import { oddTitle, startCatalogue, wireCourse } from '@/lib/exchange/testing/catalogue-backend';
import { closedBaseUrl } from '@/lib/public-api/testing/recording-backend';

jest.mock('next-intl/server', () => jest.requireActual('@/lib/api/testing/routes').translations);
restoreEnvironment();

async function ask(locale: string, baseUrl: string, query = '', headers: Record<string, string> = {}) {
  pointTo(baseUrl);
  const { GET } = await import('./route');
  const request = new Request(`http://localhost/mooc/app/calendar/courses/${locale}${query}`, { headers });
  return GET(request, { params: Promise.resolve({ locale }) });
}

/** The calendar as a third-party parser reads it. */
async function read(response: Response) {
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  return {
    name: calendar.getFirstPropertyValue('name'),
    source: String(calendar.getFirstPropertyValue('source')),
    refreshed: String(calendar.getFirstPropertyValue('refresh-interval')),
    events: events.map(({ uid, summary, startDate }) => [uid, summary, startDate.toString()]),
  };
}

const undated = { mooc_inizio_disponib_dt: null, mooc_fine_disponib_dt: null };

it('has the opening and the closing day of every course that has them, whatever its language', async () => {
  const { baseUrl } = await startCatalogue([
    wireCourse(1),
    wireCourse(2, undated),
    wireCourse(3, { mooc_titolo: oddTitle, mooc_lingua: 'EN', mooc_fine_disponib_dt: null }),
  ]);
  const response = await ask('it', baseUrl);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="courses.ics"',
    'cache-control': expect.stringContaining('s-maxage=300'),
    'access-control-allow-origin': '*',
  });
  expect(await read(response)).toEqual({
    name: 'Aula Aperta',
    source: 'https://courses.example.org/mooc/app/calendar/courses/it',
    refreshed: 'P1D',
    events: [
      ['course-1-opens@courses.example.org', 'Apertura: Corso 1', '2026-01-10'],
      ['course-1-closes@courses.example.org', 'Chiusura: Corso 1', '2099-01-10'],
      ['course-3-opens@courses.example.org', expect.stringContaining('🎓 & ‏مقدمة'), '2026-01-10'],
    ],
  });
});

it('is of what the filters of its address select, and named after it; keys that are none select nothing', async () => {
  const { baseUrl } = await startCatalogue([wireCourse(1)]);
  const { name, source } = await read(await ask('en', baseUrl, '?filterCategoria=12&filterCategoria=no&page=3'));
  expect(name).toMatch(/^Aula Aperta: ./);
  expect(source).toBe('https://courses.example.org/mooc/app/calendar/courses/en?filterCategoria=12');
});

it('of a text has the days of the courses that answer it, and is in no cache that others share', async () => {
  const { baseUrl, requests } = await startCatalogue([wireCourse(1), wireCourse(2, { mooc_titolo: 'Il mare' })]);
  const response = await ask('en', baseUrl, '?q=mare');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(requests.filter((request) => /[?&]lang=en/.test(request))).toHaveLength(1);
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  const { name, source, events } = await read(response);
  expect(name).toBe('Aula Aperta: Results for “mare”');
  expect(source).toBe('https://courses.example.org/mooc/app/calendar/courses/en?q=mare');
  expect(events.map(([uid]) => uid)).toEqual([
    'course-2-opens@courses.example.org',
    'course-2-closes@courses.example.org',
  ]);
});

it('has a word for a title that nobody wrote', async () => {
  const { baseUrl } = await startCatalogue([wireCourse(1, { mooc_titolo: ' ' })]);
  const { events } = await read(await ask('en', baseUrl));
  expect(events.map(([, summary]) => summary)).toEqual(['Opens: Untitled course', 'Closes: Untitled course']);
});

it('is empty while no course has a date: one may come', async () => {
  const { baseUrl } = await startCatalogue([wireCourse(1, undated)]);
  const response = await ask('it', baseUrl);
  expect([response.status, (await read(response)).events]).toEqual([200, []]);
});

it('is written in lines of at most 75 octets that end with CR LF, each a property or what folds one', async () => {
  const { baseUrl } = await startCatalogue([wireCourse(1, { mooc_titolo: `${oddTitle} `.repeat(9) })]);
  const file = await (await ask('it', baseUrl)).text();
  const lines = file.split('\r\n');
  expect(lines.pop()).toBe('');
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).toMatch(/^(?: |[A-Z-]+(?:;[A-Z-]+=[^";:,]+)*:)/);
    expect(line).not.toMatch(/[\r\n]/);
  }
});

it('is 304 for those who have it already, on the same day', async () => {
  const { baseUrl } = await startCatalogue([wireCourse(1)]);
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 24, 9));
  const etag = (await ask('it', baseUrl)).headers.get('etag') ?? '';
  now.mockReturnValue(Date.UTC(2026, 10, 24, 10));
  expect((await ask('it', baseUrl, '', { 'if-none-match': etag })).status).toBe(304);
  now.mockRestore();
});

it('is there in Italian and English only, and not while the backend is away', async () => {
  const away = await closedBaseUrl();
  expect((await ask('fr', away)).status).toBe(404);
  expectConsole('warn', /^GET \/moocFilters: no connection/);
  const response = await ask('it', away);
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
});
