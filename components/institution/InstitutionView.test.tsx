/** @jest-environment ./jest/environment.mjs */
import { screen, within } from '@testing-library/react';
import { cards } from '@/components/cards/testing/card-fixtures';
import { teacher } from '@/components/course/testing/course-fixtures';
import { renderIn } from '../testing/render-in';
import { InstitutionView } from './InstitutionView';

const institution = {
  ...{ id: '4', name: 'Università di Bologna', kind: 'university' as const },
  ...{ website: null, logoId: null, imageId: null },
};
const category = { imageId: null, publishedCourses: 3 };
const page = {
  institution,
  landing: {
    ...{ total: 2, openingSoon: [], courses: [cards.course], series: [] },
    counts: {},
    changesAt: null,
  },
  subjects: [{ category: { ...category, id: '1', name: { it: 'Musica', en: null } }, courses: 2 }],
  teachers: [
    { ...teacher('Ada', 'Zanni'), id: '9', department: { it: 'Dipartimento di Musica', en: null }, courses: 1 },
  ],
};

const states = [
  { key: 'now', label: 'Open now' },
  { key: 'soon', label: 'Opens within a month' },
];
const filters = [{ name: 'filterDisponibilita', label: 'Availability', choices: states }];
const landing = {
  ...{ total: 3, openingSoon: [cards.upcoming], courses: [{ ...cards.course, id: '13' }], series: [cards.series] },
  counts: { filterDisponibilita: { soon: 1 } },
  changesAt: null,
};
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('has what opens soon, courses by their state, series, subjects and teachers', () => {
  renderIn('en', <InstitutionView page={{ ...page, landing }} filters={filters} />);
  expect(headings()).toEqual(['Opening soon', 'The courses', 'Course series', 'Subjects', 'Who teaches']);
  const part = (name: string) => within(screen.getByRole('region', { name }));
  expect(part('Opening soon').getByRole('link', { name: cards.upcoming.title })).toBeVisible();
  expect(part('Course series').getByRole('link', { name: cards.series.title })).toBeVisible();
  const addresses = (name: string) =>
    part(name)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(addresses('The courses')).toEqual([
    '/en/catalogue?filterAteneo=4',
    '/en/catalogue?filterAteneo=4&filterDisponibilita=soon',
    '/en/courseDetails/13',
  ]);
  expect(part('The courses').getByText(/^Open now/).parentElement).toHaveTextContent('Open now 0');
  expect(addresses('Subjects')).toEqual(['/en/catalogue?filterAteneo=4&filterCategoria=1']);
  expect(addresses('Who teaches')).toEqual(['/en/teacher/9']);
});

it('has its courses by state where all of them open soon', () => {
  renderIn('en', <InstitutionView page={{ ...page, landing: { ...landing, courses: [] } }} filters={filters} />);
  expect(screen.getByRole('link', { name: 'Opens within a month 1' })).toBeVisible();
});

it('says so where it has no courses, without empty parts', () => {
  const withSite = { ...institution, website: 'https://www.example.org/' };
  const nothing = { total: 0, openingSoon: [], courses: [], series: [], counts: {}, changesAt: null };
  renderIn(
    'en',
    <InstitutionView
      page={{ institution: withSite, landing: nothing, subjects: [], teachers: [] }}
      filters={filters}
    />,
  );
  expect(headings()).toEqual(['The courses']);
  expect(screen.getAllByRole('link', { name: /^Visit the website/ })).toHaveLength(1);
});

it('says which subjects and departments are not in the language of the page', () => {
  renderIn('en', <InstitutionView page={page} filters={[]} />);
  expect(screen.getByText('Musica')).toHaveAttribute('lang', 'it');
  expect(screen.getByText('Dipartimento di Musica')).toHaveAttribute('lang', 'it');
});
