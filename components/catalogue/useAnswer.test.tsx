/** @jest-environment ./jest/environment.mjs */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { queryClient } from '../providers/query-client';
import { renderIn } from '../testing/render-in';
import { ToastRegion } from '../ui/toast/ToastRegion';
import { answerLast, holdCalls, pageOf, questions, renderCatalogue } from './testing/browser-catalogue';

const mockLoading = { attempts: 0, fails: false };
jest.mock('./AnswerLoader', () => {
  const { default: AnswerLoader } = jest.requireActual('./AnswerLoader');
  return {
    __esModule: true,
    get default() {
      mockLoading.attempts += 1;
      if (mockLoading.fails) throw new Error('The network is gone.');
      return AnswerLoader;
    },
  };
});

holdCalls();
beforeEach(() => Object.assign(mockLoading, { attempts: 0, fails: false }));

describe('the code that asks for other answers', () => {
  it('does not come with the page', () => {
    renderCatalogue();
    expect(mockLoading.attempts).toBe(0);
  });

  it.each(['pointerOver', 'focusIn'] as const)('comes at %s, before a search needs it', async (sign) => {
    renderCatalogue();
    fireEvent[sign](screen.getByRole('checkbox', { name: 'Law' }));
    await waitFor(() => expect(mockLoading.attempts).toBe(1));
    expect(questions).toHaveLength(0);
  });

  it('comes when the visitor leaves, so that a return asks again', async () => {
    renderCatalogue();
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(mockLoading.attempts).toBe(1));
  });

  it('is said to fail where it cannot be loaded, below the cards of before, and is tried again at the next search', async () => {
    mockLoading.fails = true;
    renderIn('en', <ToastRegion />);
    renderCatalogue();
    expect(screen.getByText(/^20 courses/)).toBeVisible();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Law' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByText('First course')).toBeTruthy();
    // The number of courses of before, which is not that of the search in the address.
    expect(screen.queryByText(/^20 courses/)).toBeNull();
    expect(await screen.findByText('The network is gone.')).toBeTruthy();
    mockLoading.fails = false;
    fireEvent.click(screen.getByRole('checkbox', { name: 'Music' }));
    await waitFor(() => expect(questions).toHaveLength(1));
    await answerLast(pageOf('Law and music', 1));
    expect(await screen.findByText('Law and music')).toBeTruthy();
  });
});

it('the results take the focus when an answer is asked for again, because the button goes', async () => {
  renderIn('en', <ToastRegion />);
  renderCatalogue();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Law' }));
  await waitFor(() => expect(questions).toHaveLength(1));
  await act(async () => questions[0]?.answer(Response.json({ message: 'Gone' }, { status: 404 })));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus();
  await waitFor(() => expect(questions).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('an answer takes no focus back to a box that it has left', async () => {
  renderCatalogue();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Law' }));
  await waitFor(() => expect(questions).toHaveLength(1));
  const results = screen.getByRole('region', { name: 'Results' });
  act(() => results.focus());
  act(() => results.blur());
  await answerLast({
    ...pageOf('Law course', 1),
    counts: { byValue: {}, withoutFilter: {}, withoutFilters: null, withoutText: null },
  });
  expect(await screen.findByText('Law course')).toBeVisible();
  expect(document.body).toHaveFocus();
});

it('an answer that cannot be renewed when the visitor comes back stays, without a message', async () => {
  renderIn('en', <ToastRegion />);
  renderCatalogue();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Law' }));
  await waitFor(() => expect(questions).toHaveLength(1));
  await answerLast(pageOf('On law', 1));
  await act(async () => {
    void queryClient.refetchQueries();
  });
  await waitFor(() => expect(questions).toHaveLength(2));
  await act(async () => questions[1]?.answer(Response.json({ message: 'Gone' }, { status: 404 })));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByText('On law')).toBeVisible();
  expect(screen.queryByText('Gone')).toBeNull();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
