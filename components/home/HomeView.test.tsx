/** @jest-environment ./jest/environment.mjs */
import { screen } from '@testing-library/react';
import { renderIn } from '../testing/render-in';
import { HomeView } from './HomeView';

const category = { imageId: null, publishedCourses: 3 };
const page = {
  categories: [
    { ...category, id: '1', name: { it: 'Musica', en: null } },
    { ...category, id: '2', name: { it: 'Scienze', en: 'Science' } },
  ],
  ...{ institutions: [], openingSoon: [], day: 1, faqs: null },
  featured: { cards: [], total: 0, page: 1, pageCount: 1 },
};

it('says in both of its lists which categories are not in the language of the page', () => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  renderIn('en', <HomeView page={page} search={null} />);
  const languages = (name: string) => screen.getAllByText(name).map((shown) => shown.getAttribute('lang'));
  expect(languages('Musica')).toEqual(['it', 'it']);
  expect(languages('Science')).toEqual([null, null]);
});
