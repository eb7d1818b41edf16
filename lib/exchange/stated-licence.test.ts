import { pointTo, restoreEnvironment } from '@/lib/api/testing/routes';
import { startCatalogue, wireCourse } from './testing/catalogue-backend';
import { moochubErrors } from './testing/moochub-check';

jest.mock('next-intl/server', () => jest.requireActual('@/lib/api/testing/routes').translations);
restoreEnvironment();

const notes = 'https://courses.example.org/mooc/app/en/legal#open-data';
const none = `<${notes}>; rel="describedby"; title="No licence of these data is stated"`;
const byHand = 'https://example.org/termini Condizioni d’uso';
const address = (path: string) => new Request(`https://courses.example.org/mooc/app${path}`);

interface Answer {
  readonly link: string | null;
  readonly body: string;
}

/** The open data of one course in every format. */
async function everyAnswer(setting: string | undefined): Promise<Readonly<Record<string, Answer>>> {
  pointTo((await startCatalogue([wireCourse(1)])).baseUrl);
  delete process.env.DATA_LICENCE;
  if (setting !== undefined) process.env.DATA_LICENCE = setting;
  const { answerCsvExport, answerJsonExport } = await import('./export');
  const { answerCoursesCalendar } = await import('./calendars');
  const { answerFeed } = await import('./course-feed');
  const { answerMoochub } = await import('./moochub-document');
  const answers = {
    json: await answerJsonExport(),
    comma: await answerCsvExport(address('/api/export/courses.csv')),
    semicolon: await answerCsvExport(address('/api/export/courses.csv?separator=semicolon')),
    tab: await answerCsvExport(address('/api/export/courses.csv?separator=tab')),
    moochub: await answerMoochub(address('/api/moochub/courses')),
    italianFeed: await answerFeed(address('/feeds/it'), 'it'),
    englishFeed: await answerFeed(address('/feeds/en?filterCategoria=12'), 'en'),
    italianCalendar: await answerCoursesCalendar(address('/calendar/courses/it'), 'it'),
    englishCalendar: await answerCoursesCalendar(address('/calendar/courses/en'), 'en'),
  };
  // The backend is still read while a body is written.
  const read = async ([form, answer]: readonly [string, Response]) =>
    [form, { link: answer.headers.get('link'), body: await answer.text() }] as const;
  return Object.fromEntries(await Promise.all(Object.entries(answers).map(read)));
}

describe.each([
  [undefined, null, none],
  ['', null, none],
  ['CC0-1.0', 'CC0 1.0', '<https://creativecommons.org/publicdomain/zero/1.0/>; rel="license"'],
  ['CC-BY-4.0', 'CC BY 4.0', '<https://creativecommons.org/licenses/by/4.0/>; rel="license"'],
  [byHand, 'Condizioni d’uso', '<https://example.org/termini>; rel="license"'],
])('while the operator’s setting is %j', (setting, name, link) => {
  let answers: Readonly<Record<string, Answer>>;
  beforeAll(async () => {
    answers = await everyAnswer(setting);
  });

  it('every form of the open data says which licence it has, or that none is stated, in its header', () => {
    const links = Object.entries(answers).map(([form, answer]) => [form, answer.link]);
    expect(links).toHaveLength(9);
    expect(links).toEqual(links.map(([form]) => [form, link]));
  });

  it('the document of other catalogues says it too, and nothing of the licence of a course', () => {
    const document = JSON.parse(answers.moochub?.body ?? '');
    expect(moochubErrors(document)).toEqual([]);
    expect(document.meta.licence).toEqual(name && { name, url: expect.stringContaining('https://') });
    const { license, image, trailer } = document.data[0].attributes;
    const proprietary = [{ identifier: 'proprietary', url: null, contentUrl: null }];
    expect([license, image.license, trailer.license]).toEqual([proprietary, proprietary, proprietary]);
  });

  it('the table of the CSV is the same', () => {
    const { comma, semicolon, tab } = answers;
    const beginnings = [comma, semicolon, tab].map((answer) => answer?.body.slice(0, 8));
    expect(beginnings).toEqual(['id,uuid,', 'id;uuid;', 'id\tuuid\t']);
  });
});
