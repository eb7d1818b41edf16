import type { SummaryFacts } from '@/lib/model/course';
import type { PlainCourse } from './course-card';
import { seriesInBrief } from './series-in-brief';

const { translations } = jest.requireActual('@/lib/api/testing/routes');

const now = Date.parse('2026-11-23T12:00:00+01:00');
const day = (date: string) => Date.parse(`${date}T00:00:00+01:00`);
const open = { opensAt: day('2026-01-01') };
const closed = { closesAt: day('2026-10-01') };
const upcoming = (date: string) => ({ opensAt: day(date) });

const institutions = [{ id: '1', name: 'Bari' }];
const noFacts: SummaryFacts = {
  ...{ opensAt: null, closesAt: null, hours: null, weeks: null, eqfLevel: null, subtitleLanguages: [] },
};
const course = (index: number, facts: Partial<SummaryFacts> | null): PlainCourse => ({
  ...{ id: `c${index + 1}`, title: '', subtitle: '', imageId: null, institutions, seriesSize: 0, language: 'it' },
  ...(facts && { facts: { ...noFacts, ...facts } }),
});

const brief = async (...members: (Partial<SummaryFacts> | null)[]) => {
  const t = await translations.getTranslations({ locale: 'it' });
  return seriesInBrief(
    { institutions: [] },
    members.map((facts, index) => course(index, facts)),
    now,
    { t, locale: 'it' },
  );
};

it.each([
  ['the first that is open', [closed, open, open], 'c2', 2],
  ['the first, when nothing is known', [null, null], 'c1', 1],
  ['the first without dates', [closed, {}, open], 'c2', 2],
  ['what opens next, when nothing is open', [closed, upcoming('2027-03-01'), upcoming('2026-12-08')], 'c3', 3],
] as const)('one starts with %s', async (_what, members, id, step) => {
  expect((await brief(...members)).start).toEqual({ id, step });
});

it('one starts nowhere when all are closed', async () => {
  expect((await brief(closed, closed)).start).toBeNull();
});

it('says which course opens next, and on which day', async () => {
  expect((await brief(open, upcoming('2027-03-01'), upcoming('2026-12-08'))).opening).toBe(
    'Il corso 3 apre l’8 dicembre 2026',
  );
  expect((await brief(open, null)).opening).toBeNull();
});

it('says the state, levels and languages as the card of the series does', async () => {
  const { state, level, languages } = await brief({ ...open, eqfLevel: '6' }, { ...closed, eqfLevel: '4' });
  expect(state).toEqual({ kind: 'open', text: '1 corso aperto su 2' });
  expect([level, languages]).toEqual(['Base – Intermedio (EQF 4–\u20606)', 'Italiano']);
  expect(await brief(open, null)).toMatchObject({ state: null, level: null, languages: 'Italiano' });
});

it('adds up hours only where all are known, and names every institution once', async () => {
  const { effort, institutions: all } = await brief({ hours: 20 }, { hours: 1.5 });
  expect([effort, all]).toEqual(['21,5 ore', [{ id: '1', name: 'Bari', logoId: null }]]);
  expect((await brief({ hours: 20 }, {})).effort).toBeNull();
});

it('names its own institution first, which is the same by its name where it has no id, and every language once', async () => {
  const wording = { t: await translations.getTranslations({ locale: 'it' }), locale: 'it' } as const;
  const own = { institutions: ['Lecce', 'Bari'].map((name) => ({ name, logoId: '4' })) };
  const members = [course(0, null), { ...course(1, null), language: 'en' }, course(2, null)];
  expect(seriesInBrief(own, members, now, wording)).toMatchObject({
    institutions: [
      { name: 'Lecce', logoId: '4' },
      { id: '1', name: 'Bari', logoId: '4' },
    ],
    languageCodes: ['it', 'en'],
  });
});
