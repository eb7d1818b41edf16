/** @jest-environment ./jest/environment.mjs */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { queryClient } from '@/components/providers/query-client';
import type { Account } from '@/lib/shell/account';
import { AdminControlButton } from './AdminControlButton';

const texts = {
  admin: 'Admin',
  open: 'Il tuo accesso',
  loading: 'Attendi',
  failed: 'Niente dati',
  ended: 'Accesso terminato',
  impersonator: '{name}, per conto di',
  controller: 'controller {version}',
  view: 'view {version}',
};
const links = [
  { href: '/home', label: 'Vetrina' },
  { href: '/restricted', label: 'Admin' },
  { href: '/logout', label: 'Logout' },
];
const account: Account = {
  name: 'Paolo Righetti',
  code: '10520955',
  description: 'Docente a contratto',
  impersonator: 'Chiara $& Montanari',
  profile: { label: 'Redazione del catalogo', description: 'Cura testi e immagini' },
  application: { name: 'MOOC', controllerVersion: '1.2', viewVersion: null },
};

const fetchMock = jest.fn<Promise<Response>, [Request]>();
const control = <AdminControlButton login="/login" texts={texts} links={links} />;

function signedIn(value: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: what the component reads
  document.cookie = value ? 'signed-in=1' : 'signed-in=; max-age=0';
}

async function openPanel() {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: texts.open })));
  return screen.findByRole('dialog', { name: texts.open });
}

beforeEach(() => {
  global.fetch = fetchMock as unknown as typeof fetch;
  fetchMock.mockReset();
  queryClient.clear();
});
afterEach(() => signedIn(false));

describe('the admin control of an anonymous visitor', () => {
  it('is a plain link to the login page, and asks nothing', () => {
    render(control);
    expect(screen.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button')).toBeNull();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it.each(['signed-in=0', 'not-signed-in=1', 'signed-in=12'])('is it with the cookie %s, too', (cookie) => {
    // biome-ignore lint/suspicious/noDocumentCookie: what the component reads
    document.cookie = cookie;
    render(control);
    expect(screen.getByRole('link', { name: 'Admin' })).toBeVisible();
    // biome-ignore lint/suspicious/noDocumentCookie: gone for the next test
    document.cookie = `${cookie}; max-age=0`;
  });

  it('is it in a browser that refuses to read cookies, too', () => {
    const cookie = jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    render(control);
    expect(screen.getByRole('link', { name: 'Admin' })).toBeVisible();
    cookie.mockRestore();
  });

  it('becomes the user button when a sign-in in another tab shows, and back', () => {
    render(control);
    signedIn(true);
    fireEvent.focus(window);
    expect(screen.getByRole('button', { name: texts.open })).toBeVisible();
    signedIn(false);
    fireEvent(window, new Event('pageshow'));
    expect(screen.getByRole('link', { name: 'Admin' })).toBeVisible();
  });
});

describe('the admin control of somebody signed in', () => {
  beforeEach(() => signedIn(true));

  it('asks nothing before it is opened, then shows person, profile, links and versions', async () => {
    fetchMock.mockImplementation(async () => Response.json(account));
    render(control);
    fireEvent.focus(screen.getByRole('button'));
    expect(fetchMock).not.toHaveBeenCalled();
    const panel = await openPanel();
    expect(await within(panel).findByText('Paolo Righetti')).toBeVisible();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(new URL(fetchMock.mock.calls[0]?.[0].url ?? '').pathname).toBe('/mooc/app/api/jaf/account');
    expect(panel).toHaveTextContent('Chiara $& Montanari, per conto di');
    expect(panel).toHaveTextContent('Paolo Righetti 10520955Docente a contratto');
    expect(panel).toHaveTextContent('Redazione del catalogoCura testi e immagini');
    expect(panel).toHaveTextContent('MOOC · controller 1.2');
    expect(panel).not.toHaveTextContent('view');
    expect(within(panel).getByRole('status')).toHaveAttribute('aria-busy', 'false');
    // Orca announces only the last of several elements that appear.
    expect(within(panel).getByRole('status').children).toHaveLength(1);
    const shown = within(panel).getAllByRole('link');
    expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Vetrina', '/mooc/app/home'],
      ['Admin', '/mooc/app/restricted'],
      ['Logout', '/mooc/app/logout'],
    ]);
  });

  it('says that it waits until the account is known', async () => {
    fetchMock.mockImplementation(() => new Promise(() => undefined));
    render(control);
    const status = within(await openPanel()).getByRole('status');
    expect(status).toHaveTextContent(texts.loading);
    expect(status).toHaveAttribute('aria-busy', 'true');
  });

  it('closes by Escape and gives the focus back', async () => {
    fetchMock.mockImplementation(async () => Response.json(account));
    render(control);
    await openPanel();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('button')).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    [401, texts.ended],
    [400, texts.failed],
  ])('says what a status %i means, once, and keeps the links', async (status, text) => {
    fetchMock.mockImplementation(async () => Response.json({ message: 'x' }, { status }));
    render(control);
    const panel = await openPanel();
    expect(await within(panel).findByText(text)).toBeVisible();
    expect(within(panel).getAllByRole('link')).toHaveLength(3);
    expect(within(panel).getByRole('status')).toHaveAttribute('aria-busy', 'false');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['server failed', async () => Response.json({}, { status: 503 })],
    ['connection broke', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('asks once more when the %s', async (_what, failure) => {
    fetchMock.mockImplementationOnce(failure);
    fetchMock.mockImplementation(async () => Response.json(account));
    render(control);
    const panel = await openPanel();
    expect(await within(panel).findByText('Paolo Righetti', {}, { timeout: 4000 })).toBeVisible();
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });
});
