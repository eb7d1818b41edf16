import { searchWithoutResult } from '../database/schema/search.ts';
import { getJson, postSearch } from '../testing/calls.ts';
import { seededFolder } from '../testing/data-folders.ts';
import { openRemoteDatabase } from '../testing/remote-database.ts';
import { startBackend } from '../testing/running-backend.ts';

jest.setTimeout(180_000);

let folder: string;
beforeAll(async () => {
  folder = await seededFolder();
});

const call = 'jaf/internal/ricercheSenzaRisultato';
const offered = { name: 'searches-without-result', version: 1 };

/** Runs a backend on the folder during `ask`. */
async function withBackend(environment: Record<string, string>, ask: (rest: string) => Promise<void>) {
  const backend = await startBackend({ BACKEND_DATA: folder, ...environment });
  await ask(backend.rest).finally(() => backend.stop());
}

async function stored() {
  const { database, close } = await openRemoteDatabase(folder);
  return database.select().from(searchWithoutResult).finally(close);
}

it('counts searches of a person in the whole catalogue that found nothing, and is named', async () => {
  await withBackend({}, async (rest) => {
    const search = (testoRicerca: string, more = {}, body = {}) => postSearch(rest, { testoRicerca, ...more }, body);
    await search('xylophone');
    await search('Xylophone ', { esatta: true });
    // Not counted: found, corrected, filtered, another page, no word, personal data, prefetched.
    await search('matematica');
    await search('matematca');
    await search('glockenspiel', {}, { filterLingua: ['IT'] });
    await search('glockenspiel', { soloMooc: true });
    await search('glockenspiel', { carosello: true });
    await search('glockenspiel', { moocIdEscluso: 1 });
    await search('glockenspiel', { paginaCorrente: 2 });
    await search('?!');
    await search('mario.rossi@example.org');
    await fetch(`${rest}/mooc/moocVetrinaPaginazione/?testoRicerca=glockenspiel`, {
      method: 'POST',
      headers: { 'Sec-Purpose': 'prefetch' },
    });
    // Counted, because an exact search is not corrected and finds nothing, and a filter without a value is none.
    await search('matematca', { esatta: true });
    await search('theremin', {}, { filterLingua: [] });
    expect((await getJson(`${rest}/jaf/public/extensions`)).body).toEqual({
      extensions: expect.arrayContaining([offered]),
    });
    expect((await getJson(`${rest}/${call}`)).status).toBe(401);
  });
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect(await stored()).toEqual([
    { day, text: 'xylophone', count: 2 },
    { day, text: 'matematca', count: 1 },
    { day, text: 'theremin', count: 1 },
  ]);
});

it('is not there, and has forgotten all, once an operator has turned it off', async () => {
  await withBackend({ SEARCHES_WITHOUT_RESULT: 'off' }, async (rest) => {
    await postSearch(rest, { testoRicerca: 'xylophone' });
    const { body } = await getJson(`${rest}/jaf/public/extensions`);
    expect(body).toEqual({ extensions: expect.not.arrayContaining([offered]) });
  });
  expect(await stored()).toEqual([]);
});
