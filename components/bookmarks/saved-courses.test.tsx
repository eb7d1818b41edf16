/** @jest-environment ./jest/environment.mjs */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { SaveButton } from './SaveButton';
import { onSavingNews, parseSaved, removeCourses, saveCourses, useSavedCourses } from './saved-courses';

const key = 'mooc.saved-courses';
const stored = () => window.localStorage.getItem(key);

function Saved() {
  return <output>{useSavedCourses().join(' ')}</output>;
}

/** Changes the stored list as another page of the same browser does. */
function changeElsewhere(text: string | null) {
  act(() => {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
}

beforeEach(() => {
  render(<Saved />);
  changeElsewhere(null);
});
afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
});
const shown = () => screen.getByRole('status').textContent;

it('what is stored is a list of ids, whatever has happened to it', () => {
  expect(parseSaved('["12","15","12",7,null,"../x"]')).toEqual(['12', '15']);
  for (const text of [null, '', '{', '{}', 'null', '"12"', '12', '[[["12"]]]']) expect(parseSaved(text)).toEqual([]);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseSaved(text).every((id) => /^[\w.-]{1,64}$/.test(id))).toBe(true);
    }),
  );
});

it('courses are saved before the others, each once, and taken out again', () => {
  act(() => void saveCourses(['12']));
  act(() => void saveCourses(['15', '12']));
  expect([shown(), stored()]).toEqual(['15 12', '["15","12"]']);
  act(() => void removeCourses(['15', '99']));
  expect([shown(), stored()]).toEqual(['12', '["12"]']);
});

it('what another page of the browser saves is shown, and kept when this one saves more', () => {
  changeElsewhere('["7"]');
  expect(shown()).toBe('7');
  window.localStorage.setItem(key, '["8","7"]');
  act(() => void saveCourses(['12']));
  expect(stored()).toBe('["12","8","7"]');
  changeElsewhere('broken {');
  expect(shown()).toBe('');
});

it('nothing is saved any more once the visitor has cleared all that the site stored', () => {
  changeElsewhere('["7"]');
  window.localStorage.clear();
  fireEvent(window, new StorageEvent('storage', { key: null }));
  expect(shown()).toBe('');
});

it('what was saved on other pages is shown when the browser shows again a page that it kept', () => {
  act(() => void saveCourses(['12']));
  window.localStorage.setItem(key, '["15","12"]');
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: false }));
  expect(shown()).toBe('12');
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(shown()).toBe('15 12');
});

it('a course that finds no room is not saved, which is said', () => {
  const problem = jest.fn();
  const stop = onSavingNews(problem);
  act(() => void saveCourses(Array.from({ length: 60 }, (_, index) => String(index))));
  expect(problem).not.toHaveBeenCalled();
  act(() => void saveCourses(['one-more']));
  expect(problem).toHaveBeenCalledWith('full', 60);
  expect(shown()).not.toContain('one-more');
  stop();
});

it('a browser that stores nothing keeps the list as long as the page, and says so once', () => {
  const problem = jest.fn();
  const stop = onSavingNews(problem);
  const failing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  act(() => void saveCourses(['12']));
  act(() => void saveCourses(['15']));
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  fireEvent(window, new StorageEvent('storage', { key }));
  expect(shown()).toBe('15 12');
  expect(problem.mock.calls).toEqual([['notStored', 0]]);
  failing.mockRestore();
  act(() => void removeCourses(['12']));
  expect(stored()).toBe('["15"]');
  stop();
});

it('the button says by its name and its words what it has done, and tells it', () => {
  const news = jest.fn();
  const stop = onSavingNews(news);
  const texts = { save: 'Salva: {title}', saved: 'Salvato: {title}. Togli' };
  render(<SaveButton id="12" title="Al-jabr" texts={texts} words={{ save: 'Salva', saved: 'Salvato' }} />);
  const button = screen.getByRole('button', { name: 'Salva: Al-jabr' });
  expect(button).toHaveTextContent(/^Salva$/);
  fireEvent.click(button);
  expect(button).toHaveAccessibleName('Salvato: Al-jabr. Togli');
  expect(button).toHaveTextContent(/^Salvato$/);
  expect(button).not.toHaveAttribute('aria-pressed');
  expect(shown()).toBe('12');
  fireEvent.click(button);
  expect(button).toHaveAccessibleName('Salva: Al-jabr');
  expect(news.mock.calls).toEqual([
    ['saved', 1],
    ['removed', 0],
  ]);
  stop();
});

it('the button of a course that finds no room says only that', () => {
  act(() => void saveCourses(Array.from({ length: 60 }, (_, index) => `other-${index}`)));
  const news = jest.fn();
  const stop = onSavingNews(news);
  render(<SaveButton id="12" title="Al-jabr" texts={{ save: 'Salva: {title}', saved: 'Salvato: {title}' }} />);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveAccessibleName('Salva: Al-jabr');
  expect(news.mock.calls).toEqual([['full', 60]]);
  stop();
});
