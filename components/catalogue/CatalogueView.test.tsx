/** @jest-environment ./jest/environment.mjs */
import { screen } from '@testing-library/react';
import { cards } from '@/components/cards/testing/card-fixtures';
import { renderIn } from '@/components/testing/render-in';
import { emptySearch, type SearchAddress } from '@/lib/addresses/search-address';
import type { CardPage } from '@/lib/catalogue/course-card';
import type { FilterView } from '@/lib/catalogue/filter-view';
import { CatalogueView } from './CatalogueView';

const filterOf = (count: number): FilterView => ({
  ...{ name: 'filterCategoria', label: 'Subject' },
  choices: Array.from({ length: count }, (_, index) => ({ key: String(index + 1), label: `Subject ${index + 1}` })),
});
const one: CardPage = { cards: [cards.course], total: 1, page: 1, pageCount: 1 };
const none: CardPage = { cards: [], total: 0, page: 1, pageCount: 0 };
const two: CardPage = { ...one, cards: [cards.course, { ...cards.course, id: '99' }], total: 2 };
const music = { filterCategoria: ['1'] };

function show(search: Partial<SearchAddress>, answer: CardPage, filters: readonly FilterView[] = [filterOf(3)]) {
  const asked = { ...emptySearch, ...search };
  renderIn('en', <CatalogueView title="Courses" filters={filters} search={asked} answer={answer} canBeOrdered />);
}

const hrefOf = (name: string | RegExp) => screen.queryByRole('link', { name })?.getAttribute('href');

it.each<[string, boolean, Partial<SearchAddress>, CardPage]>([
  ['the whole catalogue', false, {}, one],
  ['filters', true, { selection: music }, one],
  ['filters that leave nothing today', true, { selection: music }, none],
  ['a text', true, { text: 'law' }, one],
  ['a text that finds nothing', false, { text: 'lwa' }, none],
])('a feed and a calendar follow %s: %s', (_what, canBe, search, answer) => {
  show(search, answer);
  expect(screen.queryAllByRole('link', { name: /^(?:Follow new courses|Openings and closings)/ })).toHaveLength(
    canBe ? 2 : 0,
  );
});

it('can be ordered from the first page on, by relevance with a text, if there is more than one result', () => {
  show({ text: 'law', page: 2, order: 'title' }, two);
  expect(hrefOf('Relevance')).toBe('/mooc/app/en/catalogue?q=law');
  expect(hrefOf('Newest')).toBe('/mooc/app/en/catalogue?q=law&order=newest');
  expect(document.querySelector('input[name=order]')).toHaveValue('title');
});

it.each([
  ['one result', undefined, one],
  ['more results', '/mooc/app/en/catalogue', two],
])('without a text %s can be ordered as featured: %s', (_what, href, answer) => {
  show({}, answer);
  expect(hrefOf('Featured')).toBe(href);
});

it('has what is near for a text alone, without numbers where nobody has counted', () => {
  const law = { id: '7', name: { it: 'Diritto', en: 'Law' }, imageId: null, publishedCourses: null };
  const answer = { ...one, near: { categories: [law], cards: [cards.series], isOnlyMentioned: false } };
  show({}, answer);
  expect(screen.queryByRole('heading', { name: 'Similar subjects and courses' })).toBeNull();
  show({ text: 'lwa' }, answer);
  expect(hrefOf('Law')).toBe('/en/catalogue?filterCategoria=7');
});

it('has no links to pages where there is only one, and clears filters from its first page on', () => {
  show({ selection: music, page: 2 }, one);
  expect(screen.queryByRole('navigation', { name: 'Pages of results' })).toBeNull();
  expect(hrefOf('Clear all filters')).toBe('/mooc/app/en/catalogue');
});

it.each([
  ['15 values', false, filterOf(15)],
  ['16 values', true, filterOf(16)],
  ['16 of many values', false, { ...filterOf(16), isShortened: true }],
])('a filter of %s has a field that narrows it: %s', (_what, hasField, filter) => {
  show({}, one, [filter]);
  expect(screen.queryByRole('searchbox', { name: 'Search: Subject' }) !== null).toBe(hasField);
});
