/** @jest-environment ./jest/environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import type { Locale } from '@/lib/model/locale';
import type { Shell } from '@/lib/shell/read-shell';
import { SignedInHeader } from './SignedInHeader';
import { editorProfile, fullShell, impersonated, readyGate } from './testing/shell-fixtures';

const mockFlags = { canChangeLanguage: true, canChangeTheme: true, canChangeProfile: true };
const mockRefresh = jest.fn();
// Mocked, because these tests have no session tokens to read.
jest.mock('next-auth/jwt', () => ({}));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useSearchParams: () => new URLSearchParams('desk=texts&profile=3'),
  useRouter: () => ({ refresh: mockRefresh }),
}));
jest.mock('@/lib/env/env', () => ({ env: () => mockFlags }));
beforeEach(
  () => void Object.assign(mockFlags, { canChangeLanguage: true, canChangeTheme: true, canChangeProfile: true }),
);

const onlyOne = { ...readyGate, profiles: [editorProfile] };

function show(changes: Partial<Shell> = {}, locale: Locale = 'it') {
  const shell = { ...fullShell, ...changes };
  renderIn(locale, <SignedInHeader shell={shell} />);
  return {
    header: screen.getByRole('banner'),
    bar: screen.getByRole('navigation', { name: locale === 'it' ? 'Servizi' : 'Services' }),
    // Hidden, because jsdom treats the popover as closed.
    menu: screen.getByRole('navigation', { name: 'Menu', hidden: true }),
  };
}

const rows = (menu: HTMLElement) => [...menu.querySelectorAll(':scope > ul > li')];

describe('the signed-in header', () => {
  it('has the logo, name and code, logout, and the button of the side menu', () => {
    const { header, menu } = show();
    expect(within(header).getByRole('link', { name: /pagina iniziale/ })).toHaveAttribute('href', '/home');
    expect(header).toHaveTextContent('Paolo Righetti 10520955');
    expect(header).not.toHaveTextContent('per conto di');
    expect(within(header).getAllByRole('button', { name: 'Logout', hidden: true })).toHaveLength(2);
    expect(within(header).getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', menu.id);
  });

  it('names who acts for the person only when that is somebody else', () => {
    const { header } = show({ person: impersonated });
    expect(header).toHaveTextContent('Chiara Montanari, per conto di Paolo Righetti 10520955');
  });
});

describe('the second bar', () => {
  it('has everything in the order of the specification', () => {
    const { bar } = show();
    expect(bar.textContent).toMatch(
      /^Torna a Servizi online.*Catalogo dei corsi aperti.*Redazione del catalogo.*Manuale.*Assistenza.*ITA.*ENG.*Funzioni$/,
    );
    expect(within(bar).getByRole('link', { name: /Torna a/ })).toHaveAttribute(
      'href',
      fullShell.previousService?.address,
    );
    for (const name of [/^Manuale/, /^Assistenza/]) {
      expect(within(bar).getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
    expect(within(bar).getByRole('button', { name: /tema/ })).toBeVisible();
  });

  it('leaves out what there is not', () => {
    const { bar } = show({ manual: null, helpDesk: null, previousService: null, currentService: null });
    expect(within(bar).queryByRole('link', { name: /Manuale|Assistenza|Torna/ })).toBeNull();
  });

  it('marks a service that is described in the other language only', () => {
    const { bar } = show({}, 'en');
    expect(within(bar).getByText('Catalogo dei corsi aperti')).toHaveAttribute('lang', 'it');
  });

  it('changes language, theme and profile only where that is enabled', () => {
    Object.assign(mockFlags, { canChangeLanguage: false, canChangeTheme: false, canChangeProfile: false });
    const { bar, menu } = show();
    expect(bar).not.toHaveTextContent('ENG');
    expect(within(bar).queryByRole('button', { name: /tema|Profilo/ })).toBeNull();
    expect(bar).toHaveTextContent('Redazione del catalogo');
    expect(rows(menu).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Richiesta di assistenza/),
      expect.stringMatching(/^Manuale/),
      'Torna a Servizi online',
      'Paolo Righetti 10520955Logout',
    ]);
  });

  it('changes all three where the environment says nothing', () => {
    // The header uses only these variables of the environment.
    const { canChangeLanguage, canChangeTheme, canChangeProfile } = jest
      .requireActual<typeof import('@/lib/env/env')>('@/lib/env/env')
      .readEnv({});
    Object.assign(mockFlags, { canChangeLanguage, canChangeTheme, canChangeProfile });
    const { bar } = show();
    expect(bar).toHaveTextContent('ENG');
    expect(within(bar).getAllByRole('button', { name: /tema|Profilo/ })).toHaveLength(2);
  });

  it.each([
    ['canChangeLanguage', 'ENG', 'ENG – switch to English'],
    ['canChangeTheme', 'Cambia tema chiaro o scuro', 'Tema chiaro o scuro'],
    ['canChangeProfile', 'Profilo: Redazione del catalogo', 'Profilo: Redazione del catalogo'],
  ] as const)('shows what %s switches on, in both menus, and nothing else', (flag, inBar, inMenu) => {
    const off = { canChangeLanguage: false, canChangeTheme: false, canChangeProfile: false };
    Object.assign(mockFlags, off, { [flag]: true });
    const { bar, menu } = show();
    const named = (part: HTMLElement) =>
      [...part.querySelectorAll('a, button, summary')].map((each) =>
        (each.getAttribute('aria-label') ?? each.textContent ?? '').trim(),
      );
    const switches = /^(ENG|Cambia tema|Tema chiaro|Profilo:)/;
    expect(named(bar).filter((name) => switches.test(name))).toEqual([expect.stringContaining(inBar)]);
    expect(named(menu).filter((name) => switches.test(name))).toEqual([expect.stringContaining(inMenu)]);
  });

  it('offers other profiles as forms that come back to this page', () => {
    const { bar } = show();
    expect(within(bar).getByRole('button', { name: 'Profilo: Redazione del catalogo' })).toBeVisible();
    const choices = within(bar)
      .getAllByRole('button', { name: /del catalogo$/, hidden: true })
      .filter((it) => it.closest('form'));
    expect(choices.map((choice) => choice.getAttribute('aria-current'))).toEqual([null, 'true']);
    const form = choices[1]?.closest('form');
    expect(form).toHaveAttribute('action', '/mooc/app/api/auth/profile');
    expect(form).toHaveFormValues({ profile: '12', dprofile: 'REDAZIONE', return: '/restricted?desk=texts' });
  });

  it('only names a profile without another one to change to', () => {
    const { bar } = show({ gate: onlyOne });
    expect(bar).toHaveTextContent('Redazione del catalogo');
    expect(within(bar).queryByRole('button', { name: /^Profilo/ })).toBeNull();
  });
});

describe('the side menu', () => {
  it('has the entries of the specification in its order', () => {
    const { menu } = show();
    expect(rows(menu).map((row) => row.textContent)).toEqual([
      'Richiesta di assistenza (si apre in una nuova finestra)',
      'Manuale (si apre in una nuova finestra)',
      expect.stringMatching(/^Profilo: Redazione del catalogo/),
      'ENG – switch to English',
      'Tema chiaro o scuro',
      'Torna a Servizi online',
      'Paolo Righetti 10520955Logout',
    ]);
  });

  it.each([
    ['with one profile only', { gate: onlyOne }, /Profilo/],
    ['before a profile is selected', { gate: { state: 'loading' } as const }, /Profilo/],
    ['without help desk', { helpDesk: null }, /assistenza/],
    ['without manual', { manual: null }, /Manuale/],
    ['without previous service', { previousService: null }, /Torna a/],
  ])('has one entry less %s', (_what, changes, missing) => {
    const { menu } = show(changes);
    expect(rows(menu)).toHaveLength(6);
    expect(rows(menu).some((row) => missing.test(row.textContent))).toBe(false);
  });
});

describe('the address of the previous service, which names the theme', () => {
  const changeTheme = () => document.documentElement.setAttribute('data-theme', 'dark');
  beforeEach(() => mockRefresh.mockClear());
  afterEach(() => document.documentElement.removeAttribute('data-theme'));

  it('is asked for again when the theme changes', async () => {
    show();
    changeTheme();
    await waitFor(() => expect(mockRefresh).toHaveBeenCalledTimes(1));
  });

  it('is not asked for where there is none', async () => {
    show({ previousService: null });
    changeTheme();
    await Promise.resolve();
    expect(mockRefresh).not.toHaveBeenCalled();
  });
});

describe('the function menu', () => {
  it('leads to the showcase and to another career', () => {
    show();
    const form = screen.getByRole('form', { name: 'Carriera', hidden: true });
    expect(form).toHaveAttribute('action', '/mooc/app/api/auth/career');
    expect(form).toHaveTextContent('Matricola attuale: 871002 (DOC)');
    expect(screen.getByRole('link', { name: 'Vetrina', hidden: true })).toHaveAttribute('href', '/home');
  });

  it('has no form for people without a career', () => {
    show({ person: { ...impersonated, career: null } });
    expect(screen.queryByRole('form', { name: 'Carriera', hidden: true })).toBeNull();
  });
});
