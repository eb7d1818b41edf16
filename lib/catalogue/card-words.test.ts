import type { MemberFacts, SummaryFacts } from '@/lib/model/course';
import type { Locale } from '@/lib/model/locale';
import { cardInWords } from './card-words';
import type { PlainCourse } from './course-card';

const { translations } = jest.requireActual('@/lib/api/testing/routes');

const course: PlainCourse = {
  ...{ id: '12', title: 'Al-jabr', subtitle: '', imageId: null, institutions: [], seriesSize: 0, language: 'en' },
};
const facts: SummaryFacts = {
  ...{ opensAt: null, closesAt: null, hours: null, weeks: null, eqfLevel: null, subtitleLanguages: [] },
};
const now = Date.parse('2026-11-23T12:00:00+01:00');
const day = (date: string) => Date.parse(`${date}T00:00:00+01:00`);
const lastOf = (date: string) => Date.parse(`${date}T23:59:59+01:00`);

const card = async (known: Partial<SummaryFacts> | null, locale: Locale = 'it', at = now) => {
  const t = await translations.getTranslations({ locale });
  return cardInWords({ ...course, ...(known && { facts: { ...facts, ...known } }) }, at, { t, locale });
};

it('a single course says what holds for itself, though the backend sends courses with it', async () => {
  const member: MemberFacts = { opensAt: null, closesAt: null, eqfLevel: '2', language: 'de' };
  const own = { eqfLevel: '6', closesAt: lastOf('2027-01-12') };
  const { state, facts: lines } = await card({ ...own, members: [member] });
  expect({ state, facts: lines }).toEqual(
    await card(own).then((alone) => ({ state: alone.state, facts: alone.facts })),
  );
});

it('a course without a title has a general one', async () => {
  const t = await translations.getTranslations({ locale: 'en' });
  expect(cardInWords({ ...course, title: '' }, now, { t, locale: 'en' }).title).toBe('Untitled course');
});

it.each([
  ['open', { closesAt: lastOf('2027-01-12') }, 'Aperto fino al 12 gennaio 2027', 'Open until 12 January 2027'],
  ['upcoming', { opensAt: day('2026-12-03') }, 'Apre il 3 dicembre 2026', 'Opens on 3 December 2026'],
  ['upcoming', { opensAt: day('2026-12-08') }, 'Apre l’8 dicembre 2026', 'Opens on 8 December 2026'],
  ['always', { opensAt: day('2026-01-01') }, 'Sempre aperto', 'Always open'],
  ['closed', { closesAt: lastOf('2026-11-11') }, 'Chiuso l’11 novembre 2026', 'Closed on 11 November 2026'],
  ['closed', { closesAt: lastOf('2026-11-01') }, 'Chiuso il 1º novembre 2026', 'Closed on 1 November 2026'],
  ['unknown', {}, 'Date non indicate', 'Dates not given'],
] as const)('a course that is %s says so with its day', async (kind, dates, italian, english) => {
  expect((await card(dates)).state).toEqual({ kind, text: italian });
  expect((await card(dates, 'en')).state).toEqual({ kind, text: english });
});

