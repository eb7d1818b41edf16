import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { conceal } from './conceal.ts';
import { errorRecord } from './error-record.ts';

describe('errorRecord', () => {
  it('tells an error with its chain of causes', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:4000'), { code: 'ECONNREFUSED' });
    const failed = new TypeError('fetch failed', { cause: refused });
    const record = errorRecord(new Error('GET /cata/faq: no connection', { cause: failed }));
    expect(record).toMatchObject({
      type: 'Error',
      message: 'GET /cata/faq: no connection',
      stack: expect.stringMatching(/^at .+/),
      cause: {
        type: 'TypeError',
        message: 'fetch failed',
        cause: { message: 'connect ECONNREFUSED 127.0.0.1:4000', code: 'ECONNREFUSED' },
      },
    });
  });

  it('tells the first of many errors at once', () => {
    const all = new AggregateError(
      Array.from({ length: 9 }, (_, index) => new Error(`address ${index}`)),
      'none answers',
    );
    expect(errorRecord(all).errors?.map(({ message }) => message)).toEqual(['address 0', 'address 1', 'address 2']);
  });

  it('leaves out what hangs on an error', () => {
    const request = { headers: { authorization: 'Bearer secret', cookie: 'secret' } };
    const error = Object.assign(new Error('status 401'), { request, response: { body: 'secret' }, digest: '123' });
    expect(JSON.stringify(errorRecord(error))).not.toContain('secret');
    expect(errorRecord(error).digest).toBe('123');
  });

  it('ends with causes that go in a circle', () => {
    const error = new Error('a');
    error.cause = new Error('b', { cause: error });
    expect(JSON.stringify(errorRecord(error)).length).toBeLessThan(20_000);
  });

  it('describes anything that is thrown', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (thrown) => {
        expect(typeof errorRecord(thrown).message).toBe('string');
      }),
      { examples: [[{ toString: 0 }], [Object.create(null)]] },
    );
  });
});

describe('conceal', () => {
  it.each([
    ['failed with Bearer abc.def-ghi', 'failed with Bearer …'],
    ['GET /jaf/oauth/token/refresh/s3cr3t: status 500', 'GET /jaf/oauth/token/refresh/… status 500'],
    ['"/mooc/rest/jaf/oauth/token/get/s3cr3t"', '"/mooc/rest/jaf/oauth/token/get/…"'],
    ['/rest/JAF/OAuth/Token/get/s3cr3t', '/rest/JAF/OAuth/Token/get/…'],
    ['token eyJhbGciOiJkaXIi..s3cr3t.s3cr3t.s3cr3t ended', 'token … ended'],
    ['GET http://a.it/b?testoRicerca=ansia&x=1 failed', 'GET http://a.it/b?… failed'],
    ['Is it there? Yes', 'Is it there? Yes'],
    ['/a?b=1 then /c/d?e=f?g "/h?i"', '/a?… then /c/d?… "/h?…"'],
  ])('turns %j into %j', (text, concealed) => {
    expect(conceal(text)).toBe(concealed);
  });

  it.each(['/', '/a', 'eyJ-', 'eyJhbGciOiJ.', '?', 'Bearer ', '/jaf/oauth/token/get/'])(
    'gets through any length of %j, which took minutes',
    (part) => {
      const text = part.repeat(200_000);
      expect(runInNewContext('conceal(text).length', { conceal, text }, { timeout: 4_000 })).toBeGreaterThan(0);
    },
  );
});
