/** @jest-environment ./jest/environment.mjs */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { parseSaved, removeCourses, saveCourses } from '../bookmarks/saved-courses';
import { renderIn } from '../testing/render-in';
import { SavedView } from './SavedView';
import { listedCourses, unreadCourse } from './testing/listed-courses';

jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: () => undefined }) }));

const rows = () => within(screen.getByRole('list', { name: 'Corsi dell’elenco' }));

it('lists courses with their facts, series as such, and says which course is gone', () => {
  renderIn('it', <SavedView courses={listedCourses} />);
  expect(rows().getAllByRole('heading', { level: 2 })).toHaveLength(6);
  expect(rows().getByRole('link', { name: 'Al-jabr' })).toHaveAttribute('href', '/courseDetails/12');
  expect(rows().getByText('Serie · 4 corsi').closest('ul')?.previousSibling).toHaveTextContent('Palermo');
  expect(rows().getByText(/non ha più il corso numero 404/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Un elenco di 5 corsi');
  expect(
    rows()
      .getAllByRole('checkbox')
      .map((box) => box.getAttribute('value')),
  ).toEqual(['12', '13', '14', '15', '16']);
});

it('shows by the look of a course, as its card does, that it is closed', () => {
  renderIn('it', <SavedView courses={listedCourses} />);
  const looks = rows()
    .getAllByRole('heading', { level: 2 })
    .map((title) => title.closest('li')?.className);
  const [other, gone] = [expect.not.stringMatching(/closed|missing/), expect.stringContaining('missing')];
  expect(looks).toEqual([other, expect.stringContaining('closed'), gone, other, other, other]);
});

it('says the state of a series where that of its courses is known', () => {
  const [, , , , , series] = listedCourses;
  const state = (kind: 'open' | 'unknown' | null) => kind && { kind, text: '2 corsi aperti su 4' };
  const listed = (kind: 'open' | 'unknown' | null) =>
    series?.found ? [{ ...series, found: { ...series.found, state: state(kind) } }] : [];
  const { unmount } = renderIn('it', <SavedView courses={listed('open')} />);
  expect(rows().getByText('2 corsi aperti su 4')).toBeVisible();
  unmount();
  for (const kind of ['unknown', null] as const) {
    const view = renderIn('it', <SavedView courses={listed(kind)} />);
    expect(rows().getByRole('heading', { level: 2 }).nextElementSibling).toHaveTextContent('Palermo');
    view.unmount();
  }
});

it('each course is taken out by a link to the list without it', () => {
  renderIn('it', <SavedView courses={listedCourses} />);
  const link = rows().getByRole('link', { name: 'Togli: Un corso che non c’è più' });
  expect(link).toHaveAttribute('href', '/saved?ids=12,13,14,15,16');
});

it('names each course where it is chosen, has its title in its language, and leads to a series as such', () => {
  renderIn('it', <SavedView courses={listedCourses} />);
  expect(rows().getByRole('checkbox', { name: 'Da confrontare: Al-jabr' })).toHaveAttribute('value', '12');
  const series = rows().getByRole('link', { name: 'الجبر' });
  expect(series).toHaveAttribute('href', '/collectionCard/16');
  for (const [title, lang] of [
    [series, 'ar'],
    [rows().getByRole('link', { name: 'Al-jabr' }), null],
  ] as const) {
    expect(title.closest('h2')).toHaveAttribute('dir', 'auto');
    expect(title.closest('h2')?.getAttribute('lang')).toBe(lang);
  }
});

it('counts and saves only courses of a received list that are still in the catalogue', () => {
  renderIn('it', <SavedView courses={listedCourses} />);
  expect(screen.getByText(/non sono salvati su questo dispositivo: 5\.$/)).toBeVisible();
  act(() => void saveCourses(['12']));
  expect(screen.getByText(/non sono salvati su questo dispositivo: 4\.$/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Salvali tutti' }));
  expect(parseSaved(localStorage.getItem('mooc.saved-courses'))).toEqual(['12', '13', '14', '15', '16']);
  expect(screen.getByRole('button', { name: 'Salvati' })).toHaveAttribute('aria-disabled', 'true');
  act(() => removeCourses(['12', '13', '14', '15', '16']));
});

it('has the title of its tab when all of its courses are gone, and its own name when it is empty', () => {
  const title = () => screen.getByRole('heading', { level: 1 });
  const { rerender } = renderIn('it', <SavedView courses={listedCourses.filter(({ isGone }) => isGone)} />);
  expect(title()).toHaveTextContent('Un elenco di corsi');
  rerender(<SavedView courses={[]} />);
  expect(title()).toHaveTextContent('Corsi salvati');
});

it('is a form that leads to the comparison without scripts, where there are two courses', () => {
  renderIn('it', <SavedView courses={listedCourses} />);
  const button: HTMLButtonElement = screen.getByRole('button', { name: 'Confronta' });
  expect(button.form).toHaveAttribute('action', '/mooc/app/compare');
  expect(screen.getByRole('link', { name: 'Tutte le date in calendario' })).toHaveAttribute(
    'href',
    '/mooc/app/calendar/saved?ids=12,13,404,14,15,16&lang=it',
  );
});

it('is sent by mail with the whole list in its link, and printed', () => {
  renderIn('it', <SavedView courses={listedCourses} />);
  const letter = screen.getByRole('link', { name: 'Manda per posta elettronica' }).getAttribute('href') ?? '';
  expect(letter).toMatch(/^mailto:\?subject=5%20corsi%20online%20aperti&body=http/);
  expect(decodeURIComponent(letter)).toMatch(/\/mooc\/app\/saved\?ids=12,13,404,14,15,16$/);
  expect(screen.getByText(/^L’elenco in rete: http.*saved\?ids=12,13,404,14,15,16$/)).toBeInTheDocument();
  const print = jest.spyOn(window, 'print').mockReturnValue();
  screen.getByRole('button', { name: 'Stampa' }).click();
  expect(print).toHaveBeenCalledTimes(1);
});

it('offers a calendar only while a date is ahead', () => {
  const closed = listedCourses.filter(({ found }) => found?.state?.kind === 'closed');
  expect(closed).toHaveLength(1);
  renderIn('it', <SavedView courses={closed} />);
  expect(screen.queryByRole('link', { name: 'Tutte le date in calendario' })).toBeNull();
});

it('offers no calendar for an open series whose own dates are past', () => {
  const series = listedCourses.flatMap((one) =>
    one.found && one.found.seriesSize > 1
      ? [{ ...one, found: { ...one.found, course: { ...one.found.course, closesAt: null } } }]
      : [],
  );
  expect(series.map(({ found }) => found.state?.kind)).toEqual(['open']);
  renderIn('it', <SavedView courses={series} />);
  expect(screen.queryByRole('link', { name: 'Tutte le date in calendario' })).toBeNull();
});

it('says which institution is in charge of a course and how many others there are', () => {
  const [first] = listedCourses.flatMap(({ id, found }) => (found ? [{ id, found, isGone: false }] : []));
  if (!first) throw new Error('There is no course');
  const institutions = ['Ateneo', 'Bari', 'Lecce'].map((name) => ({ name, logoId: null }));
  const course = { ...first.found.course, institutions };
  renderIn('en', <SavedView courses={[{ ...first, found: { ...first.found, course } }]} />);
  expect(screen.getByText('Ateneo and 2 more institutions')).toBeVisible();
});

it('one course alone is compared with nothing, nor with what cannot be shown', () => {
  for (const others of [[], [unreadCourse], listedCourses.filter(({ isGone }) => isGone)]) {
    const { unmount } = renderIn('it', <SavedView courses={[...listedCourses.slice(0, 1), ...others]} />);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Confronta' })).toBeNull();
    unmount();
  }
});

it('without a list it says how one is made', () => {
  renderIn('en', <SavedView courses={[]} />);
  expect(screen.getByRole('heading', { name: 'There is no course here yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse the catalogue' })).toHaveAttribute('href', '/en/catalogue');
});

it('a course that cannot be shown now stays in the list: counted, removable, saved with it, but not compared', () => {
  renderIn('it', <SavedView courses={[...listedCourses, unreadCourse]} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Un elenco di 6 corsi');
  const row = rows().getByRole('heading', { name: 'Corso numero 503' }).closest('li') as HTMLElement;
  expect(row).toHaveTextContent(/non si può mostrare\. Resta nell’elenco/);
  expect(within(row).queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Manda per posta elettronica' })).toHaveAttribute(
    'href',
    expect.stringContaining('subject=6%20corsi'),
  );
  expect(within(row).getByRole('link', { name: 'Togli: Corso numero 503' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Salvali tutti' }));
  expect(parseSaved(localStorage.getItem('mooc.saved-courses'))).toContain('503');
  act(() => removeCourses(['12', '13', '14', '15', '16', '503']));
});

it('who comes back from a course finds the same courses chosen', () => {
  const boxes = () => rows().getAllByRole<HTMLInputElement>('checkbox');
  const { unmount } = renderIn('it', <SavedView courses={listedCourses} />);
  for (const place of [0, 2]) fireEvent.click(boxes()[place] as HTMLElement);
  unmount();
  renderIn('it', <SavedView courses={listedCourses} />);
  expect(boxes().map(({ checked }) => checked)).toEqual([true, false, true, false, false]);
});
