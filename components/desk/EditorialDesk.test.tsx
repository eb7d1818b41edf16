/** @jest-environment ./jest/environment.mjs */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { queryClient } from '@/components/providers/query-client';
import { deskClient } from '@/lib/desk/read-everything';
import { goodCourse, html } from '@/lib/desk/testing/courses';
import english from '@/messages/en.json';
import { Overview } from './overview/Overview';
import { QualityPart } from './quality/QualityPart';
import { Workbench } from './workbench/Workbench';

const category = { id: '1', name: { it: 'Scienze', en: 'Sciences' }, imageId: null, publishedCourses: 2 };
const bad = { ...goodCourse, id: 'c2', title: html('Bad'), imageId: null, teachers: [], closesAt: 1 };
const reading = {
  listed: [],
  courses: [{ ...goodCourse, opensAt: 1 }, bad],
  categories: [category],
  ...{ series: [], institutions: [], unread: [], total: 2 },
};

beforeAll(() => {
  window.matchMedia = ((media: string) => ({
    ...{ matches: false, media, addEventListener: () => {}, removeEventListener: () => {} },
  })) as unknown as typeof window.matchMedia;
  // jsdom lays nothing out.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
});
beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
});
afterEach(cleanup);

const show = (part: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ desk: english.desk }} timeZone="Europe/Rome">
      {part}
    </NextIntlClientProvider>,
  );

it('counts the issues by kind', () => {
  show(<QualityPart reading={reading} />);
  const summary = screen.getByRole('list', { name: 'Issues by kind' });
  expect(within(summary).getByText('Expired')).toHaveTextContent('Expired 1');
  expect(within(summary).getByText('No issue')).toHaveTextContent('No issue 1');
  expect(screen.getByRole('grid', { name: 'Courses and issues' })).toBeInTheDocument();
});

it('shows the courses with one kind of issue alone', () => {
  show(<QualityPart reading={reading} />);
  const grid = screen.getByRole('grid', { name: 'Courses and issues' });
  expect(grid).toHaveAttribute('aria-rowcount', '3');
  const expired = screen.getByRole('button', { name: 'Expired 1' });
  fireEvent.click(expired);
  expect(expired).toHaveAttribute('aria-pressed', 'true');
  expect(grid).toHaveAttribute('aria-rowcount', '2');
  fireEvent.click(expired);
  expect(grid).toHaveAttribute('aria-rowcount', '3');
});

it('shows the catalogue in numbers and lists what is closed', () => {
  show(<Overview reading={reading} countsSearches={false} />);
  expect(screen.getByText('Courses open now').nextSibling).toHaveTextContent('1');
  expect(screen.getByRole('link', { name: 'Bad' })).toHaveAttribute('href', '/en/courseDetails/c2');
});

