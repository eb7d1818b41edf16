import { BackendError } from '../api/errors.ts';
import { quietConsole } from './quiet-console.ts';

const away = (call: string) => new BackendError({ call, kind: 'network', reason: 'no connection', cause: new Error() });

describe('the console of somebody who only starts the catalogue', () => {
  const lines: unknown[][] = [];
  const spies = (['error', 'warn'] as const).map((method) =>
    jest.spyOn(console, method).mockImplementation((...values) => void lines.push(values)),
  );
  let time = 0;
  let restoreConsole: () => void;
  beforeEach(() => {
    lines.length = 0;
    restoreConsole = quietConsole(() => time);
  });
  afterEach(() => restoreConsole());
  afterAll(() => spies.map((spy) => spy.mockRestore()));

  it('has one line, without a stack trace, for a backend that is away', () => {
    console.error('⨯', away('GET /moocFilters'));
    console.warn('Left out of the pages for now:', away('GET /jaf/public/app'));
    console.error(away('POST /mooc/moocVetrina/'));
    expect(lines).toEqual([[expect.stringMatching(/^GET \/moocFilters: no connection\. .*[^\n]$/)]]);
    expect(String(lines[0])).not.toMatch(/\n|\bat /);
    time += 30_000;
    console.error(away('GET /cata/faq'));
    expect(lines).toHaveLength(2);
  });

  it('has everything else as it is', () => {
    const bug = new TypeError('x is not a function');
    console.error('⨯', bug);
    console.warn('GET /cata/faq: 2 unusable list items left out');
    expect(lines).toEqual([['⨯', bug], ['GET /cata/faq: 2 unusable list items left out']]);
  });

  it('conceals tokens', () => {
    time += 60_000;
    console.error(away('GET /jaf/oauth/token/get/secret'));
    expect(String(lines[0])).not.toContain('secret');
  });
});
