import { parseAnswer } from './parse-answer.ts';
import { searchPage, searchRequest } from './search.ts';
import { wirePage } from './testing/wire.ts';

/** What is read from an answer with this field, and what was reported as left out. */
function read(ricerca: unknown) {
  const dropped: string[] = [];
  const answer = { ...wirePage, ricerca };
  const page = parseAnswer('POST /search', searchPage, answer, ({ items }) =>
    dropped.push(...items.map(({ list, reason }) => `${list}: ${reason}`)),
  );
  return { page, dropped };
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

it('asks for the exact text only where that is wanted', () => {
  const search = { language: 'it', text: 'a', selection: {}, page: 1, pageSize: 9 } as const;
  expect(searchRequest(search).query).not.toHaveProperty('esatta');
  expect(searchRequest({ ...search, isExact: true }).query).toMatchObject({ esatta: true });
});
