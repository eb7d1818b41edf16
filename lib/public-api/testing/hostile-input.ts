import fc from 'fast-check';
import { anyText } from '@/jest/any-text';

const nasty = fc.constantFrom(
  '',
  '..',
  '.',
  '%2e%2e',
  'a/b',
  '\0',
  '\ud800',
  '0',
  '101',
  '1e1',
  ' 5',
  '-1',
  'it',
  'true',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  'x\r\nCookie: a=b',
  '__proto__',
  'filterSerie',
  'a'.repeat(300),
);
const text = fc.oneof(nasty, anyText({ maxLength: 80 }));
/** Valid ids. */
const goodId = fc.stringMatching(/^[A-Za-z0-9][\w.-]{0,63}$/);
/** Valid keys of filters. */
export const goodKey = fc.oneof(goodId, fc.constantFrom("Scuola d'arte / A&B", 'perché no?', '100 %', 'è'.repeat(100)));
/** Valid names of filters. */
export const goodName = fc.oneof(fc.constantFrom('filterSerie', 'filterAteneo'), fc.stringMatching(/^filter\w{1,40}$/));

/** Mostly valid values. Many requests are then valid in all parts except one, so that a missing check is found. */
function mostly<T>(good: fc.Arbitrary<T>, ...hostile: fc.Arbitrary<T>[]): fc.Arbitrary<T> {
  return fc.oneof({ arbitrary: good, weight: 12 }, ...hostile);
}

const lang = mostly(fc.constantFrom('it', 'en'), text);
const count = mostly(fc.integer({ min: 1, max: 100 }).map(String), fc.integer({ max: 200_000 }).map(String), text);
const flag = mostly(fc.constantFrom('true', 'false'), text);
const parameters = fc
  .record(
    {
      lang,
      moocsPerPagina: count,
      paginaCorrente: count,
      testoRicerca: fc.oneof(text, fc.string({ unit: 'grapheme' })),
      soloMooc: flag,
      carosello: flag,
      esatta: flag,
      moocIdEscluso: mostly(goodId, text, fc.stringMatching(/^[\w.-]{1,70}$/)),
      callback: text,
      constructor: text,
    },
    { requiredKeys: [] },
  )
  .map((record) => Object.entries(record));
const repeated = fc.constantFrom(
  ...[
    ['lang', 'en'],
    ['moocsPerPagina', '9'],
  ],
);
/** Names and values of a query: valid, wrong, unknown and repeated ones. */
export const query = fc
  .tuple(parameters, mostly<string[][]>(fc.constant([]), fc.array(repeated, { maxLength: 2 })))
  .map(([once, again]) => [...once, ...again]);

const keys = fc.oneof(
  { arbitrary: fc.array(mostly(goodKey, text), { maxLength: 3 }), weight: 8 },
  fc.array(goodId, { minLength: 95, maxLength: 105, size: 'max' }),
);
const name = mostly(goodName, text, fc.stringMatching(/^filter\w{0,45}$/));
const selection = fc.oneof(
  { arbitrary: fc.dictionary(name, keys, { maxKeys: 4 }), weight: 8 },
  fc.dictionary(goodName, fc.constant(['1']), { minKeys: 28, maxKeys: 33, size: 'max' }),
  fc.array(mostly(goodId, text), { minLength: 1, maxLength: 2 }).map((series) => ({ filterSerie: series })),
);
/** The text of a request body. */
export const body = mostly(
  selection.map((value) => JSON.stringify(value)),
  fc.json(),
  text,
);

const segment = fc.constantFrom('cata', 'mooc', 'moocFilters', 'faq', 'isced', 'moocVetrina', 'moocVetrinaPaginazione');
const anyPath = fc.array(fc.oneof(segment, text), { maxLength: 4 });
const coursePath = fc.oneof(goodId, text).map((id) => ['mooc', 'moocVetrina', id]);
/** A method and decoded path segments. */
export const asked = fc.oneof(
  fc.record({
    method: mostly(fc.constant('POST'), fc.constantFrom('GET', 'PUT')),
    path: fc.constantFrom(['mooc', 'moocVetrina'], ['mooc', 'moocVetrinaPaginazione']),
  }),
  fc.record({
    method: mostly(fc.constantFrom('GET', 'HEAD'), fc.constantFrom('POST', 'DELETE')),
    path: fc.oneof(anyPath, coursePath),
  }),
);
