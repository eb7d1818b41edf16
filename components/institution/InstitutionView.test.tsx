/** @jest-environment ./jest/environment.mjs */
import { screen } from '@testing-library/react';
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
    counts: {},
  },
  subjects: [{ category: { ...category, id: '1', name: { it: 'Musica', en: null } }, courses: 2 }],
  teachers: [
    { ...teacher('Ada', 'Zanni'), id: '9', department: { it: 'Dipartimento di Musica', en: null }, courses: 1 },
  ],
};
it('says which subjects and departments are not in the language of the page', () => {
  renderIn('en', <InstitutionView page={page} filters={[]} />);
  expect(screen.getByText('Musica')).toHaveAttribute('lang', 'it');
  expect(screen.getByText('Dipartimento di Musica')).toHaveAttribute('lang', 'it');
});
