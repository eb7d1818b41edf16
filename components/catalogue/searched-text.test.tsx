/** @jest-environment ./jest/environment.mjs */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { emptySearch, formatSearch, type SearchAddress } from '@/lib/addresses/search-address';
import type { CardPage } from '@/lib/catalogue/course-card';
import { searchNote } from '@/lib/catalogue/search-note';
import messages from '@/messages/en.json';
import { answerLast, holdCalls, lastQuestion, pageOf, renderCatalogue } from './testing/browser-catalogue';

holdCalls();

describe('how a text was searched for', () => {
  const t = createTranslator({ locale: 'en', messages, namespace: 'catalogue' });

  /** Adds to an answer what the server says about the text. */
  const withNote = (search: SearchAddress, answer: CardPage) => ({
    ...answer,
    note: searchNote(search, answer, t) ?? undefined,
  });

  /** Renders the catalogue at the address of a search, with the answer of the server. */
  function renderSearch(search: Partial<SearchAddress>, answer: Partial<CardPage>) {
    const whole = { ...emptySearch, ...search };
    window.history.replaceState(null, '', `/mooc/app/en/catalogue?${formatSearch(whole)}`);
    renderCatalogue(whole, withNote(whole, { ...pageOf('Law course', 1), ...answer }));
  }

  it('is said with the corrected text, and the exact search is a link that changes the results in place', async () => {
    renderSearch({ text: 'matematca' }, { textReport: { correctedText: 'mathematics', missingWords: [] } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for “mathematics”');
    expect(document.title).toBe('Results for “mathematics” · Site');
    expect(screen.getByRole('link', { name: 'Remove the search “mathematics”' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Search for “matematca” instead' });
    expect(link.closest('p')?.textContent).toBe('Results for “mathematics”. Search for “matematca” instead');
    expect(link.getAttribute('href')).toBe('/mooc/app/en/catalogue?q=matematca&exact=1');
    fireEvent.click(link);
    expect(screen.queryByText(/mathematics/)).toBeNull();
    await waitFor(() => expect(lastQuestion()?.url.search).toBe('?lang=en&q=matematca&exact=1'));
    const textReport = { correctedText: null, missingWords: ['matematca'] };
    const exact = { ...emptySearch, text: 'matematca', isExact: true };
    await answerLast(withNote(exact, { cards: [], total: 0, page: 1, pageCount: 0, textReport }));
    expect(await screen.findByText('No course has this word: “matematca”.')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Law' }));
    expect(window.location.search).toBe('?q=matematca&exact=1&filterCategoria=2');
    await waitFor(() => expect(lastQuestion()?.url.search).toBe('?lang=en&q=matematca&exact=1&filterCategoria=2'));
  });

  it('leads on the first page to the courses without it, or as it was typed', () => {
    const textReport = { correctedText: 'mathematics', missingWords: [] };
    renderSearch({ text: 'matematca', page: 2 }, { page: 2, pageCount: 3, textReport });
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(address('Remove the search “mathematics”')).toBe('/mooc/app/en/catalogue');
    expect(address('Search for “matematca” instead')).toBe('/mooc/app/en/catalogue?q=matematca&exact=1');
  });

  it('is not said where nothing was corrected, or the backend does not say so', () => {
    renderSearch({ text: 'law' }, { textReport: { correctedText: null, missingWords: [] } });
    expect(screen.queryByRole('link', { name: /instead/ })).toBeNull();
    expect(screen.queryByText(/No course has/)).toBeNull();
  });

  it('names above the results the words that they lack', () => {
    renderSearch({ text: 'law xylophone' }, { textReport: { correctedText: null, missingWords: ['xylophone'] } });
    expect(screen.getByText('No course has this word: “xylophone”.')).toBeTruthy();
    expect(screen.getByText('Law course')).toBeTruthy();
  });

  it('says above the results that none has all of the words', () => {
    renderSearch({ text: 'law music' }, { textReport: { correctedText: null, missingWords: [], isPartial: true } });
    expect(screen.getByText('No course has all of these words.')).toBeTruthy();
    expect(screen.getByText('Law course')).toBeTruthy();
  });

  const empty = { cards: [], total: 0, pageCount: 0 };

  it('names in an empty answer the words that were not found, and leads on without them, everywhere, and without the text', () => {
    renderSearch(
      { text: 'law <i>xylophone</i>', selection: { filterCategoria: ['2', '3'] } },
      { ...empty, textReport: { correctedText: null, missingWords: ['<b>', 'xylophone', 'i'] } },
    );
    expect(screen.getByText('No course has these words: “<b>”, “xylophone”, “i”.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Search for “law”' }).getAttribute('href')).toBe(
      '/mooc/app/en/catalogue?q=law&filterCategoria=2&filterCategoria=3',
    );
    const everywhere = screen.getByRole('link', { name: '“law <i>xylophone</i>” in the whole catalogue' });
    expect(everywhere.getAttribute('href')).toBe('/mooc/app/en/catalogue?q=law+%3Ci%3Exylophone%3C%2Fi%3E');
    expect(screen.getByRole('link', { name: 'All courses: Law, Health' }).getAttribute('href')).toBe(
      '/mooc/app/en/catalogue?filterCategoria=2&filterCategoria=3',
    );
    expect(screen.getByRole('link', { name: 'See the whole catalogue' })).toBeTruthy();
  });

  it('offers no search in the whole catalogue where no word would be left to find', () => {
    renderSearch(
      { text: 'xylophone', selection: { filterCategoria: ['2'] } },
      { ...empty, textReport: { correctedText: null, missingWords: ['xylophone'] } },
    );
    expect(screen.queryByRole('link', { name: /^“/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'All courses: Law' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the whole catalogue' })).toBeTruthy();
  });

  it('leads on from an empty answer where a backend says and counts nothing', () => {
    renderSearch({ text: 'law', selection: { filterCategoria: ['2'] } }, empty);
    expect(screen.getByText(messages.catalogue.noResultsText)).toBeTruthy();
    expect(linkTexts()).toEqual(['“law” in the whole catalogue', 'All courses: Law', 'See the whole catalogue']);
  });

  it('leads on with the number of courses that each way has', () => {
    const counts = { byValue: {}, withoutFilter: { filterCategoria: 0 }, withoutFilters: 1, withoutText: 1234 };
    renderSearch({ text: 'law', selection: { filterCategoria: ['2'] } }, { ...empty, counts });
    expect(linkTexts()).toEqual([
      '“law” in the whole catalogue (1 course or series)',
      'All courses: Law (1,234 courses and series)',
      'See the whole catalogue',
    ]);
  });

  it.each([
    [0, 5, 'All courses: Law (5 courses and series)'],
    [5, 0, '“law” in the whole catalogue (5 courses and series)'],
  ])('leads nowhere where nothing is: %i without filters, %i without the text', (withoutFilters, withoutText, way) => {
    const counts = { byValue: {}, withoutFilter: {}, withoutFilters, withoutText };
    renderSearch({ text: 'law', selection: { filterCategoria: ['2'] } }, { ...empty, counts });
    expect(linkTexts()).toEqual([way, 'See the whole catalogue']);
  });

  it('leads on without each filter where there is no text', () => {
    const counts = { byValue: {}, withoutFilter: { filterCategoria: 5 }, withoutFilters: 20, withoutText: 0 };
    renderSearch({ selection: { filterCategoria: ['2'] } }, { ...empty, counts });
    expect(linkTexts()).toEqual(['Without the filter Subject (5 courses and series)', 'See the whole catalogue']);
  });

  const linkTexts = () => {
    const place = screen.getByRole('heading', { level: 3 }).parentElement as HTMLElement;
    return within(place)
      .getAllByRole('link')
      .map((link) => link.textContent);
  };
});
