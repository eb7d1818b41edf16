import { setCookieLine } from './answers';
import { cookiesIfRenewed, sessionCookies, sessionText, signedOutCookies } from './cookies';
import { chosenProfile, chosenProfileCookie } from './profile-choice';

const http = 'http://localhost:3000';
const https = 'https://courses.example.org';
const mockEnv = { siteUrl: https, restUrl: '', authSecret: 'a secret of the test' };
jest.mock('@/lib/env/env', () => ({ env: () => mockEnv }));
beforeEach(() => Object.assign(mockEnv, { siteUrl: https }));

type Cookies = NonNullable<ReturnType<typeof sessionCookies>>;
const cookiesOf = (text: string, present: readonly string[]): Cookies => sessionCookies(text, present) ?? [];
const valuesOf = (cookies: Cookies) =>
  Object.fromEntries(cookies.filter(({ maxAge }) => maxAge > 0).map(({ name, value }) => [name, value]));

describe('the cookie of a sign-in', () => {
  it.each([[http], [https]])('is whole when it is short, and in parts when it is long (%s)', (site) => {
    mockEnv.siteUrl = site;
    for (const length of [1, 3800, 3801, 12_345]) {
      const text = 'x'.repeat(length);
      const cookies = cookiesOf(text, []);
      expect(sessionText(valuesOf(cookies))).toBe(text);
      for (const cookie of cookies) expect(setCookieLine(cookie).length).toBeLessThan(4096);
    }
  });

  it('leaves no part of an earlier, longer or shorter one', () => {
    mockEnv.siteUrl = http;
    const long = cookiesOf('x'.repeat(9000), ['next-auth.session-token']);
    expect(long.find(({ name }) => name === 'next-auth.session-token')).toMatchObject({ value: '', maxAge: 0 });
    const short = cookiesOf('x', Object.keys(valuesOf(long)));
    const removed = short.filter(({ maxAge }) => maxAge === 0).map(({ name }) => name);
    expect(removed).toEqual(['next-auth.session-token.0', 'next-auth.session-token.1', 'next-auth.session-token.2']);
  });

  it('ends when renewed tokens are too long for cookies, and the log says so', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const before = { accessToken: 'a', refreshToken: 'b', expiresAt: 0 };
    const sent = { '__Secure-next-auth.session-token.0': 'x', 'signed-in': '1' };
    const cookies = await cookiesIfRenewed(sent, before, { ...before, accessToken: 'a'.repeat(20_000) });
    expect(valuesOf(cookies)).toEqual({});
    expect(cookies.map(({ name }) => name)).toContain('__Secure-next-auth.session-token.0');
    expect(warn.mock.calls[0]?.[0]).toContain('too long for the cookies');
  });

  it('is not for scripts, and secure on https; the hint is readable and holds nothing', () => {
    const [session, hint] = cookiesOf('text', []).map(setCookieLine);
    expect(session).toBe(
      '__Secure-next-auth.session-token=text; Path=/mooc/app; Max-Age=43200; SameSite=Lax; HttpOnly; Secure',
    );
    expect(hint).toBe('signed-in=1; Path=/mooc/app; Max-Age=43200; SameSite=Lax; Secure');
  });

  it('goes at sign-out with everything else of the person, and nothing more', () => {
    const present = [
      '__Secure-next-auth.session-token.1',
      '__Secure-next-auth.state',
      'theme',
      'profile',
      'next-authority',
    ];
    const removed = signedOutCookies(present);
    expect(removed.every(({ maxAge, value }) => maxAge === 0 && value === '')).toBe(true);
    expect(removed.map(({ name }) => name).sort()).toEqual(
      ['__Secure-next-auth.session-token.1', '__Secure-next-auth.state', 'profile', 'signed-in'].sort(),
    );
  });

  it('goes first where a request names a thousand cookies, of which few are removed', () => {
    const session = '__Secure-next-auth.session-token';
    const present = [...Array.from({ length: 1_000 }, (_, index) => `next-auth.state.${index}`), session];
    const names = signedOutCookies(present).map(({ name }) => name);
    expect(names).toHaveLength(24);
    expect(names).toEqual(expect.arrayContaining([session, 'profile', 'signed-in']));
  });
});

it('a new session in parts removes an earlier one in a single cookie, which would be read instead', () => {
  const session = '__Secure-next-auth.session-token';
  const set = cookiesOf('x'.repeat(7600), [session, `${session}.0`]);
  expect(set.filter(({ maxAge }) => maxAge === 0).map(({ name }) => name)).toEqual([session]);
});

describe('the chosen profile', () => {
  it.each([
    { id: 12, secondary: 'REDAZIONE' },
    { id: 1, secondary: null },
    { id: 0, secondary: 'a;b=c"%' },
  ])('%j comes back as it was', (profile) => {
    const { name, value } = chosenProfileCookie(profile);
    expect(value).toMatch(/^[\w%.~!'()*-]+$/);
    expect(chosenProfile({ [name]: value })).toEqual(profile);
  });

  it.each(['', '12', '"12"', '["x","A"]', '["-","A"]', '[1.5,"A"]', 'null', '{}', '%E0%A4', '[1e999,null]'])(
    'is none for %s',
    (value) => expect(chosenProfile({ profile: value })).toBeNull(),
  );

  it('has no secondary profile that a header cannot carry', () => {
    expect(chosenProfile({ profile: encodeURIComponent('[1,"a\\nb"]') })).toEqual({ id: 1, secondary: null });
  });
});
