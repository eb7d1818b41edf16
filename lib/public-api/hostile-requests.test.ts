import fc from 'fast-check';
import { stopBackends } from '@/lib/api/testing/backend';
import { answerPublicCall } from './proxy';
import { asked, body, goodKey, goodName, query } from './testing/hostile-input';
import { type ReceivedRequest, startRecordingBackend } from './testing/recording-backend';

let backend: Awaited<ReturnType<typeof startRecordingBackend>>;

beforeAll(async () => {
  backend = await startRecordingBackend(({ method, url = '' }, response) => {
    const [, id] = url.split('/mooc/moocVetrina/');
    const course = { mooc_id: decodeURIComponent(id ?? '') };
    response.end(JSON.stringify(method !== 'POST' && id ? course : []));
  });
});
afterAll(stopBackends);

const id = /^(?!\.+$)[\w.-]{1,64}$/;
const key = /^[^\p{C}\p{Zl}\p{Zp}<>"\\`]{1,100}$/u;

/** The calls that the contract allows, written independently of the code under test. */
const allowedGet =
  /^\/mooc\/rest\/(cata\/(categorie|atenei|faq|isced)|moocFilters|mooc\/moocVetrina\/(?!\.+$)[\w.-]{1,64})$/;
const allowedPost = /^\/mooc\/rest\/mooc\/(moocVetrinaPaginazione|moocVetrina)\/$/;
const allowedParameters: Readonly<Record<string, (value: string) => boolean>> = {
  lang: (value) => ['it', 'en'].includes(value),
  moocsPerPagina: (value) => /^[1-9]\d?$|^100$/.test(value),
  paginaCorrente: (value) => /^[1-9]\d{0,4}$|^100000$/.test(value),
  testoRicerca: (value) => [...value].length <= 200 && !/[\p{Cc}\p{Cs}]/u.test(value) && value === value.trim(),
  soloMooc: (value) => ['true', 'false'].includes(value),
  esatta: (value) => ['true', 'false'].includes(value),
  carosello: (value) => ['true', 'false'].includes(value),
  moocIdEscluso: (value) => id.test(value),
};
const allowedHeaders = [
  'accept',
  'accept-encoding',
  'accept-language',
  'connection',
  'content-length',
  'content-type',
  'host',
  'sec-fetch-mode',
  'user-agent',
];

function checkBody(path: string, body: string): void {
  const selection = Object.entries(JSON.parse(body) as Record<string, string[]>);
  expect(selection.length).toBeGreaterThanOrEqual(1);
  for (const [name, keys] of selection) {
    expect(name).toMatch(/^filter\w{1,40}$/);
    expect(keys.length).toBeLessThanOrEqual(100);
    for (const sent of keys) expect(sent).toMatch(path.endsWith('/moocVetrina/') ? id : key);
  }
}

/** Fails when a request contains anything that the contract does not allow. */
function checkReceived({ method, url, headers, body }: ReceivedRequest): void {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  expect(pathname).toMatch(method === 'POST' ? allowedPost : allowedGet);
  const names = [...searchParams.keys()];
  expect(new Set(names).size).toBe(names.length);
  for (const [name, value] of searchParams) {
    expect([name, value, allowedParameters[name]?.(value)]).toEqual([name, value, true]);
  }
  expect(Object.keys(headers).filter((name) => !allowedHeaders.includes(name))).toEqual([]);
  if (method === 'POST') checkBody(pathname, body);
  else expect([method, url.includes('?'), body]).toEqual(['GET', false, '']);
}

it('lets nothing but the contract reach the backend, whatever is sent', async () => {
  let passed = 0;
  await fc.assert(
    fc.asyncProperty(asked, query, body, async ({ method, path }, sentQuery, sentBody) => {
      backend.received.length = 0;
      const request = new Request(`http://localhost/mooc/app/api/x?${new URLSearchParams(sentQuery)}`, {
        method,
        headers: { cookie: 'a=b', authorization: 'Bearer a', 'x-a': 'b', 'content-type': 'application/json' },
        ...(!['GET', 'HEAD'].includes(method) && { body: sentBody }),
      });
      const response = await answerPublicCall(request, path, { baseUrl: backend.baseUrl });
      expect([200, 400, 404, 405, 413]).toContain(response.status);
      expect(backend.received).toHaveLength(response.status === 200 ? 1 : 0);
      backend.received.forEach(checkReceived);
      passed += backend.received.filter((received) => received.method === 'POST').length;
    }),
    { numRuns: 1500 },
  );
  // The test would prove nothing if all requests were refused.
  expect(passed).toBeGreaterThan(50);
}, 30_000);

it('lets good searches through unchanged', async () => {
  const goodSelection = fc.dictionary(goodName, fc.array(goodKey, { maxLength: 5 }), { minKeys: 1, maxKeys: 10 });
  const goodText = fc
    .string({ unit: 'grapheme', maxLength: 40, size: 'max' })
    .map((value) => value.replaceAll(/\s+/g, ' ').trim());
  await fc.assert(
    fc.asyncProperty(goodSelection, goodText, fc.integer({ min: 1, max: 100_000 }), async (chosen, words, page) => {
      backend.received.length = 0;
      const query = new URLSearchParams({ testoRicerca: words, paginaCorrente: String(page) });
      const request = new Request(`http://localhost/?${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify(chosen),
      });
      const path = ['mooc', 'moocVetrinaPaginazione'];
      expect((await answerPublicCall(request, path, { baseUrl: backend.baseUrl })).status).toBe(200);
      const [sent] = backend.received;
      const { searchParams } = new URL(sent?.url ?? '', backend.baseUrl);
      expect(Object.fromEntries(searchParams)).toEqual({ testoRicerca: words, paginaCorrente: String(page) });
      expect(JSON.parse(sent?.body ?? '')).toEqual(chosen);
    }),
  );
});
