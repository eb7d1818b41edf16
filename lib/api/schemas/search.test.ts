import { collectDropped } from './list.ts';
import { searchPage, searchRequest } from './search.ts';
import { wireCategory, wirePage, wireSummary } from './testing/wire.ts';

/** The parsed answer with these fields, and the items that were left out. */
function read(ricerca: unknown, vicini?: unknown, conteggi?: unknown) {
  const answer = { ...wirePage, ricerca, vicini, conteggi };
  const { result: page, dropped } = collectDropped(() => searchPage(9, 1).parse(answer));
  return { page, dropped: dropped.map(({ list, reason }) => `${list}: ${reason}`) };
}

const plain = read(undefined).page;

describe('how a text was searched for', () => {
  it('is read where the backend says it', () => {
    const { page, dropped } = read({ testoCorretto: 'matematica', paroleSenzaRisultati: ['xylophone'], more: 1 });
    expect(page).toEqual({ ...plain, textReport: { correctedText: 'matematica', missingWords: ['xylophone'] } });
    expect(dropped).toEqual([]);
    const nothing = read({ testoCorretto: null, paroleSenzaRisultati: [] }).page;
    expect(nothing.textReport).toEqual({ correctedText: null, missingWords: [] });
  });

  it.each([
    [true, { isPartial: true }],
    [false, {}],
    ['yes', {}],
    [undefined, {}],
  ])('says whether no course has all of it: %s', (soloInParte, expected) => {
    const { page, dropped } = read({ testoCorretto: null, paroleSenzaRisultati: [], soloInParte });
    expect(page.textReport).toEqual({ correctedText: null, missingWords: [], ...expected });
    expect(dropped).toEqual([]);
  });

  it('keeps markup as the text that it is', () => {
    const { page } = read({ testoCorretto: '<b>x</b>', paroleSenzaRisultati: [] });
    expect(page.textReport?.correctedText).toBe('<b>x</b>');
  });

  it.each([[undefined], [null]])('may be absent: %s', (ricerca) => {
    expect(read(ricerca)).toEqual({ page: plain, dropped: [] });
    expect(plain).not.toHaveProperty('textReport');
  });

  it.each([
    ['a text', 'matematica'],
    ['a list', []],
    ['an object without its fields', {}],
    ['a corrected text that is a list', { testoCorretto: ['a'], paroleSenzaRisultati: [] }],
    ['a blank corrected text', { testoCorretto: ' ', paroleSenzaRisultati: [] }],
    ['no list of words', { testoCorretto: null, paroleSenzaRisultati: 'a' }],
    ['words that are none', { testoCorretto: null, paroleSenzaRisultati: [null, {}] }],
    ['10,000 characters', { testoCorretto: 'x'.repeat(10_000), paroleSenzaRisultati: [] }],
    ['a word of 10,000 characters', { testoCorretto: null, paroleSenzaRisultati: ['x'.repeat(10_000)] }],
    ['10,000 words', { testoCorretto: null, paroleSenzaRisultati: Array(10_000).fill('x') }],
  ])('is left out with a reason, and nothing else, when it is %s', (_what, ricerca) => {
    const { page, dropped } = read(ricerca);
    expect(page).toEqual(plain);
    expect(dropped).toEqual([expect.stringMatching(/^ricerca: ./)]);
  });
});

describe('what a text is near to', () => {
  const category = { id: '3', name: { it: 'Musica', en: 'Music' }, imageId: 'musica', publishedCourses: 12 };

  it('is read where the backend says it, without what makes no sense', () => {
    const { page, dropped } = read(undefined, { categorie: [wireCategory, {}], moocs: [wireSummary, 1], more: 1 });
    expect(page).toEqual({
      ...plain,
      near: { categories: [category], courses: plain.courses, isOnlyMentioned: false },
    });
    expect(dropped).toEqual([expect.stringMatching(/^near category: ./), expect.stringMatching(/^course: ./)]);
  });

  it('may be of one kind alone', () => {
    expect(read(undefined, { categorie: [wireCategory] }).page.near).toEqual({
      categories: [category],
      courses: [],
      isOnlyMentioned: false,
    });
  });

  it.each([
    [true, true],
    [false, false],
    [undefined, false],
    ['yes', false],
  ])('says whether the courses found only mention it: %j', (soloMenzioni, isOnlyMentioned) => {
    expect(read(undefined, { categorie: [wireCategory], soloMenzioni }).page.near).toMatchObject({ isOnlyMentioned });
  });

  it('is bounded', () => {
    const categorie = Array.from({ length: 1_000 }, (_, id) => ({ ...wireCategory, categoria_id: id + 1 }));
    expect(read(undefined, { categorie }).page.near?.categories).toHaveLength(12);
  });

  it.each([['a text'], [[]], [{}], [{ categorie: [], moocs: [] }], [{ categorie: 'a', moocs: {} }]])(
    'is left out with a reason, and nothing else, when it is %j',
    (vicini) => {
      const { page, dropped } = read(undefined, vicini);
      expect(page).toEqual(plain);
      expect(dropped).toEqual([expect.stringMatching(/^vicini: ./)]);
    },
  );
});

describe('how many courses other choices would find', () => {
  const wire = { valori: { filterLingua: { IT: 12, EN: '3' } }, senzaFiltro: { filterLingua: 15 } };

  it('is read where the backend says it', () => {
    const counts = { byValue: { filterLingua: { IT: 12, EN: 3 } }, withoutFilter: { filterLingua: 15 } };
    expect(read(undefined, undefined, { ...wire, senzaFiltri: 20, senzaTesto: 7 })).toEqual({
      page: { ...plain, counts: { ...counts, withoutFilters: 20, withoutText: 7 } },
      dropped: [],
    });
    const { page } = read(undefined, undefined, { ...wire, senzaFiltri: null });
    expect(page.counts).toEqual({ ...counts, withoutFilters: null, withoutText: null });
  });

  it.each([
    ['a list', []],
    ['without counts of values', { ...wire, valori: undefined }],
    ['with a value that is no number', { ...wire, valori: { filterLingua: { IT: 'many' } } }],
    ['with less than none', { ...wire, valori: { filterLingua: { IT: -1 } } }],
    ['with a number in the place of a filter', { ...wire, valori: { filterLingua: 12 } }],
    ['without the counts without a filter', { ...wire, senzaFiltro: null }],
  ])('is left out with a reason, and nothing else, when it is %s', (_what, conteggi) => {
    const { page, dropped } = read(undefined, undefined, conteggi);
    expect(page).toEqual(plain);
    expect(dropped).toEqual([expect.stringMatching(/^conteggi: ./)]);
  });
});

it('asks for the exact text only where that is wanted', () => {
  const search = { locale: 'it', text: 'a', selection: {}, page: 1, pageSize: 9 } as const;
  expect(searchRequest(search).query).not.toHaveProperty('esatta');
  expect(searchRequest({ ...search, isExact: true }).query).toMatchObject({ esatta: true });
});
