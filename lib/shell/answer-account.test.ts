import { expectConsole } from '@/jest/console';
import { BackendError } from '@/lib/api/errors';
import { getPerson, getProfiles } from '@/lib/api/session';
import { internalClient, readSession } from '@/lib/auth/session';
import { NotSignedIn, SignInEnded } from '@/lib/auth/sign-in-errors';
import type { Person } from '@/lib/model/person';
import { readApplicationInfo } from '@/lib/site-settings/read-settings';
import { answerAccount } from './answer-account';

jest.mock('@/lib/auth/session', () => ({
  readSession: jest.fn(),
  internalClient: jest.fn(),
}));
jest.mock('@/lib/api/session');
jest.mock('@/lib/site-settings/read-settings');
jest.mock('@/lib/env/env', () => ({ env: () => ({ siteUrl: 'https://courses.example.org', serviceId: '2001' }) }));

const person: Person = {
  firstName: 'Paolo',
  surname: 'Righetti',
  code: '10520955',
  impersonator: { firstName: 'Chiara', surname: null, code: null },
  description: null,
  career: null,
  careerClass: null,
};
const editor = { id: 12, secondary: 'REDAZIONE', label: 'Redazione', description: 'Cura i testi' };
const administrator = { id: 1, secondary: null, label: 'Amministrazione', description: null };

beforeEach(() => {
  jest.mocked(readSession).mockResolvedValue({ profile: null });
  jest
    .mocked(internalClient)
    .mockReset()
    .mockImplementation(async (profile) => ({ profile }) as never);
  jest.mocked(getProfiles).mockResolvedValue([administrator, editor]);
  jest.mocked(getPerson).mockReset().mockResolvedValue(person);
  jest.mocked(readApplicationInfo).mockResolvedValue(null);
});

async function ask(headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) {
  const response = await answerAccount(
    new Request('https://courses.example.org/mooc/app/api/jaf/account', { headers }),
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status: response.status, json: await response.json() };
}

describe('who is signed in', () => {
  it('is sent with what the panel shows and nothing more', async () => {
    const application = { name: 'MOOC', controllerVersion: '1', viewVersion: '2' };
    const answered = { ...application, testDatabase: true } as Awaited<ReturnType<typeof readApplicationInfo>>;
    jest.mocked(readApplicationInfo).mockResolvedValue(answered);
    expect(await ask()).toEqual({
      status: 200,
      json: {
        name: 'Paolo Righetti',
        code: '10520955',
        description: null,
        impersonator: 'Chiara',
        profile: null,
        application,
      },
    });
  });

  it.each([
    ['Docente a contratto', 'Docente a contratto'],
    ['Paolo Righetti', null],
  ])('has the description “%s” unless that is the name', async (description, sent) => {
    jest.mocked(getPerson).mockResolvedValue({ ...person, description });
    expect((await ask()).json.description).toBe(sent);
  });

  it('is asked for under the chosen profile when it is on the list', async () => {
    jest.mocked(readSession).mockResolvedValue({ profile: { id: 12, secondary: 'REDAZIONE' } });
    expect((await ask()).json.profile).toEqual({ label: 'Redazione', description: 'Cura i testi' });
    expect(getPerson).toHaveBeenCalledWith({ profile: editor }, '2001', editor);
  });

  it('has no profile when the chosen one is not on the list, and the only one when there is one', async () => {
    jest.mocked(readSession).mockResolvedValue({ profile: { id: 99, secondary: null } });
    expect((await ask()).json.profile).toBeNull();
    expect(getPerson).toHaveBeenCalledWith({ profile: null }, '2001', null);
    jest.mocked(getProfiles).mockResolvedValue([administrator]);
    expect((await ask()).json.profile).toEqual({ label: 'Amministrazione', description: null });
  });

  it.each([
    ['nobody is', new NotSignedIn()],
    ['the sign-in has ended', new SignInEnded(true)],
  ])('is status 401 when %s', async (_what, error) => {
    jest.mocked(internalClient).mockRejectedValue(error);
    expect((await ask()).status).toBe(401);
  });

  it('is a problem of the backend when that fails', async () => {
    expectConsole('warn', /^GET \/x/);
    jest.mocked(getPerson).mockRejectedValue(new BackendError({ call: 'GET /x', kind: 'network', reason: 'no' }));
    expect((await ask()).status).toBe(503);
  });

  it('is sent to pages of this site only', async () => {
    expect((await ask({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await ask({ origin: 'https://evil.example' })).status).toBe(403);
    expect(internalClient).not.toHaveBeenCalled();
  });
});
