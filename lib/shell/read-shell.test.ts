import { expectConsole } from '@/jest/console';
import { BackendError } from '@/lib/api/errors';
import * as readers from '@/lib/auth/readers';
import { readSession } from '@/lib/auth/session';
import { NotSignedIn, SignInEnded } from '@/lib/auth/sign-in-errors';
import { readApplicationInfo } from '@/lib/site-settings/read-settings';
import { readShell } from './read-shell';

jest.mock('@/lib/auth/readers');
jest.mock('@/lib/auth/session', () => ({ readSession: jest.fn() }));
jest.mock('@/lib/site-settings/read-settings');
const mockTheme = jest.fn<{ value: string } | undefined, []>();
jest.mock('next/headers', () => ({ cookies: async () => ({ get: mockTheme }) }));
jest.mock('@/lib/env/env', () => ({ env: () => ({ canChangeProfile: true, returnUrlHosts: ['back.example.org'] }) }));

const { readAssistanceLink, readManualLink, readPerson, readProfiles, updateReturnUrl } = jest.mocked(readers);
const profile = { id: 12, secondary: null, label: 'Redazione', description: null };
const person = { firstName: 'Giulia' } as Awaited<ReturnType<typeof readPerson>>;
const manual = 'https://help.example.org/manual';
const application = { currentService: { it: 'Catalogo', en: null }, previousService: { it: 'Servizi', en: null } };
const failure = (status: number) => new BackendError({ call: 'GET /x', kind: 'status', reason: 'failed', status });
const returnUrl = 'https://back.example.org/a?b=1';
const signed = `${returnUrl}&__pj0=1&__pj1=2`;

beforeEach(() => {
  jest.mocked(readSession).mockResolvedValue({ profile: null });
  readProfiles.mockResolvedValue([profile]);
  readPerson.mockResolvedValue(person);
  readManualLink.mockResolvedValue(manual);
  readAssistanceLink.mockResolvedValue(null);
  jest.mocked(readApplicationInfo).mockResolvedValue(application as Awaited<ReturnType<typeof readApplicationInfo>>);
  mockTheme.mockReturnValue(undefined);
  updateReturnUrl.mockReset();
});

const previousService = async (query: Record<string, string> = { returnUrl }) => {
  const shell = await readShell('it', query);
  return shell.kind === 'shell' ? shell.previousService : shell;
};

describe('the shell', () => {
  it('has person, profile, links and the current service', async () => {
    expect(await readShell('it', {})).toEqual({
      kind: 'shell',
      gate: { state: 'ready', profiles: [profile], profile, failed: false, unsaved: true },
      person,
      manual,
      helpDesk: null,
      previousService: null,
      currentService: { text: 'Catalogo', language: 'it' },
    });
  });

  it('is nothing for an anonymous visitor, who is asked nothing about', async () => {
    jest.mocked(readSession).mockResolvedValue(null);
    readProfiles.mockClear();
    expect(await readShell('it', {})).toEqual({ kind: 'anonymous' });
    expect(readProfiles).not.toHaveBeenCalled();
  });

  it('is nothing for somebody who signs out meanwhile', async () => {
    readPerson.mockRejectedValue(new NotSignedIn());
    expect(await readShell('it', {})).toEqual({ kind: 'anonymous' });
  });

  it('does without a link that cannot be had', async () => {
    expectConsole('warn', /^Left out of the shell: GET \/x/);
    readManualLink.mockRejectedValue(failure(500));
    expect(await readShell('it', {})).toMatchObject({ kind: 'shell', manual: null, person });
  });
});

describe('a critical error', () => {
  it.each([
    ['profiles', readProfiles],
    ['person', readPerson],
  ])('is a failure of the core call for %s', async (_what, call) => {
    expectConsole('warn', /^The signed-in area cannot be shown: GET \/x/);
    call.mockRejectedValue(failure(403));
    expect(await readShell('it', {})).toEqual({ kind: 'critical', reason: 'backend' });
  });

  it.each([
    ['profiles', readProfiles],
    ['manual', readManualLink],
  ])('is a sign-in that has ended, found out by the call for %s', async (_what, call) => {
    call.mockRejectedValue(new SignInEnded(true));
    expect(await readShell('it', {})).toEqual({ kind: 'critical', reason: 'ended' });
  });

  it('is no fault of our own: that is thrown', async () => {
    readPerson.mockRejectedValue(new TypeError('ours'));
    await expect(readShell('it', {})).rejects.toThrow('ours');
  });
});

describe('the link to the previous service', () => {
  it('gets language and theme here when the address is not signed', async () => {
    expect(await previousService()).toEqual({
      address: `${returnUrl}&lang=it&poli_style=light`,
      description: { text: 'Servizi', language: 'it' },
    });
    mockTheme.mockReturnValue({ value: 'dark' });
    expect(await previousService()).toMatchObject({ address: `${returnUrl}&lang=it&poli_style=dark` });
    mockTheme.mockReturnValue({ value: '<b>' });
    expect(await previousService()).toMatchObject({ address: `${returnUrl}&lang=it&poli_style=light` });
    expect(updateReturnUrl).not.toHaveBeenCalled();
  });

  it('is updated by the backend when the address is signed', async () => {
    updateReturnUrl.mockResolvedValue('https://back.example.org/new');
    expect(await previousService({ returnUrl: signed })).toMatchObject({ address: 'https://back.example.org/new' });
    expect(updateReturnUrl).toHaveBeenCalledWith(signed, { lang: 'it', poli_style: 'light' });
  });

  it.each([
    ['gives no address', async () => null],
    ['gives one of another host', async () => 'https://evil.example/'],
  ])('is not there when the backend %s', async (_what, answer) => {
    updateReturnUrl.mockImplementation(answer);
    expect(await previousService({ returnUrl: signed })).toBeNull();
  });

  it('is not there when the backend fails, which is only logged', async () => {
    expectConsole('warn', /^No link to the previous service: GET \/x/);
    updateReturnUrl.mockRejectedValue(failure(500));
    expect(await previousService({ returnUrl: signed })).toBeNull();
  });

  it('is not there without an address, with one of another host, or without a description', async () => {
    expect(await previousService({})).toBeNull();
    expect(await previousService({ returnUrl: 'https://evil.example/?x=back.example.org' })).toBeNull();
    jest.mocked(readApplicationInfo).mockResolvedValue({
      ...application,
      previousService: { it: null, en: null },
    } as Awaited<ReturnType<typeof readApplicationInfo>>);
    expect(await previousService()).toBeNull();
    jest.mocked(readApplicationInfo).mockResolvedValue(null);
    expect(await previousService()).toBeNull();
  });
});
