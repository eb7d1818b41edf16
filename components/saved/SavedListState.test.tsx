/** @jest-environment ./jest/environment.mjs */
import { act, fireEvent, screen } from '@testing-library/react';
import { onSavingNews, removeCourses, saveCourses } from '@/components/bookmarks/saved-courses';
import { translatePage } from '@/jest/translate-page';
import { renderIn } from '../testing/render-in';
import { SavedView } from './SavedView';
import { listedCourses } from './testing/listed-courses';

const replace = jest.fn<void, [string, object]>();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: (...to: [string, object]) => replace(...to) }) }));

const all = listedCourses.map(({ id }) => id);
let rerender: ReturnType<typeof renderIn>['rerender'];

/** Renders the page of the last requested address, as the server would. */
function arrive(): void {
  const ids = /ids=(.*)$/.exec(replace.mock.lastCall?.[0] ?? '')?.[1]?.split(',') ?? [];
  rerender(<SavedView courses={listedCourses.filter(({ id }) => ids.includes(id))} />);
}

beforeEach(() => {
  replace.mockClear();
  act(() => void removeCourses(all));
});

function open(saved: readonly string[] = all): void {
  act(() => void saveCourses(saved));
  ({ rerender } = renderIn('it', <SavedView courses={listedCourses} />));
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const status = () => screen.getAllByRole('status')[0];
const press = (name: string | RegExp) => {
  const control = screen.queryByRole('link', { name }) ?? screen.getByRole('button', { name });
  control.focus();
  fireEvent.click(control);
};
const courses = () => screen.queryAllByRole('heading', { level: 2 }).length;
const shown = () => replace.mock.lastCall?.[0];

it('a course that is taken out is named, leaves the focus at the next, and comes back', () => {
  open();
  expect(title()).toBe('Corsi salvati');
  press('Togli: Al-jabr');
  expect(status()).toHaveTextContent('Tolto: «Al-jabr».');
  expect(document.activeElement).toHaveAttribute('id', 'remove-13');
  // It stays the visitor's own list while the server renders it again.
  expect([title(), shown()]).toEqual(['Corsi salvati', '/saved?ids=13,404,14,15,16']);
  arrive();
  expect(courses()).toBe(5);
  press('Annulla');
  expect(shown()).toBe('/saved?ids=12,13,404,14,15,16');
  arrive();
  expect(document.activeElement).toHaveAttribute('id', 'remove-12');
  expect(status()).toHaveTextContent('Scegli da 2 a 4 corsi.');
  expect(JSON.parse(localStorage.getItem('mooc.saved-courses') ?? '')).toEqual(all);
});

it('a received list becomes the visitor’s own by its title also after the browser has translated the page', () => {
  open([]);
  translatePage(document.body);
  act(() => void saveCourses(all));
  expect(title()).toBe('Corsi salvati');
});

it('of two that are taken out before the server has answered neither comes back by itself, each by its turn', () => {
  open();
  press('Togli: Un corso che non c’è più');
  fireEvent.click(document.getElementById('remove-16') as HTMLElement);
  expect(document.activeElement).toHaveAttribute('id', 'remove-15');
  expect(shown()).toBe('/saved?ids=12,13,14,15');
  arrive();
  press('Annulla');
  expect(status()).toHaveTextContent('Tolto: «Un corso che non c’è più».');
  arrive();
  press('Annulla');
  expect(shown()).toBe('/saved?ids=12,13,404,14,15,16');
});

it('an own list that is emptied leaves address and title, and the way back has the focus', () => {
  open();
  press('Svuota l’elenco');
  expect([status()?.textContent, shown()]).toEqual(['L’elenco è vuoto.', '/saved']);
  arrive();
  expect(screen.getByRole('heading', { name: 'Qui non c’è ancora nessun corso' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Annulla' })).toHaveFocus();
  press('Annulla');
  arrive();
  expect([courses(), title()]).toEqual([6, 'Corsi salvati']);
});

it('a part of one’s own list cannot be cleared, for other courses would go unseen', () => {
  open([...all, '99']);
  expect(title()).toBe('Corsi salvati');
  expect(screen.queryByRole('button', { name: 'Svuota l’elenco' })).toBeNull();
  act(() => void removeCourses(['99']));
  expect(screen.getByRole('button', { name: 'Svuota l’elenco' })).toBeVisible();
});

it('a list of as many courses as are saved here cannot be cleared when one of them is gone and was never saved', () => {
  open(['12', '99']);
  rerender(<SavedView courses={listedCourses.filter(({ id }) => ['12', '404'].includes(id))} />);
  expect(title()).toBe('Corsi salvati');
  expect(screen.queryByRole('button', { name: 'Svuota l’elenco' })).toBeNull();
  act(() => void removeCourses(['99']));
});

it('a list that was sent is saved at once, and loses courses without what is saved here', () => {
  open(['12']);
  expect(title()).toBe('Un elenco di 5 corsi');
  press('Togli: Al-jabr');
  arrive();
  expect(localStorage.getItem('mooc.saved-courses')).toBe('["12"]');
  expect(screen.getByText(/non sono salvati su questo dispositivo: 4/)).toBeVisible();
  press('Salvali tutti');
  expect(screen.getByRole('button', { name: 'Salvati' })).toHaveFocus();
  expect(title()).toBe('Corsi salvati');
  expect(screen.queryByText(/non sono salvati/)).toBeNull();
});

it('one’s own list offers no saving but the catalogue', () => {
  open();
  expect(screen.queryByRole('button', { name: 'Salvali tutti' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Sfoglia il catalogo' })).toBeVisible();
});

it('fewer than two courses are not compared, which is said at the button until another is chosen', () => {
  open();
  const button = screen.getByRole('button', { name: 'Confronta' });
  const boxes = screen.getAllByRole('checkbox');
  fireEvent.click(boxes[0] as HTMLElement);
  expect(fireEvent.click(button)).toBe(false);
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription('Spunta almeno due corsi.');
  fireEvent.click(boxes[1] as HTMLElement);
  expect(status()).toHaveTextContent('Scegli da 2 a 4 corsi.');
  const sent = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', sent);
  fireEvent.click(button);
  document.removeEventListener('submit', sent);
  expect(sent).toHaveBeenCalledTimes(1);
});

it('a list that was sent is announced when it is saved, once, and not when it finds no room', () => {
  const news = jest.fn();
  const stop = onSavingNews(news);
  const others = Array.from({ length: 58 }, (_, index) => `other-${index}`);
  open(others);
  press('Salvali tutti');
  act(() => void removeCourses(others));
  press('Salvali tutti');
  press('Salvati');
  expect(news.mock.calls).toEqual([
    ['full', 58],
    ['saved', 5],
  ]);
  stop();
});

it('a list that was sent leads to the one that is saved here, if there is one, in words that are announced', () => {
  open(['99', '12']);
  expect(screen.getByRole('link', { name: 'I tuoi corsi salvati' })).toHaveAttribute('href', '/saved?ids=99,12');
  act(() => void removeCourses(['99', '12']));
  expect(screen.queryByRole('link', { name: 'I tuoi corsi salvati' })).toBeNull();
  expect(screen.getByText(/non sono salvati su questo dispositivo: 5/).closest('[role=status]')).not.toBeNull();
});

it('what was taken out of a list that was sent is not missing from one’s own, to which a link leads', () => {
  open(['13', '12']);
  rerender(<SavedView courses={listedCourses.slice(1)} />);
  press('Togli: Quantum Physics');
  arrive();
  expect(screen.getByRole('link', { name: 'I tuoi corsi salvati' })).toHaveAttribute('href', '/saved?ids=13,12');
  rerender(<SavedView courses={listedCourses.slice(0, 2)} />);
  expect(screen.getByRole('button', { name: 'Svuota l’elenco' })).toBeVisible();
  expect(status()).toHaveTextContent('Scegli da 2 a 4 corsi.');
  press('Togli: Al-jabr');
  expect(shown()).toBe('/saved?ids=13');
});
