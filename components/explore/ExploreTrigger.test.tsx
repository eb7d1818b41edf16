/** @jest-environment ./jest/environment.mjs */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { queryClient } from '@/components/providers/query-client';
import { push } from '@/components/testing/pushing-link';
import { ExploreTrigger } from './ExploreTrigger';
import { categories, exploreTexts, institutions } from './testing/explore-fixtures';

jest.mock('next/link', () => jest.requireActual('@/components/testing/pushing-link'));
jest.mock('next/navigation', () => jest.requireActual('@/components/testing/pushing-link'));

const trigger = <ExploreTrigger locale="en" texts={exploreTexts} />;
const button = () => screen.getByRole('button', { name: 'Explore' });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.textContent;

/** Opens the panel in a header whose search box contains a text. */
async function openPanel(searchText = '') {
  const header = document.body.appendChild(document.createElement('header'));
  header.innerHTML = '<search><form><input name="q" aria-label="search"></form></search><div></div>';
  screen.getByRole<HTMLInputElement>('textbox', { name: 'search' }).value = searchText;
  render(trigger, { container: header.lastElementChild as HTMLElement });
  fireEvent.click(button());
  return screen.findByRole('dialog', { name: 'Explore' });
}

// Loads the panel in advance, because the first load exceeds the timeout of a test.
beforeAll(() => import('./ExplorePanel'));

beforeEach(() => {
  queryClient.setQueryData(['categories'], categories);
  queryClient.setQueryData(['institutions'], institutions);
});

afterEach(() => {
  push.mockReset();
  queryClient.clear();
  document.body.replaceChildren();
});

describe('the explore control of wide screens', () => {
  it('is a link to the catalogue before scripts run, and a closed button afterwards', () => {
    const html = renderToString(trigger);
    expect(html).toContain('<a href="/mooc/app/en/catalogue"');
    expect(html).not.toContain('role=');
    render(trigger);
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    // For which Firefox would replace it for screen readers when it opens the panel.
    expect(button().onclick).toBeNull();
  });

  it('leaves a click for a new tab to the browser', () => {
    render(trigger);
    let taken: boolean | undefined;
    const watch = (event: Event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', watch, { once: true });
    fireEvent.click(button(), { ctrlKey: true });
    expect(taken).toBe(false);
    expect(button()).toHaveAttribute('aria-busy', 'false');
  });

  it('opens with the universities, its focus on their tab', async () => {
    const panel = await openPanel();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(within(panel).getAllByRole('tab')).toHaveLength(2);
    expect(within(panel).getByRole('tab', { selected: true })).toHaveTextContent('Universities');
    expect(focused()).toBe('Universities');
    expect(
      within(panel)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(institutions.map(({ name }) => name));
  });

  it('has a list that is no stop of Tab, as it would be in Firefox because it scrolls', async () => {
    const panel = await openPanel();
    expect(within(panel).getByRole('tabpanel')).toHaveAttribute('tabindex', '-1');
  });

  it('opens with the space bar too', async () => {
    render(trigger);
    // On a link, it would scroll the page.
    expect(fireEvent.keyDown(button(), { key: ' ' })).toBe(false);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('changes tabs by arrows, Home and End', async () => {
    const panel = await openPanel();
    const selected = () => within(panel).getByRole('tab', { selected: true }).textContent;
    press('ArrowLeft');
    expect(selected()).toBe('Subjects');
    expect(within(panel).getByRole('menu', { name: 'Subjects' })).toBeVisible();
    press('ArrowLeft');
    expect(selected()).toBe('Universities');
    press('Home');
    expect(selected()).toBe('Subjects');
    press('End');
    expect(selected()).toBe('Universities');
  });

  it('moves in the list by arrows, Home, End and the first letters, forgotten after 500 ms', async () => {
    const panel = await openPanel();
    const now = jest.spyOn(performance, 'now').mockReturnValue(10_000);
    act(() => within(panel).getAllByRole('menuitem')[0]?.focus());
    press('End');
    expect(focused()).toBe('Università di Pisa');
    press('ArrowDown');
    expect(focused()).toBe('Politecnico di Milano');
    for (const letter of 'università di pa') press(letter);
    expect(focused()).toBe('Università di Padova');
    now.mockReturnValue(10_501);
    press('p');
    expect(focused()).toBe('Politecnico di Milano');
    now.mockRestore();
  });

  it('leads to the filtered catalogue, with what stands in the search box, and closes', async () => {
    const panel = await openPanel('  linear   algebra ');
    const padova = within(panel).getByRole('menuitem', { name: 'Università di Padova' });
    expect(padova).toHaveAttribute('href', '/mooc/app/en/catalogue?q=linear+algebra&filterAteneo=3');
    fireEvent.click(padova);
    expect(push).toHaveBeenCalledWith('/en/catalogue?q=linear+algebra&filterAteneo=3');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('names a category in the other language where it has no name in this one', async () => {
    const panel = await openPanel();
    press('Home');
    const computing = within(panel).getByRole('menuitem', { name: 'Computing' });
    expect(computing).toHaveAttribute('href', '/mooc/app/en/catalogue?filterCategoria=7');
    expect(within(panel).getByText('Lettere')).toHaveAttribute('lang', 'it');
  });

  it('leads to all courses where nothing is chosen', async () => {
    const panel = await openPanel('algebra');
    expect(within(panel).queryByText('Clear filters')).toBeNull();
    fireEvent.click(within(panel).getByRole('link', { name: 'All courses' }));
    expect(push).toHaveBeenCalledWith('/en/catalogue');
  });

  it('clears the filters of the page, with what stands in the search box', async () => {
    window.history.replaceState(null, '', '?filterAteneo=3');
    const panel = await openPanel('algebra');
    window.history.replaceState(null, '', '?');
    fireEvent.click(within(panel).getByRole('link', { name: 'Clear filters' }));
    expect(push).toHaveBeenCalledWith('/en/catalogue?q=algebra');
  });

  it('closes by Escape, with focus back on the button', async () => {
    await openPanel();
    press('Escape');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(button()).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes by its button, to which a press gives the focus before it is a click', async () => {
    await openPanel();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    act(() => button().focus());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when focus or a click goes elsewhere', async () => {
    await openPanel();
    act(() => screen.getByLabelText('search').focus());
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(button());
    await waitFor(() => expect(button()).toHaveAttribute('aria-expanded', 'true'));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    fireEvent.click(document.body);
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });
});
