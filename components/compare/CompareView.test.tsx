/** @jest-environment ./jest/environment.mjs */
import { screen, within } from '@testing-library/react';
import type { CourseState } from '@/lib/catalogue/course-card';
import type { ListedCourse } from '@/lib/catalogue/read-course-list';
import type { UntrustedHtml } from '@/lib/model/html';
import { listedCourses, unreadCourse } from '../saved/testing/listed-courses';
import { renderIn } from '../testing/render-in';
import { CompareView } from './CompareView';

const four = listedCourses.slice(0, 4);

/** The lines of facts: label with mark, then the columns. The rows of titles, pictures and next steps are left out. */
const lines = () =>
  screen
    .getAllByRole('row')
    .slice(2, -1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

it('has a column for each course that is there, and marks in words what differs', () => {
  renderIn('it', <CompareView listed={four} onlyDifferences={false} />);
  expect(screen.getByText('Un corso non è più nel catalogo (numero 404).')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^\d+ differenze su \d+ voci$/);
  const heads = screen.getAllByRole('columnheader');
  expect(heads).toHaveLength(3);
  expect(lines()).toContainEqual(['Lingua con differenze', 'Italiano', 'Inglese', 'non indicato']);
  expect(lines()).toContainEqual([
    'Livello EQF con differenze',
    'Intermedio (EQF 6)',
    'Intermedio (EQF 7)',
    'non indicato',
  ]);
  const remove = screen.getByRole('link', { name: 'Togli dal confronto: Al-jabr' });
  expect(remove).toHaveAttribute('href', '/compare?ids=13,404,14');
});

it('leads to a list of these courses, which can be kept and sent, and does not print the link', () => {
  renderIn('it', <CompareView listed={four} onlyDifferences={false} />);
  const link = screen.getByRole('link', { name: 'Questi corsi in un elenco, da tenere o da mandare' });
  expect(link).toHaveAttribute('href', `/saved?ids=${four.map(({ id }) => id)}`);
  expect(link).toHaveAttribute('rel', 'nofollow');
  expect(link.closest('.no-print')).not.toBeNull();
});

it('has no opening after the end', () => {
  const [first] = listedCourses;
  if (!first?.found) throw new Error('There is no course');
  const { found } = first;
  const course = { ...found.course, id: '99', opensAt: Date.UTC(2099, 5, 1), closesAt: Date.UTC(2099, 0, 19) };
  renderIn(
    'it',
    <CompareView listed={[first, { ...first, id: '99', found: { ...found, course } }]} onlyDifferences={false} />,
  );
  expect(lines()).toContainEqual(['Apertura con differenze', '22/10/2020', 'non indicato']);
  expect(screen.getByText('22/10/2020')).toHaveAttribute('datetime', '2020-10-22');
});

it('ends with what can be done with each, as its page does', () => {
  const series = listedCourses.at(-1);
  const withState = (id: string, kind: CourseState['kind']): ListedCourse => {
    const found = listedCourses[0]?.found;
    if (!found) throw new Error('There is no course');
    return { id, isGone: false, found: { ...found, course: { ...found.course, id }, state: { kind, text: kind } } };
  };
  if (!series) throw new Error('There is no series');
  const listed = [withState('1', 'open'), withState('2', 'upcoming'), withState('3', 'closed'), series];
  renderIn('it', <CompareView listed={listed} onlyDifferences={false} />);
  const cells = within(screen.getAllByRole('row').at(-1) as HTMLElement).getAllByRole('cell');
  const words = cells.map((cell) =>
    within(cell)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  );
  const toCourse = 'Vai al corso (si apre in una nuova finestra)';
  expect(words).toEqual([[toCourse], ['Aggiungi al calendario', toCourse], [toCourse], ['I corsi della serie']]);
  const title = listed[0]?.found?.title;
  for (const name of [`Vai al corso: ${title} (si apre in una nuova finestra)`, `Aggiungi al calendario: ${title}`]) {
    expect(screen.getAllByRole('link', { name })[0]).toBeVisible();
  }
  const looks = cells.map((cell) => [...cell.querySelectorAll('a')].at(-1)?.className);
  expect(looks).toEqual([expect.stringContaining('solid'), ...Array(3).fill(expect.stringContaining('outline'))]);
  expect(within(cells[3] as HTMLElement).getByRole('button', { name: /^Salva: / })).toBeInTheDocument();
});

it('says nothing of others where there are four', () => {
  renderIn('it', <CompareView listed={listedCourses.slice(0, 5)} onlyDifferences={false} />);
  expect(screen.getAllByRole('columnheader')).toHaveLength(4);
  expect(screen.queryByRole('link', { name: 'Scegli quali confrontare' })).toBeNull();
});

it('has the first four that are there, names the others with a way to each and to the choice', () => {
  renderIn('it', <CompareView listed={listedCourses} onlyDifferences={false} />);
  expect(screen.getAllByRole('columnheader')).toHaveLength(4);
  const note = screen.getByText(/^Fianco a fianco stanno al massimo 4 corsi/).closest('[role=note]') as HTMLElement;
  expect(within(note).getByRole('listitem')).toHaveTextContent('الجبر');
  expect(within(note).getByRole('listitem').firstElementChild).toHaveAttribute('href', '/collectionCard/16');
  const choice = within(note).getByRole('link', { name: 'Scegli quali confrontare' });
  expect(choice).toHaveAttribute('href', '/saved?ids=12,13,404,14,15,16');
});

it('has hours in the words of the page, whatever the course’s own record says', () => {
  const [first] = listedCourses;
  const series = listedCourses.at(-1)?.found;
  if (!first || !series) throw new Error('There is no series');
  const known = { ...series, effort: '176 ore' };
  renderIn('it', <CompareView listed={[first, { id: '16', isGone: false, found: known }]} onlyDifferences={false} />);
  expect(
    lines()
      .find(([label]) => label?.startsWith('Impegno'))
      ?.at(-1),
  ).toBe('176 ore');
});

it('has the languages of subtitles in words, with one capital', () => {
  const [first, second] = listedCourses;
  if (!first?.found || !second) throw new Error('There are no two courses');
  const found = { ...first.found, course: { ...first.found.course, subtitleLanguages: ['it', 'en', 'fr'] } };
  renderIn('it', <CompareView listed={[{ ...first, found }, second]} onlyDifferences={false} />);
  expect(lines().find(([label]) => label?.startsWith('Sottotitoli'))?.[1]).toBe('Italiano, inglese e francese');
});

it('names teachers by surname, as the page of a course does', () => {
  const [first, second] = listedCourses;
  const teacher = first?.found?.course.teachers[0];
  if (!first?.found || !second || !teacher) throw new Error('There is no course with a teacher');
  const teachers = ['Verdi', 'Bianchi'].map((lastName) => ({ ...teacher, firstName: 'Ada', lastName }));
  const found = { ...first.found, course: { ...first.found.course, teachers } };
  renderIn('it', <CompareView listed={[{ ...first, found }, second]} onlyDifferences={false} />);
  expect(lines().find(([label]) => label?.startsWith('Docenti'))?.[1]).toBe('Ada Bianchi, Ada Verdi');
});

it('names the language of categories and target groups that have no name in the page’s', () => {
  const [first, second] = listedCourses;
  if (!first?.found || !second) throw new Error('There is no course');
  const categories = [{ id: '3', name: { it: 'Scienze', en: null } }];
  const targets = [{ it: 'Tutti', en: null }, ...Array(2).fill({ it: 'Allievi', en: 'Pupils' })];
  const course = { ...first.found.course, categories, targets };
  renderIn(
    'en',
    <CompareView listed={[{ ...first, found: { ...first.found, course } }, second]} onlyDifferences={false} />,
  );
  expect(screen.getByRole('link', { name: 'Scienze' }).closest('[lang=it]')).toBeInTheDocument();
  expect(screen.getByText('Tutti')).toHaveAttribute('lang', 'it');
  expect(screen.getAllByText('Pupils').map((name) => name.closest('[lang]'))).toEqual(Array(2).fill(null));
});

it('says how many numbers of its address it has left out', () => {
  renderIn('en', <CompareView listed={four} onlyDifferences={false} skipped={2} />);
  expect(screen.getByText(/because they are unreadable or too many: 2\.$/)).toBeVisible();
});

it('leads by a link to the differences alone, and back', () => {
  const { unmount } = renderIn('it', <CompareView listed={listedCourses.slice(0, 2)} onlyDifferences={false} />);
  const all = lines().length;
  expect(screen.getByRole('link', { name: 'Mostra solo le differenze' })).toHaveAttribute(
    'href',
    '/compare?ids=12,13&only=differences',
  );
  unmount();
  renderIn('it', <CompareView listed={listedCourses.slice(0, 2)} onlyDifferences />);
  expect(lines().length).toBeLessThan(all);
  expect(lines().every(([label]) => label?.endsWith('con differenze'))).toBe(true);
  expect(screen.getByRole('link', { name: 'Mostra tutte le voci' })).toHaveAttribute('href', '/compare?ids=12,13');
});

it('has a title that says how many courses are compared, and whether by their differences alone', () => {
  const title = () => screen.getByRole('heading', { level: 1 }).textContent;
  const { rerender } = renderIn('it', <CompareView listed={four} onlyDifferences={false} />);
  expect(title()).toBe('Confronto tra 3 corsi');
  rerender(<CompareView listed={four} onlyDifferences />);
  expect(title()).toBe('Confronto tra 3 corsi: solo le differenze');
  rerender(<CompareView listed={listedCourses.slice(0, 2)} onlyDifferences />);
  expect(title()).toBe('Confronto tra 2 corsi: solo le differenze');
  rerender(<CompareView listed={listedCourses.slice(0, 1)} onlyDifferences />);
  expect(title()).toBe('Confronto tra corsi');
});

it('keeps its title while a course cannot be read', () => {
  const [first, second] = listedCourses;
  if (!first || !second) throw new Error('There are no courses');
  renderIn('it', <CompareView listed={[first, { ...second, found: null }]} onlyDifferences={false} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Confronto tra 2 corsi');
  expect(screen.getByText('Per il momento un corso non si può mostrare (numero 13).')).toBeVisible();
});

it('shows the differences alone also after a course is removed', () => {
  renderIn('it', <CompareView listed={listedCourses.slice(0, 3)} onlyDifferences />);
  const [remove] = screen.getAllByRole('link', { name: /^Togli dal confronto/ });
  expect(remove).toHaveAttribute('href', expect.stringMatching(/^\/compare\?ids=13,\d+&only=differences$/));
});

it('leads to no differences where there are none, but back from their page', () => {
  const found = listedCourses[0]?.found;
  if (!found) throw new Error('There is no course');
  const twins = ['1', '2'].map((id) => ({ id, isGone: false, found: { ...found, course: { ...found.course, id } } }));
  const { rerender } = renderIn('it', <CompareView listed={twins} onlyDifferences={false} />);
  expect(screen.getByText(/^Nessuna differenza/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Mostra solo le differenze' })).toBeNull();
  rerender(<CompareView listed={twins} onlyDifferences />);
  expect(screen.getByRole('link', { name: 'Mostra tutte le voci' })).toHaveAttribute('href', '/compare?ids=1,2');
});

it('has titles and texts of editors in the language of their course', () => {
  const [first, second] = listedCourses;
  if (!first?.found || !second) throw new Error('There are no two courses');
  const course = { ...first.found.course, language: 'en', assessment: '<p>A quiz</p>' as UntrustedHtml };
  renderIn(
    'it',
    <CompareView listed={[{ ...first, found: { ...first.found, course } }, second]} onlyDifferences={false} />,
  );
  for (const part of [screen.getByText('A quiz'), screen.getByRole('link', { name: 'Al-jabr' })])
    expect(part.closest('[lang]')).toHaveAttribute('lang', 'en');
});

it('needs two courses, and helps on without them', () => {
  renderIn('en', <CompareView listed={listedCourses.slice(0, 1)} onlyDifferences={false} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to your saved courses' })).toHaveAttribute('href', '/en/saved');
  expect(screen.getByRole('link', { name: 'Back to the course' })).toHaveAttribute('href', '/en/courseDetails/12');
});

it('asks to try again, not to choose more, when one of two cannot be shown now', () => {
  renderIn('it', <CompareView listed={[...listedCourses.slice(0, 1), unreadCourse]} onlyDifferences={false} />);
  expect(screen.queryByText('Servono almeno due corsi')).toBeNull();
  expect(screen.getByRole('link', { name: 'Riprova' })).toHaveAttribute('href', '/compare?ids=12,503');
});

it('asks to choose more when trying again would not give two', () => {
  renderIn('it', <CompareView listed={[unreadCourse, ...listedCourses.slice(2, 3)]} onlyDifferences={false} />);
  expect(screen.getByText('Servono almeno due corsi')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Riprova' })).toBeNull();
});

it('leads from a series without another course to the page of the series', () => {
  renderIn('it', <CompareView listed={listedCourses.slice(-1)} onlyDifferences={false} />);
  expect(screen.getByRole('link', { name: 'Torna al corso' })).toHaveAttribute('href', '/collectionCard/16');
});

it('says which course cannot be shown now, and not that it is gone', () => {
  renderIn('en', <CompareView listed={[...four, unreadCourse]} onlyDifferences={false} />);
  expect(screen.getByText('One course cannot be shown at the moment (number 503).')).toBeVisible();
  expect(screen.getByText('One course is no longer in the catalogue (number 404).')).toBeVisible();
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
});