describe('what was searched for and not found', () => {
  const call = jest.spyOn(deskClient, 'get');
  beforeEach(() => queryClient.clear());
  afterAll(() => call.mockRestore());

  it('is a table whose texts run their search in a new window', async () => {
    call.mockResolvedValue({
      ricerche: [
        { testo: 'psicologia & co', volte: 12, ultimoGiorno: '2026-11-23' },
        { testo: 'videogiochi', volte: 3, ultimoGiorno: null },
      ],
    });
    show(<Overview reading={reading} countsSearches />);
    const table = await screen.findByRole('table', { name: 'Searched for and not found' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual([
      'Text searched forSearchesLast day',
      'psicologia & co (opens in a new window)1223/11/2026',
      'videogiochi (opens in a new window)3',
    ]);
    const link = within(table).getByRole('link', { name: /^psicologia/ });
    expect(link).toHaveAttribute('href', '/mooc/app/en/catalogue?q=psicologia+%26+co');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('says that there is nothing, or that it could not be read', async () => {
    call.mockResolvedValue({ ricerche: [] });
    show(<Overview reading={reading} countsSearches />);
    expect(await screen.findByText(/No text has gone without a result/)).toBeVisible();
    cleanup();
    queryClient.clear();
    call.mockRejectedValue(new Error('404'));
    show(<Overview reading={reading} countsSearches />);
    expect(await screen.findByText(/have not come/)).toHaveAttribute('role', 'status');
  });

  it('is not asked for where the backend does not count it', () => {
    call.mockClear();
    show(<Overview reading={reading} countsSearches={false} />);
    expect(screen.queryByRole('heading', { name: 'Searched for and not found' })).toBeNull();
    expect(call).not.toHaveBeenCalled();
  });
});

it('keeps a draft, shows it in both themes, compares it and throws it away', async () => {
  show(<Workbench reading={reading} owner="10541207" />);
  expect(screen.getByRole('alert')).toHaveTextContent('no call to save');
  fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
  expect(screen.getByRole('textbox', { name: 'Text in progress' })).toHaveTextContent('Le onde: qui.');
  expect(screen.getByText('No difference in the text.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Heading 3' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Draft kept in this browser'));
  for (const theme of ['Light theme', 'Dark theme']) {
    const preview = screen.getByRole('region', { name: `As the public sees it: ${theme}` });
    expect(within(preview).getByRole('heading', { level: 3 })).toHaveTextContent('Le onde: qui.');
  }
  expect(screen.getByText(/^\+ \(h3\) Le \*\*onde/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
  expect(screen.getByRole('status')).toHaveTextContent('No draft');
  expect(window.localStorage).toHaveLength(0);
});

it('trims beyond the limit once its field is left, and says how much of the text is lost', async () => {
  show(<Workbench reading={reading} owner="10541207" />);
  fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
  fireEvent.blur(screen.getByLabelText('Maximum length (optional)'), { target: { value: '7' } });
  await waitFor(() => expect(screen.getByText('7 of 7 characters')).toBeVisible());
  expect(screen.getByRole('textbox', { name: 'Text in progress' })).toHaveTextContent(/^Le onde$/);
  expect(screen.getByText(/^− Le \*\*onde/)).toBeVisible();
});

it('has a limit for one text alone: another one that is opened stays whole', async () => {
  show(<Workbench reading={reading} owner="10541207" />);
  fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
  fireEvent.blur(screen.getByLabelText('Maximum length (optional)'), { target: { value: '7' } });
  await waitFor(() => expect(screen.getByText('7 of 7 characters')).toBeVisible());
  fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c2' } });
  expect(screen.getByLabelText('Maximum length (optional)')).toHaveValue(null);
  expect(screen.getByRole('textbox', { name: 'Text in progress' })).toHaveTextContent('Le onde: qui.');
  expect(screen.getByRole('status')).toHaveTextContent('No draft');
});

it('keeps what is lowered and raised, and says at any time what the editor has no place for', async () => {
  const description = html('<p>H<sub>2</sub>O, m<sup>2</sup></p><dl><dt>A</dt><dd>B</dd></dl>');
  show(<Workbench reading={{ ...reading, courses: [{ ...goodCourse, description }] }} owner="10541207" />);
  fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
  const lost = () => screen.getByText(/does not know these elements/);
  expect(lost()).toHaveTextContent(': dl, dt, dd.');
  fireEvent.click(screen.getByRole('button', { name: 'Heading 3' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Draft kept in this browser'));
  expect(lost()).toBeVisible();
  const preview = screen.getByRole('region', { name: 'As the public sees it: Light theme' });
  expect(preview.querySelector('sub')).toHaveTextContent('2');
  expect(preview.querySelector('sup')).toHaveTextContent('2');
});

it('has one line for a title: neither headings nor a second one', () => {
  show(<Workbench reading={reading} owner="10541207" />);
  fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'title' } });
  const tools = screen.getByRole('group', { name: 'Formatting' });
  const names = within(tools)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Undo', 'Redo', 'Bold', 'Italic', 'Remove the link', 'Link']);
  const text = screen.getByRole('textbox', { name: 'Text in progress' });
  fireEvent.keyDown(text, { key: 'Enter' });
  expect(text.querySelectorAll('p')).toHaveLength(1);
});

describe('a draft', () => {
  const text = () => screen.getByRole('textbox', { name: 'Text in progress' });
  const startDraft = async () => {
    show(<Workbench reading={reading} owner="10541207" />);
    fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Heading 3' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Draft kept in this browser'));
  };

  it('that is discarded can be taken back', async () => {
    await startDraft();
    fireEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
    expect(within(text()).queryByRole('heading')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Take the discarded draft back' }));
    expect(within(text()).getByRole('heading', { level: 3 })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Draft kept in this browser');
    expect(window.localStorage).toHaveLength(1);
  });

  it('stands in a list of all that its owner has, which leads to its text', async () => {
    await startDraft();
    cleanup();
    window.history.replaceState(null, '', '/');
    show(<Workbench reading={reading} owner="somebody else" />);
    expect(screen.queryByRole('heading', { name: 'Your drafts in this browser' })).toBeNull();
    cleanup();
    show(<Workbench reading={reading} owner="10541207" />);
    fireEvent.click(screen.getByRole('button', { name: /: Description$/ }));
    expect(within(text()).getByRole('heading', { level: 3 })).toBeVisible();
  });

  it('follows what is typed in another tab', async () => {
    await startDraft();
    const key = window.localStorage.key(0) ?? '';
    window.localStorage.setItem(key, JSON.stringify({ html: '<p>From the other tab</p>', savedAt: Date.now() }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(text()).toHaveTextContent('From the other tab');
    window.localStorage.removeItem(key);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(text()).toHaveTextContent('Le onde: qui.');
    expect(window.localStorage).toHaveLength(0);
  });

  it('for which the browser has no room is said to be lost, stays for the page, and is not left without a question', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    show(<Workbench reading={reading} owner="10541207" />);
    fireEvent.change(screen.getByLabelText('Course'), { target: { value: 'c1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Heading 3' }));
    expect(await screen.findByText(/could not keep the draft: export it/)).toBeVisible();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    cleanup();
    show(<Workbench reading={reading} owner="10541207" />);
    expect(within(text()).getByRole('heading', { level: 3 })).toBeVisible();
    expect(screen.getByText(/could not keep the draft/)).toBeVisible();
    full.mockRestore();
    fireEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
  });
});
