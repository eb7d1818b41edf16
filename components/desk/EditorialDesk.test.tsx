/** @jest-environment ./jest/environment.mjs */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { queryClient } from '@/components/providers/query-client';
import { answeringClient } from '@/lib/api/testing/answering-client';
import { deskClient } from '@/lib/desk/read-everything';
import { html } from '@/lib/desk/testing/courses';
import { Bars } from './overview/Bars';
import { Overview } from './overview/Overview';
import { QualityPart } from './quality/QualityPart';
import { ReadingProgress } from './ReadingProgress';
import { prepareBrowser, reading, show } from './testing/show-part';

prepareBrowser();

it('counts the issues by kind', () => {
  show(<QualityPart reading={reading} />);
  const summary = screen.getByRole('list', { name: 'Issues by kind' });
  expect(within(summary).getByText('Closed')).toHaveTextContent('Closed 1');
  expect(within(summary).getByText('No issue')).toHaveTextContent('No issue 1');
  expect(screen.getByRole('grid', { name: 'Courses and issues' })).toBeInTheDocument();
});

it('shows the courses with one kind of issue alone', () => {
  show(<QualityPart reading={reading} />);
  const grid = screen.getByRole('grid', { name: 'Courses and issues' });
  expect(grid).toHaveAttribute('aria-rowcount', '3');
  const closed = screen.getByRole('button', { name: 'Closed 1' });
  fireEvent.click(closed);
  expect(closed).toHaveAttribute('aria-pressed', 'true');
  expect(grid).toHaveAttribute('aria-rowcount', '2');
  fireEvent.click(closed);
  expect(grid).toHaveAttribute('aria-rowcount', '3');
});

it('exports the table as spreadsheets of the language read it', async () => {
  const made = jest.fn<string, [Blob]>(() => 'blob:table');
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => {} });
  const followed = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  show(<QualityPart reading={reading} />);
  fireEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsArrayBuffer(made.mock.lastCall?.[0] ?? new Blob());
  await read;
  // The mark of UTF-8 by which Excel knows accents, and commas outside Italy.
  expect(Buffer.from(reader.result as ArrayBuffer).toString()).toMatch(/^\uFEFFCourse,/);
  followed.mockRestore();
});

it.each(['Columns', 'Filters'])('opens the panel “%s” of the table as a dialog of that name', async (name) => {
  show(<QualityPart reading={reading} />);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByRole('dialog', { name })).toBeVisible();
});

it('shows the catalogue in numbers and lists what is closed', () => {
  show(<Overview reading={reading} countsSearches={false} />);
  expect(screen.getByText('Courses open now').nextSibling).toHaveTextContent('1');
  const closed = screen.getByRole('link', { name: 'Bad (opens in a new window)' });
  expect(closed).toHaveAttribute('href', '/mooc/app/en/courseDetails/c2');
  expect(closed).toHaveAttribute('target', '_blank');
});

it('says that no course opens soon only when all have been read', () => {
  show(<Overview reading={{ ...reading, total: 3 }} countsSearches={false} />);
  expect(screen.getAllByText('None among the courses read so far')).not.toHaveLength(0);
  cleanup();
  show(<Overview reading={reading} countsSearches={false} />);
  expect(screen.queryByText('None among the courses read so far')).toBeNull();
  expect(screen.getAllByText('None')).not.toHaveLength(0);
});

it('names ten of the courses that could not be read, and counts all', () => {
  const unread = Array.from({ length: 12 }, (_, index) => ({
    ...{ id: `${index}`, title: html(`Course ${index}`), subtitle: null, description: null },
    ...{ imageId: null, institutions: [], seriesSize: 0, language: null },
  }));
  const stop = () => undefined;
  show(<ReadingProgress status="done" progress={{ ...reading, unread }} start={stop} cancel={stop} />);
  expect(screen.getByText(/could not be read/)).toHaveTextContent(/^12 courses .*: Course 0, .*Course 9, …$/);
  expect(screen.getByRole('status').firstElementChild).toHaveTextContent(/^\d+ courses? read$/);
});

it('says of a chart that it has no bars', () => {
  show(<Bars title="Languages" bars={[]} />);
  expect(screen.getByRole('heading', { name: 'Languages' }).nextSibling).toHaveTextContent('None');
});

it('has a bar for each of two categories with the same name', () => {
  const categories = reading.categories.flatMap((one) => [one, { ...one, id: '2', publishedCourses: 7 }]);
  show(<Overview reading={{ ...reading, categories }} countsSearches={false} />);
  const bars = screen.getAllByText('Sciences').map((name) => name.parentElement?.textContent);
  expect(bars).toEqual(['Sciences 7', 'Sciences 2']);
});

it('groups the digits of large numbers', () => {
  const categories = reading.categories.map((one) => ({ ...one, publishedCourses: 12_345 }));
  const institutions = Array.from({ length: 3_300 }, (_, id) => ({
    ...{ id: `${id}`, name: 'Ateneo', logoId: null, imageId: null, website: null, kind: 'university' as const },
  }));
  show(<Overview reading={{ ...reading, categories, institutions }} countsSearches={false} />);
  expect(screen.getByText('Sciences').parentElement).toHaveTextContent('Sciences 12,345');
  expect(screen.getByText('Institutions').nextSibling).toHaveTextContent('3,300');
});

describe('what was searched for and not found', () => {
  const call = jest.spyOn(deskClient, 'get');
  const answerWith = (answer: unknown) => call.mockImplementation(answeringClient(() => answer).get);
  beforeEach(() => queryClient.clear());
  afterAll(() => call.mockRestore());

  it('is a table whose texts run their search in a new window', async () => {
    answerWith({
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
    answerWith({ ricerche: [] });
    show(<Overview reading={reading} countsSearches />);
    expect(await screen.findByText(/No text was searched for without a result/)).toBeVisible();
    cleanup();
    queryClient.clear();
    call.mockRejectedValue(new Error('404'));
    show(<Overview reading={reading} countsSearches />);
    expect((await screen.findByText(/could not be loaded/)).parentElement).toHaveAttribute('role', 'status');
  });

  it('is not asked for where the backend does not count it', () => {
    call.mockClear();
    show(<Overview reading={reading} countsSearches={false} />);
    expect(screen.queryByRole('heading', { name: 'Searched for and not found' })).toBeNull();
    expect(call).not.toHaveBeenCalled();
  });
});
