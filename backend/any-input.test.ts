import fc from 'fast-check';
import { anyText } from '../jest/any-text.ts';
import { filterNames } from './catalogue/filters.ts';
import { postSearch } from './testing/calls.ts';
import { type BackendOnEngine, engines, startOn } from './testing/engines.ts';

jest.setTimeout(180_000);

describe.each(engines)('whatever is sent, on %s', (engine) => {
  let backend: BackendOnEngine;
  beforeAll(async () => {
    backend = await startOn(engine);
  });
  afterAll(() => backend.remove());

  const text = fc.oneof(
    anyText({ maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60, size: 'max' }),
    fc.stringMatching(/^[a-z:*&|!<>()'"\\% -]{0,40}$/),
    fc.constantFrom(
      '\0',
      "'",
      'a:*',
      '!!',
      '<->',
      'perché',
      '１２３',
      'ﷺ',
      'l’',
      '1e999',
      '3.14e5',
      'a@b.it',
      'http://x.y/z',
      '-',
      'ª',
    ),
  );
  const query = (value: string) => encodeURIComponent(value.toWellFormed());

  it('a text never makes an error', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (searched) => {
        const address = `${backend.rest}/mooc/moocVetrinaPaginazione/?testoRicerca=${query(searched)}`;
        const response = await fetch(address, { method: 'POST', body: '{}' });
        expect(response.status).toBe(200);
      }),
      { numRuns: 150 },
    );
  });

  it('filters and parameters make a good answer or a 400', async () => {
    const parameter = fc.oneof(text, fc.integer().map(String), fc.constantFrom('true', 'false', '1e9', '0x10', '00'));
    const names = fc.constantFrom('moocsPerPagina', 'paginaCorrente', 'soloMooc', 'carosello', 'moocIdEscluso', 'lang');
    const keys = fc.oneof(fc.array(fc.oneof(text, fc.integer(), fc.double(), fc.constant(null))), fc.jsonValue());
    const filters = fc.constantFrom(...filterNames);
    const body = fc.oneof(
      fc.dictionary(filters, keys).map((selection) => JSON.stringify(selection)),
      fc.json(),
      text,
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(names, parameter), body, async (parameters, sent) => {
        const wellFormed = Object.fromEntries(
          Object.entries(parameters).map(([name, value]) => [name, value.toWellFormed()]),
        );
        expect([200, 400]).toContain((await postSearch(backend.rest, wellFormed, sent)).status);
      }),
      { numRuns: 150 },
    );
  });

  it.each(filterNames)('%s finds nothing by another spelling of a key, and fails at none', async (filter) => {
    for (const key of ['\0', '1\0', '0x1', '01', '1.0', '1e0', ' 1', '+1', '-1', '', '9999999999', '\ud800', "1'"]) {
      const response = await postSearch(backend.rest, {}, { [filter]: [key] });
      expect([key, response.status]).toEqual([key, key.includes('\0') ? 400 : 200]);
      if (response.ok) expect([key, (await response.json()).moocTotali]).toEqual([key, 0]);
    }
  });

  it('a path never makes an error', async () => {
    const start = fc.constantFrom('mooc/moocVetrina/', 'immagine/', 'filmato/', 'cata/', '');
    await fc.assert(
      fc.asyncProperty(start, text, async (path, rest) => {
        const response = await fetch(`${backend.rest}/${path}${query(rest)}`);
        expect(response.status).toBeLessThan(500);
      }),
      { numRuns: 100 },
    );
  });
});
