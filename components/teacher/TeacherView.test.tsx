/** @jest-environment ./jest/environment.mjs */
import { screen, within } from '@testing-library/react';
import { cards } from '@/components/cards/testing/card-fixtures';
import { teacher } from '@/components/course/testing/course-fixtures';
import { renderIn } from '@/components/testing/render-in';
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
