/** @jest-environment ./jest/environment.mjs */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchField } from '@/components/header/SearchForm';
import { queryClient } from '@/components/providers/query-client';
import { push } from '@/components/testing/pushing-link';
import { translatePage } from '@/jest/translate-page';
import { noSuggestions, type Suggestions } from '@/lib/model/suggestions';
import { suggestions, texts } from './testing/suggestion-fixtures';

jest.mock('next/navigation', () => jest.requireActual('@/components/testing/pushing-link'));

/** The answers of the app, by text. Requests for other texts stay pending. */
let answers: Record<string, Suggestions | 'failure'>;
let asked: string[];

beforeAll(() => import('./Suggestions'));
beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = jest.fn();
  answers = { mus: suggestions, musi: noSuggestions };
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const text = new URL((request as Request).url).searchParams.get('q') ?? '';
    asked.push(text);
    const answer = answers[text];
    if (answer === undefined) return new Promise(() => undefined);
    return answer === 'failure' ? new Response(null, { status: 503 }) : Response.json(answer);
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  push.mockReset();
  queryClient.clear();
});

const submit = jest.fn((event: SubmitEvent | { preventDefault(): void }) => event.preventDefault());
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const press = (key: string) => fireEvent.keyDown(field(), { key });
/** Lets time pass, then lets immediate answers arrive and be shown. */
async function pass(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await act(() => jest.advanceTimersByTimeAsync(1));
}
const activeText = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

async function type(text: string) {
  fireEvent.input(field(), { target: { value: text } });
  await pass(200);
}

