import { coursesOfPage } from './course-summary';
import { collectDropped } from './list';
import { wireSummary } from './testing/wire';

const facts = {
  apertura: 1_767_222_000_000,
  chiusura: '2026-12-31',
  ore: 20,
  settimane: 5,
  livelloEqf: '5',
  sottotitoli: ['IT'],
};

const read = (fatti?: unknown) => {
  const { result, dropped } = collectDropped(() => coursesOfPage.parse([{ ...wireSummary, fatti }]));
  return { facts: result[0]?.facts, dropped: dropped.map(({ list, reason }) => `${list}: ${reason}`) };
};

it('the facts of a course are read', () => {
  expect(read(facts)).toEqual({
    facts: {
      opensAt: 1_767_222_000_000,
      closesAt: Date.parse('2026-12-31T23:59:59+01:00'),
      ...{ hours: 20, weeks: 5, eqfLevel: '5', subtitleLanguages: ['it'] },
    },
    dropped: [],
  });
});

it('a backend without them says nothing, which is no fault', () => {
  expect(read()).toEqual({ facts: undefined, dropped: [] });
  expect(read(null)).toEqual({ facts: undefined, dropped: [] });
});

it('what is not known is null, which is no fault', () => {
  const { facts: nothing, dropped } = read({ apertura: null, ore: null });
  expect(nothing).toEqual({
    ...{ opensAt: null, closesAt: null, hours: null, weeks: null, eqfLevel: null, subtitleLanguages: [] },
  });
  expect(dropped).toEqual([]);
});

it.each([
  ['apertura', 'soon', 'opensAt'],
  ['chiusura', {}, 'closesAt'],
  ['ore', -1, 'hours'],
  ['ore', 1e9, 'hours'],
  ['ore', '20', 'hours'],
  ['settimane', 2.5, 'weeks'],
  ['livelloEqf', '9', 'eqfLevel'],
] as const)('a wrong one is left out by itself, with the reason: %s %j', (name, value, field) => {
  const { facts: known, dropped } = read({ ...facts, [name]: value });
  expect(known).toMatchObject({ [field]: null });
  expect(Object.values(known ?? {}).filter((one) => one === null)).toHaveLength(1);
  expect(dropped).toEqual([expect.stringMatching(new RegExp(`^${name}: .`))]);
});

it('the days of the courses of a series are read, all of them or none', () => {
  const corsi = [
    { apertura: 1_767_222_000_000, chiusura: null, lingua: 'EN', livelloEqf: '6' },
    { chiusura: '2026-12-31', livelloEqf: null },
  ];
  expect(read({ ...facts, corsi }).facts?.members).toEqual([
    { opensAt: 1_767_222_000_000, closesAt: null, language: 'en', eqfLevel: '6' },
    { opensAt: null, closesAt: Date.parse('2026-12-31T23:59:59+01:00'), language: null, eqfLevel: null },
  ]);
  const { facts: known, dropped } = read({ ...facts, corsi: [{ ...corsi[0], lingua: 'English', livelloEqf: '9' }] });
  expect(known?.members).toEqual([{ opensAt: 1_767_222_000_000, closesAt: null, language: null, eqfLevel: null }]);
  expect(dropped).toEqual([expect.stringMatching(/^lingua: /), expect.stringMatching(/^livelloEqf: /)]);
  for (const wrong of [[...corsi, { apertura: 'soon' }], [null], [], 'many', new Array(201).fill({})]) {
    const { facts: known, dropped } = read({ ...facts, corsi: wrong });
    expect(known).toMatchObject({ hours: 20 });
    expect(known).not.toHaveProperty('members');
    expect(dropped).toEqual([expect.stringMatching(/^corsi: /)]);
  }
});

it('facts of another shape are left out, the course stays', () => {
  expect(read('many').facts).toBeUndefined();
  expect(read('many').dropped).toEqual([expect.stringMatching(/^fatti: /)]);
});
