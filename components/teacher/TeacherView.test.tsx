/** @jest-environment ./jest/environment.mjs */
import { screen, within } from '@testing-library/react';
import { cards } from '@/components/cards/testing/card-fixtures';
import { teacher } from '@/components/course/testing/course-fixtures';
import { renderIn } from '@/components/testing/render-in';
import type { UntrustedHtml } from '@/lib/model/html';
import { TeacherView } from './TeacherView';

const institutions = ['Bari', 'Lecce', 'Foggia', 'Siena', 'Pisa', 'Pavia'].map((name, index) => ({
  ...{ id: String(index), name, logoId: null },
}));
const page = { id: '7', teacher: teacher('Ada', 'Zanni'), series: [], colleagues: [], institution: null };

it('says who offers the courses, four by name, in words that do not say who employs the person', () => {
  renderIn('it', <TeacherView page={{ ...page, institutions, courses: [cards.course], total: 1 }} />);
  expect(screen.getByText('Corsi offerti da')).toBeVisible();
  const list = within(screen.getByRole('list', { name: 'Corsi offerti da' }));
  expect(list.getAllByRole('link')).toHaveLength(4);
  expect(list.getByRole('link', { name: 'Bari' })).toHaveAttribute('href', '/aboutUniv/0');
  expect(list.getByText('e altre 2 istituzioni')).toBeVisible();
});

it('counts no more institutions where all four are named', () => {
  renderIn('it', <TeacherView page={{ ...page, institutions: institutions.slice(0, 4), courses: [], total: 0 }} />);
  expect(within(screen.getByRole('list', { name: 'Corsi offerti da' })).getAllByRole('listitem')).toHaveLength(4);
});

it('says nothing of institutions where no course has one', () => {
  renderIn('it', <TeacherView page={{ ...page, institutions: [], courses: [], total: 0 }} />);
  expect(screen.queryByText('Corsi offerti da')).toBeNull();
});

it('shows courses, series and who teaches with the person, and leads to all where not all are shown', () => {
  const shown = { ...page, institutions, courses: [cards.course], series: [cards.series] };
  const colleagues = [{ ...teacher('Nabil', 'Ben Salah'), id: '9', courses: 2 }];
  const { unmount } = renderIn('it', <TeacherView page={{ ...shown, colleagues, total: 20 }} />);
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(address(cards.course.title)).toBe('/courseDetails/12');
  expect(address(cards.series.title)).toBe('/collectionCard/1002');
  expect(address('Nabil Ben Salah')).toBe('/teacher/9');
  expect(address('Tutti, nel catalogo')).toBe('/catalogue?q=Ada+Zanni');
  unmount();
  renderIn('it', <TeacherView page={{ ...shown, total: 2 }} />);
  expect(screen.queryByRole('link', { name: 'Tutti, nel catalogo' })).toBeNull();
});

it('says in their language what is only in the other one, and of a colleague without department how many courses', () => {
  const english = {
    department: { it: null, en: 'Department of Mathematics' },
    biography: { it: null, en: '<h1>Life</h1><p>Teaches algebra.</p>' as UntrustedHtml },
  };
  const known = { ...page, institutions: [], courses: [], total: 2, teacher: { ...page.teacher, ...english } };
  const colleagues = [
    { ...teacher('Nabil', 'Ben Salah'), id: '9', courses: 2, department: { it: null, en: 'Physics' } },
    { ...teacher('Rosa', 'Zanni'), id: '10', courses: 2, department: { it: null, en: null } },
    // Their number is not known: a teacher without a course is in no list.
    { ...teacher('Ugo', 'Zeno'), id: '11', courses: 0, department: { it: null, en: null } },
  ];
  renderIn('it', <TeacherView page={{ ...known, colleagues }} />);
  for (const text of ['Department of Mathematics', 'Teaches algebra.', 'Physics']) {
    expect(screen.getByText(text).closest('[lang]')).toHaveAttribute('lang', 'en');
  }
  expect(screen.getByRole('heading', { name: 'Life', level: 2 })).toBeVisible();
  expect(screen.getByText('2 corsi e serie')).not.toHaveAttribute('lang');
  expect(screen.queryByText(/^0 corsi/)).toBeNull();
});