describe('a series', () => {
  const [open, always] = [
    { opensAt: null, closesAt: lastOf('2027-01-12') },
    { opensAt: day('2026-01-01'), closesAt: null },
  ];
  const upcoming = (date: string) => ({ opensAt: day(date), closesAt: null });
  const closed = { opensAt: null, closesAt: lastOf('2026-11-11') };
  const unknown = { opensAt: null, closesAt: null };
  const series = async (courses: readonly Partial<MemberFacts>[] | undefined, locale: Locale = 'it') => {
    const t = await translations.getTranslations({ locale });
    const nothing = { opensAt: null, closesAt: null, language: null, eqfLevel: null };
    const members = courses?.map((one) => ({ ...nothing, ...one }));
    // By the dates of the whole series its state would be “always open”.
    const known = { ...facts, opensAt: day('2026-01-01'), ...(members && { members }) };
    return cardInWords({ ...course, seriesSize: 4, facts: known }, now, { t, locale });
  };

  it.each([
    ['always', [always, always], 'Sempre aperto', 'Always open'],
    ['open', [open, always], 'Tutti i corsi aperti', 'All courses open'],
    ['open', [open, closed, unknown], '1 corso aperto su 3', '1 of 3 courses open'],
    [
      'open',
      [open, always, upcoming('2027-03-01'), upcoming('2026-12-08')],
      '2 corsi aperti su 4; il prossimo apre l’8 dicembre 2026',
      '2 of 4 courses open; the next opens on 8 December 2026',
    ],
    [
      'upcoming',
      [closed, upcoming('2026-12-03'), unknown],
      'Il prossimo corso apre il 3 dicembre 2026',
      'The next course opens on 3 December 2026',
    ],
    ['closed', [closed, closed], 'Tutti i corsi chiusi', 'All courses closed'],
    ['unknown', [closed, unknown], 'Date non indicate', 'Dates not given'],
    ['unknown', [], 'Date non indicate', 'Dates not given'],
  ] as const)('is %s by what its courses are: %j', async (kind, members, italian, english) => {
    expect((await series(members)).state).toEqual({ kind, text: italian });
    expect((await series(members, 'en')).state).toEqual({ kind, text: english });
  });

  it('has the languages and levels of all its courses', async () => {
    const courses = [
      { language: 'it', eqfLevel: '7' },
      { language: 'en', eqfLevel: '5' },
      { language: 'it', eqfLevel: null },
    ];
    expect((await series(courses)).facts).toEqual(['Introduttivo – Avanzato (EQF 5–\u20607)', 'Italiano e inglese']);
    expect((await series(courses, 'en')).facts).toEqual([
      'Introductory – Advanced (EQF 5–\u20607)',
      'Italian and English',
    ]);
    expect((await series([{ eqfLevel: '3' }, { eqfLevel: '4' }])).facts).toEqual(['Base (EQF 3–\u20604)', 'Inglese']);
  });

  it('has no state where the backend does not say the days of its courses', async () => {
    expect(await series(undefined)).not.toHaveProperty('state');
  });
});

it('opens at midnight in Rome and closes there after the last second of its day', async () => {
  const dates = { opensAt: day('2026-11-24'), closesAt: lastOf('2026-11-24') };
  const kinds = ['2026-11-23T23:59:59.999', '2026-11-24T00:00', '2026-11-24T23:59:59', '2026-11-25T00:00'].map(
    async (moment) => (await card(dates, 'it', Date.parse(`${moment}+01:00`))).state?.kind,
  );
  expect(await Promise.all(kinds)).toEqual(['upcoming', 'open', 'open', 'closed']);
});

it('says length, level and languages in words', async () => {
  const known = { hours: 20, weeks: 1, eqfLevel: '5', subtitleLanguages: ['it', 'fr'] };
  expect((await card(known)).facts).toEqual([
    ...['20 ore · 1 settimana', 'Introduttivo (EQF 5)', 'Inglese, sottotitoli in italiano e francese'],
  ]);
  expect((await card({ ...known, hours: 1.5 }, 'en')).facts).toEqual([
    ...['1.5 hours · 1 week', 'Introductory (EQF 5)', 'English, subtitles in Italian and French'],
  ]);
});

it('names up to five languages of subtitles, and counts more', async () => {
  const codes = ['it', 'fr', 'de', 'es', 'pt', 'ro'];
  const named = 'Inglese, sottotitoli in italiano, francese, tedesco, spagnolo e portoghese';
  expect((await card({ subtitleLanguages: codes.slice(0, 5) })).facts).toEqual([named]);
  expect((await card({ subtitleLanguages: codes })).facts).toEqual(['Inglese, sottotitoli in 6 lingue']);
});

it('names the languages of subtitles where that of the course is not known', async () => {
  const t = await translations.getTranslations({ locale: 'it' });
  const plain = { ...course, language: null, facts: { ...facts, subtitleLanguages: ['it', 'fr'] } };
  expect(cardInWords(plain, now, { t, locale: 'it' }).facts).toEqual(['Sottotitoli in italiano e francese']);
});

it('leaves out what is not known, and says nothing of dates that the backend does not speak of', async () => {
  expect((await card({ weeks: 4 })).facts).toEqual(['4 settimane', 'Inglese']);
  expect(await card(null)).toMatchObject({ facts: ['Inglese'] });
  expect(await card(null)).not.toHaveProperty('state');
});
