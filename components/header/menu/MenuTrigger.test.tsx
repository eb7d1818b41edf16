/** @jest-environment ./jest/environment.mjs */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { categories, content, institutions } from '@/components/explore/testing/explore-fixtures';
import { queryClient } from '@/components/providers/query-client';
import { push } from '@/components/testing/pushing-link';
import { renderIn } from '@/components/testing/render-in';
import { ToastRegion } from '@/components/ui/toast/ToastRegion';
import { browserClient } from '@/lib/catalogue/browser-lists';
import { MenuTrigger } from './MenuTrigger';

jest.mock('next/link', () => jest.requireActual('@/components/testing/pushing-link'));
jest.mock('next/navigation', () => jest.requireActual('@/components/testing/pushing-link'));
jest.mock('@/lib/api/rest-client', () => ({
  ...jest.requireActual('@/lib/api/rest-client'),
  createRestClient: () => ({ get: jest.fn() }),
}));

const menu = <MenuTrigger {...content} />;
const button = () => screen.getByRole('button', { name: 'Menu' });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.textContent;
const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

async function openMenu() {
  render(menu);
  act(() => button().focus());
  press('ArrowDown');
  await screen.findByRole('menu', { name: 'Menu' });
}

async function openUniversities() {
  await openMenu();
  press('End');
  press('ArrowRight');
  await screen.findByRole('menu', { name: 'Universities' });
}

// Loads the panel in advance, because the first load exceeds the timeout of a test.
beforeAll(() => import('./MenuPanel'));

beforeEach(() => {
  queryClient.setQueryData(['categories'], categories);
  queryClient.setQueryData(['institutions'], institutions);
});

afterEach(() => {
  jest.mocked(browserClient.get).mockReset();
  push.mockReset();
  queryClient.clear();
  document.body.replaceChildren();
});

describe('the menu of narrow screens', () => {
  it('is a disclosure of plain links until scripts run, and gives its focus to the button then', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(menu);
    expect(within(container).getByText('About')).toHaveAttribute('href', '/mooc/app/en/about');
    const summary = container.querySelector('summary');
    summary?.setAttribute('tabindex', '0');
    summary?.focus();
    expect(summary).toHaveFocus();
    summary?.removeAttribute('tabindex');
    const root = await act(async () => hydrateRoot(container, menu));
    expect(button()).toHaveFocus();
    act(() => root.unmount());
  });

  it('stays a disclosure while the visitor has it open', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(menu);
    container.querySelector('details')?.setAttribute('open', '');
    const root = await act(async () => hydrateRoot(container, menu));
    expect(container.querySelector('details')).not.toBeNull();
    act(() => root.unmount());
  });

  it('opens with its first entry in focus', async () => {
    await openMenu();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(items()).toEqual(['About', 'Universities', 'Subjects', 'Universities']);
    expect(focused()).toBe('About');
    expect(screen.getByRole('menuitem', { name: 'About' })).toHaveAttribute('href', '/mooc/app/en/about');
  });

  it('moves by arrows and the first letters', async () => {
    await openMenu();
    press('ArrowUp');
    expect(document.activeElement).toBe(screen.getAllByRole('menuitem').at(-1));
    press('s');
    expect(focused()).toBe('Subjects');
  });

  it('follows a link without loading a new document, and closes', async () => {
    await openMenu();
    fireEvent.click(screen.getByRole('menuitem', { name: 'About' }));
    expect(push).toHaveBeenCalledWith('/en/about');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens a submenu in its place and comes back to the entry that opened it', async () => {
    await openUniversities();
    expect(items()).toEqual(institutions.map(({ name }) => name));
    expect(focused()).toBe('Politecnico di Milano');
    press('ArrowLeft');
    expect(document.activeElement).toBe(screen.getAllByRole('menuitem').at(-1));
    expect(items()).toHaveLength(4);
  });

  it('goes from the button above a submenu down to its first entry', async () => {
    await openUniversities();
    act(() => screen.getByRole('button', { name: 'Back: Universities' }).focus());
    press('ArrowDown');
    expect(focused()).toBe('Politecnico di Milano');
  });

  it('filters by category and by university, each by its own filter', async () => {
    await openUniversities();
    expect(screen.getByRole('menuitem', { name: 'Università di Pisa' })).toHaveAttribute(
      'href',
      '/mooc/app/en/catalogue?filterAteneo=4',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Back: Universities' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Subjects' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Music' }));
    expect(push).toHaveBeenCalledWith('/en/catalogue?filterCategoria=3');
  });

  it('closes the submenu by the first Escape and the menu by the second', async () => {
    await openUniversities();
    press('Escape');
    expect(screen.getByRole('menu', { name: 'Menu' })).toBeVisible();
    press('Escape');
    expect(button()).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('closes by Tab, which goes on from the button', async () => {
    await openMenu();
    press('Tab');
    expect(button()).toHaveFocus();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('has no submenus on a page without navigation', async () => {
    render(<MenuTrigger {...content} explore={false} />);
    fireEvent.click(button());
    await screen.findByRole('menu');
    expect(items()).toEqual(['About', 'Universities']);
  });

  it('says that a list did not load and asks again, without losing the focus', async () => {
    queryClient.clear();
    queryClient.setQueryDefaults(['institutions'], { retry: false });
    jest
      .mocked(browserClient.get)
      .mockRejectedValue(Object.assign(new Error('Request failed'), { data: { message: 'no connection' } }));
    renderIn('en', <ToastRegion />);
    await openMenu();
    press('End');
    press('Enter');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    const toast = await screen.findByRole('alert');
    await waitFor(() => expect(toast).toHaveTextContent('Error loadingno connection'));
    jest.mocked(browserClient.get).mockResolvedValue([]);
    const panel = retry.parentElement?.parentElement;
    fireEvent.click(retry);
    expect(panel).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    expect(screen.getByRole('menu', { name: 'Universities' })).toBeEmptyDOMElement();
  });

  it('keeps a list that could not be renewed when the visitor came back', async () => {
    queryClient.setQueryDefaults(['institutions'], { retry: false });
    jest.mocked(browserClient.get).mockRejectedValue(new Error('Request failed'));
    await openUniversities();
    await act(() => queryClient.refetchQueries({ queryKey: ['institutions'] }));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(queryClient.getQueryState(['institutions'])?.status).toBe('error');
    expect(items()).toEqual(institutions.map(({ name }) => name));
  });
});
