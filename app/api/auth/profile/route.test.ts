import { expectConsole } from '@/jest/console';
import { BackendError } from '@/lib/api/errors';
import { readProfiles } from '@/lib/auth/readers';
import { NotSignedIn, SignInEnded } from '@/lib/auth/sign-in-errors';
import { POST } from './route';

jest.mock('@/lib/auth/readers', () => ({ readProfiles: jest.fn() }));
jest.mock('@/lib/env/env', () => ({ env: () => ({ siteUrl: 'https://courses.example.org' }) }));

const editor = { id: 12, secondary: 'REDAZIONE', label: 'Redazione', description: null };
const away = new BackendError({ call: 'GET /jaf/internal/profiles', kind: 'network', reason: 'connection refused' });

async function choose(profile: string) {
  const fields = { profile, dprofile: 'REDAZIONE', return: '/en/restricted?desk=texts' };
  const headers = { 'sec-fetch-site': 'same-origin' };
  const address = 'https://courses.example.org/mooc/app/api/auth/profile';
  const response = await POST(new Request(address, { method: 'POST', headers, body: new URLSearchParams(fields) }));
  expect(response.status).toBe(303);
  return response.headers.get('location')?.replace('https://courses.example.org/mooc/app', '');
}

it.each([
  ['12', '/en/restricted?desk=texts'],
  ['13', '/en/restricted?desk=texts&profileError=1'],
])('the choice of profile %s leads to %s', async (profile, page) => {
  jest.mocked(readProfiles).mockResolvedValue([editor]);
  expect(await choose(profile)).toBe(page);
});

it.each([
  ['the sign-in, for who is not signed in', new NotSignedIn(), '/en/login?return=%2Fen%2Frestricted%3Fdesk%3Dtexts'],
  [
    'the sign-in, where nothing renews it',
    new SignInEnded(false),
    '/en/login?return=%2Fen%2Frestricted%3Fdesk%3Dtexts',
  ],
  ['the critical error of a sign-in that was ended', new SignInEnded(true), '/en/login/failed?reason=ended'],
  ['the page of an area that does not answer', away, '/en/login/failed?reason=unavailable'],
])('a good choice leads to %s: it was not wrong', async (_where, error, page) => {
  if (error === away) expectConsole('warn', /^GET \/jaf\/internal\/profiles/);
  jest.mocked(readProfiles).mockRejectedValue(error);
  expect(await choose('12')).toBe(page);
});

it('does not hide what nobody foresaw', async () => {
  jest.mocked(readProfiles).mockRejectedValue(new TypeError('a mistake of ours'));
  await expect(choose('12')).rejects.toThrow('a mistake of ours');
});
