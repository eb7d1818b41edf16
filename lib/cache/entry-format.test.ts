import fc from 'fast-check';
import { packEntry, unpackEntry } from './entry-format';
import type { CacheHandlerValue } from './next-internals';

const bytes = fc.uint8Array({ maxLength: 200, size: 'max' }).map((array) => Buffer.from(array));
const text = fc.string({ unit: 'grapheme' });
const headerName = fc.stringMatching(/^[a-z][a-z-]{0,15}$/);
const headers = fc.dictionary(headerName, fc.oneof(text, fc.array(text)), { noNullPrototype: true });
const page = fc.record({
  kind: fc.constant('APP_PAGE'),
  html: text,
  rscData: fc.option(bytes, { nil: undefined }),
  postponed: fc.constant(undefined),
  headers: fc.option(headers, { nil: undefined }),
  status: fc.option(fc.integer(), { nil: undefined }),
  segmentData: fc.option(
    fc.array(fc.tuple(text, bytes)).map((pairs) => new Map(pairs)),
    { nil: undefined },
  ),
});
const route = fc.record({ kind: fc.constant('APP_ROUTE'), body: bytes, status: fc.integer(), headers });
const answer = fc.record({
  kind: fc.constant('FETCH'),
  data: fc.record({ headers: fc.constant({}), body: text, url: text, status: fc.integer() }),
  tags: fc.array(text),
  revalidate: fc.integer(),
});
const entry = fc.record({
  lastModified: fc.nat(),
  cacheControl: fc.option(fc.record({ revalidate: fc.oneof(fc.nat(), fc.constant(false)), expire: fc.nat() }), {
    nil: undefined,
  }),
  value: fc.oneof(page, route, answer),
}) as fc.Arbitrary<unknown> as fc.Arbitrary<CacheHandlerValue>;

describe('an entry of the cache on its way to another instance', () => {
  it('arrives as it was, with its bytes and segments', async () => {
    await fc.assert(
      fc.asyncProperty(entry, async (kept) => {
        expect(await unpackEntry(await packEntry(kept))).toEqual(kept);
      }),
    );
  });

  it('is no entry when its bytes are something else', async () => {
    await fc.assert(fc.asyncProperty(bytes, async (other) => expect(await unpackEntry(other)).toBeNull()));
  });

  it('is no entry when it would take more than 32 MB of memory', async () => {
    const cached = { lastModified: 1, value: { kind: 'APP_PAGE', html: 'a'.repeat(33 * 1024 * 1024) } };
    expect(await unpackEntry(await packEntry(cached as unknown as CacheHandlerValue))).toBeNull();
  });

  it.each([
    ['a text', 'hello'],
    ['no value', { lastModified: 1, value: null }],
    ['a kind that pages do not have', { lastModified: 1, value: { kind: 'IMAGE', buffer: Buffer.of(1) } }],
    ['HTML that is no text', { lastModified: 1, value: { kind: 'APP_PAGE', html: 12 } }],
    ['data that are no bytes', { lastModified: 1, value: { kind: 'APP_PAGE', html: '', rscData: 'a' } }],
    ['segments that are no map', { lastModified: 1, value: { kind: 'APP_PAGE', html: '', segmentData: {} } }],
    ['no time', { value: { kind: 'APP_PAGE', html: '' } }],
  ])('is no entry when it is %s', async (_name, wrong) => {
    expect(await unpackEntry(await packEntry(wrong as CacheHandlerValue))).toBeNull();
  });
});
