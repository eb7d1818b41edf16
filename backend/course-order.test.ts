import { type Parameters, postSearch, type Summary, search } from './testing/calls.ts';
import { seededBackend } from './testing/seeded-backend.ts';

jest.setTimeout(180_000);

const backend = seededBackend();

const orders = ['vetrina', 'apertura', 'recenti', 'durata', 'titolo'];

const find = async (ordine: string, parameters: Parameters = {}, body = {}): Promise<readonly Summary[]> =>
  (await search(backend.rest, { moocsPerPagina: 100, ...parameters, ordine }, body)).moocs;

const isClosed = ({ fatti }: Summary) => fatti.chiusura !== null && fatti.chiusura < Date.now();
const isUpcoming = (summary: Summary) => !isClosed(summary) && (summary.fatti.apertura ?? 0) > Date.now();
const letters = (title: string) =>
  title
    .replaceAll(/<[^>]*>/g, '')
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .trim()
    .toLowerCase();

it.each(orders)(
  'the order %s has every course once, on pages that follow each other, and what is closed after all else',
  async (ordine) => {
    const all = await find(ordine);
    expect(all).toHaveLength((await search(backend.rest, {})).moocTotali);
    expect(all.map(isClosed)).toEqual([...all.map(isClosed)].sort());
    const pages = await Promise.all(
      Array.from({ length: 11 }, (_, index) => find(ordine, { moocsPerPagina: 9, paginaCorrente: index + 1 })),
    );
    expect(pages.flat().map(({ moocId }) => moocId)).toEqual(all.map(({ moocId }) => moocId));
    expect(await find(ordine, { paginaCorrente: 1000 })).toEqual([]);
  },
);

it('what opens next comes first, then what can be followed', async () => {
  const all = await find('apertura');
  const upcoming = all.filter(isUpcoming);
  expect(upcoming.length).toBeGreaterThan(5);
  expect(all.slice(0, upcoming.length)).toEqual(upcoming);
  const days = upcoming.map(({ fatti }) => fatti.apertura);
  expect(days).toEqual([...days].sort((one, other) => Number(one) - Number(other)));
});

it('the shortest come first, those of unknown length after them', async () => {
  const hours = (await find('durata')).filter((one) => !isClosed(one)).map(({ fatti }) => fatti.ore ?? Infinity);
  expect(hours).toEqual([...hours].sort((one, other) => one - other));
});

it('titles come by their letters', async () => {
  const titles = (await find('titolo')).filter((one) => !isClosed(one)).map(({ moocTitolo }) => letters(moocTitolo)[0]);
  expect(titles).toEqual([...titles].sort());
});

it('orders what a text or filters find, and finds the same', async () => {
  const idsOf = (moocs: readonly Summary[]) => moocs.map(({ moocId }) => moocId).sort((one, other) => one - other);
  for (const [parameters, body] of [
    [{ testoRicerca: 'storia' }, {}],
    [{}, { filterLingua: ['EN'] }],
    [{ testoRicerca: 'climate' }, { filterLingua: ['EN'] }],
  ] as const) {
    const usual = (await search(backend.rest, { moocsPerPagina: 100, ...parameters }, body)).moocs;
    const ordered = await find('apertura', parameters, body);
    expect(idsOf(ordered)).toEqual(idsOf(usual));
    expect(ordered.map(isClosed)).toEqual([...ordered.map(isClosed)].sort());
  }
});

it('a text that asks for every course has their usual order, with what is closed after all else', async () => {
  const asked = await search(backend.rest, { moocsPerPagina: 100, testoRicerca: 'corsi gratuiti' });
  expect(asked.moocs).toEqual(await find('vetrina'));
  expect(asked.moocs.some(isClosed)).toBe(true);
});

it('what is open now is always open or until a day; what opens soon does so within a month', async () => {
  const ids = async (filterDisponibilita: string[]) =>
    (await find('recenti', {}, { filterDisponibilita })).map(({ moocId }) => moocId);
  expect(await ids(['now'])).toEqual(await ids(['always', 'open']));
  const soon = await find('vetrina', {}, { filterDisponibilita: ['soon'] });
  expect(soon.length).toBeGreaterThan(2);
  const inAMonth = new Date();
  inAMonth.setMonth(inAMonth.getMonth() + 1);
  for (const course of soon) {
    expect(isUpcoming(course)).toBe(true);
    expect(course.fatti.apertura).toBeLessThanOrEqual(inAMonth.getTime());
  }
  const days = soon.map(({ fatti }) => fatti.apertura);
  expect(days).toEqual([...days].sort((one, other) => Number(one) - Number(other)));
});

it('any other order is refused by name', async () => {
  const answer = await postSearch(backend.rest, { ordine: 'prezzo' });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ message: `ordine: is none of ${orders.join(', ')}` });
});