/** Renders a search field, types a text before any code has been loaded, and focuses the field. */
async function open(typedBefore = '', offered: typeof texts | null = texts) {
  render(
    <form onSubmit={submit}>
      <SearchField name="q" aria-label="search" locale="it" suggestions={offered} />
      <button type="submit">go</button>
    </form>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('search');
  fireEvent.change(input, { target: { value: typedBefore } });
  act(() => input.focus());
  await pass(200);
}

describe('a search field with suggestions', () => {
  it('is a plain field where the backend has none', async () => {
    await open('mus', null);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(asked).toEqual([]);
  });

  it('suggests for what was typed before the code was there', async () => {
    await open('Mus');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('listbox', { name: 'Suggerimenti' })).toBeVisible();
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(4);
    expect(screen.getByRole('status')).toHaveTextContent('Suggerimenti: 7.');
    expect(field()).toHaveValue('Mus');
  });

  it('asks once for what is typed without a pause, and not for one letter', async () => {
    await open();
    await type('m');
    expect(screen.getByRole('status')).toHaveTextContent('');
    for (const text of ['mu', 'mus']) fireEvent.input(field(), { target: { value: text } });
    await pass(200);
    expect(asked).toEqual(['mus']);
  });

  it('goes round through its options and the text, which stays as it was typed', async () => {
    await open('mus');
    expect(press('Home')).toBe(true);
    expect(press('ArrowDown')).toBe(false);
    expect(activeText()).toBe('Musica e cittàConservatorio di Milano');
    press('End');
    expect(activeText()).toBe('Cerca «mus»');
    press('ArrowDown');
    expect(activeText()).toBeNull();
    press('ArrowUp');
    expect(activeText()).toBe('Cerca «mus»');
    press('Home');
    press('ArrowUp');
    expect(activeText()).toBeNull();
    expect(field()).toHaveValue('mus');
  });

  it('leaves keys with a modifier to the text', async () => {
    await open('mus');
    press('ArrowUp');
    expect(fireEvent.keyDown(field(), { key: 'Home', shiftKey: true })).toBe(true);
    expect(fireEvent.keyDown(field(), { key: 'ArrowDown', altKey: true })).toBe(true);
    expect(activeText()).toBe('Cerca «mus»');
  });

  it.each([
    [1, '/courseDetails/12'],
    [2, '/collectionCard/7'],
    [4, '/catalogue?filterCategoria=3'],
    [6, '/aboutUniv/5'],
    [7, '/teacher/8'],
    [8, '/catalogue?q=mus'],
  ])('leads on from option %d to %s', async (place, address) => {
    await open('mus');
    for (let presses = 0; presses < place; presses += 1) press('ArrowDown');
    expect(press('Enter')).toBe(false);
    expect(push.mock.calls).toEqual([[address]]);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('leads to the courses of a teacher who has no page', async () => {
    answers = { ada: { ...suggestions, courses: [], hasTeacherPages: false } };
    await open('ada');
    fireEvent.click(screen.getByRole('option', { name: 'Ada Musatti' }));
    expect(push.mock.calls).toEqual([['/catalogue?q=Ada+Musatti']]);
  });

  it('says first that it corrected the text, and offers the search for the corrected one', async () => {
    answers = { muscia: { ...suggestions, correctedText: 'musica' } };
    await open('muscia');
    expect(screen.getAllByRole('group')[0]).toHaveAccessibleName('Suggerimenti per «musica»');
    expect(screen.getByRole('status')).toHaveTextContent('Suggerimenti per «musica». Suggerimenti: 8.');
    expect(document.querySelector('mark')).toHaveTextContent('musica');
    press('ArrowDown');
    expect(activeText()).toBe('Cerca «musica»');
    press('Enter');
    expect(push.mock.calls).toEqual([['/catalogue?q=musica']]);
  });

  it('offers that search alone where nothing has the corrected text either', async () => {
    answers = { psicolgia: { ...noSuggestions, correctedText: 'psicologia' } };
    await open('psicolgia');
    const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(offered).toEqual(['Cerca «psicologia»', 'Cerca «psicolgia»']);
  });

  it('says that what it shows is only near', async () => {
    const { categories, courses } = suggestions;
    answers = { psic: { ...noSuggestions, near: { text: 'psicologia', categories, courses } } };
    await open('psic');
    expect(screen.getByRole('group')).toHaveAccessibleName('Vicini a «psicologia»');
    expect(screen.getByRole('status')).toHaveTextContent('Vicini a «psicologia». Suggerimenti: 6.');
  });

  it('has no active option after a change of the text', async () => {
    await open('mus');
    press('ArrowDown');
    await type('musi');
    await type('mus');
    expect(screen.getByRole('listbox')).toBeVisible();
    expect(activeText()).toBeNull();
  });

  it('leaves Enter in the text to the form', async () => {
    await open('mus');
    expect(press('Enter')).toBe(true);
    expect(push).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('is closed by Escape with its text, and opened again by an arrow', async () => {
    await open('mus');
    press('ArrowDown');
    press('Escape');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveValue('mus');
    expect(press('Escape')).toBe(true);
    press('ArrowDown');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(activeText()).toBeNull();
  });

  it('is closed when the field is left', async () => {
    await open('mus');
    act(() => field().blur());
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('shows nothing without suggestions, and says so', async () => {
    await open('musi');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('status')).toHaveTextContent('Nessun suggerimento');
  });

  it('shows nothing when there is no answer, and goes on with the next letter', async () => {
    answers = { musi: 'failure', music: suggestions };
    await open('mu');
    await type('musi');
    expect(screen.queryByRole('listbox')).toBeNull();
    await type('music');
    expect(screen.getByRole('listbox')).toBeVisible();
  });

  it('asks once more, some seconds later, when there was no answer to the text that is still there', async () => {
    answers = { musi: 'failure' };
    await open('mu');
    await type('musi');
    answers = { musi: suggestions };
    await pass(6_000);
    expect(screen.getByRole('listbox')).toBeVisible();
    expect(asked).toEqual(['mu', 'musi', 'musi']);
  });

  it('goes on with the next letter after the browser has translated it', async () => {
    answers = { mus: suggestions, musi: suggestions };
    await open('mus');
    translatePage(screen.getByRole('listbox'));
    await type('musi');
    expect(screen.getByRole('listbox')).toBeVisible();
  });

  it('suggests while a word is composed, as keyboards of phones do with every word, and leaves its keys alone', async () => {
    answers = { mus: suggestions, musi: suggestions };
    await open('mus');
    fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
    expect(activeText()).toBeNull();
    field().value = 'musi';
    fireEvent(field(), new InputEvent('input', { bubbles: true, isComposing: true }));
    await pass(200);
    expect(asked).toEqual(['mus', 'musi']);
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(screen.getByRole('listbox')).toBeVisible();
  });
});
