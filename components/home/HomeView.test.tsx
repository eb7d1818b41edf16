/** @jest-environment ./jest/environment.mjs */
import { screen } from '@testing-library/react';
import { renderIn } from '../testing/render-in';
import { layOutSlides } from '../ui/testing/slides-layout';
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

it('shows at most twelve institutions, so that the page keeps to its budget on each day', () => {
  layOutSlides();
  const known = { kind: 'university', logoId: null, imageId: null, website: null } as const;
  const named = Array.from({ length: 13 }, (_, index) => ({ ...known, id: `${index}`, name: `Ateneo ${index}` }));
  renderIn('it', <HomeView page={{ ...page, institutions: named }} search={null} />);
  expect(screen.getAllByRole('link', { name: /^Ateneo/ }).map(({ textContent }) => textContent)).toEqual(
    named.slice(0, 12).map(({ name }) => name),
  );
});

it.each([
  [4, null],
  [5, '5 aree: scorri per vederle tutte'],
])('says that the list of subjects scrolls only where a phone does not show all %j', (count, hint) => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  const categories = Array.from({ length: count }, (_, id) => ({
    ...category,
    id: `${id}`,
    name: { it: 'Musica', en: null },
  }));
  renderIn('it', <HomeView page={{ ...page, categories }} search={null} />);
  expect(screen.queryByText(/scorri per vederle/)?.textContent ?? null).toBe(hint);
});
