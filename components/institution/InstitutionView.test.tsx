/** @jest-environment ./jest/environment.mjs */
import { screen, within } from '@testing-library/react';
import { cards } from '@/components/catalogue/testing/card-fixtures';
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
    counts: { filterDisponibilita: { aperto: 2 } },
  },
  subjects: [{ category: { ...category, id: '1', name: { it: 'Musica', en: null } }, courses: 2 }],
  teachers: [
    { ...teacher('Ada', 'Zanni'), id: '9', department: { it: 'Dipartimento di Musica', en: null }, courses: 1 },
  ],
};
const filters = [
  {
    ...{ name: 'filterDisponibilita', label: 'Availability' },
    choices: [
      { key: 'aperto', label: 'Open now' },
      { key: 'chiuso', label: 'Closed' },
    ],
  },
];

beforeEach(() => {
  renderIn('en', <InstitutionView page={page} filters={filters} />);
});

it('says which subjects and departments are not in the language of the page', () => {
  expect(screen.getByText('Musica')).toHaveAttribute('lang', 'it');
  expect(screen.getByText('Dipartimento di Musica')).toHaveAttribute('lang', 'it');
});

it('offers the states in which it has courses, and no other', () => {
  const states = within(screen.getByRole('list', { name: 'Courses by availability' })).getAllByRole('listitem');
  expect(states.map(({ textContent }) => textContent)).toEqual(['Open now 2']);
});
