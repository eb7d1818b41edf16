/** @jest-environment ./jest/environment.mjs */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { queryClient } from '@/components/providers/query-client';
import { emptySearch, formatSearch, type SearchAddress } from '@/lib/addresses/search-address';
import type { CardPage } from '@/lib/catalogue/course-card';
import messages from '@/messages/en.json';
import { CatalogueBrowser } from './CatalogueBrowser';
import { cards } from './testing/card-fixtures';

const filters = [
  {
    name: 'filterCategoria',
    label: 'Subject',
    choices: ['Music', 'Law', 'Health', 'Arts', 'Physics'].map((label, index) => ({ key: String(index + 1), label })),
  },
];

const pageOf = (title: string, total: number): CardPage => ({
  cards: [{ ...cards.course, title }],
  total,
  page: 1,
  pageCount: Math.ceil(total / 9),
});

/** Questions that the island has sent, each waiting for the test to answer it. */
const questions: { readonly url: URL; answer(response: Response): void }[] = [];
const lastQuestion = () => questions.at(-1);

beforeEach(() => {
  questions.length = 0;
  queryClient.clear();
  window.history.replaceState(null, '', '/mooc/app/en/catalogue');
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (input) =>
      new Promise((answer) => {
        questions.push({ url: new URL(input instanceof Request ? input.url : String(input)), answer });
      }),
  );
});
afterEach(() => jest.restoreAllMocks());

function renderCatalogue(search: SearchAddress = emptySearch, answer = pageOf('First course', 20)) {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <CatalogueBrowser filters={filters} site="Site" search={search} answer={answer} />
    </NextIntlClientProvider>,
  );
}

const answerLast = (page: CardPage) => act(async () => lastQuestion()?.answer(Response.json(page)));
const status = () => screen.getByRole('status').textContent;

describe('how a text was searched for', () => {
  /** The catalogue at the address of a search, as the server has answered it. */
  function renderSearch(search: Partial<SearchAddress>, answer: Partial<CardPage>) {
    const whole = { ...emptySearch, ...search };
    window.history.replaceState(null, '', `/mooc/app/en/catalogue?${formatSearch(whole)}`);
    renderCatalogue(whole, { ...pageOf('Law course', 1), ...answer });
  }

  it('is told with the corrected text, and the exact search is a link that changes the results in place', async () => {
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
    await answerLast({ cards: [], total: 0, page: 1, pageCount: 0, textReport });
    expect(await screen.findByText('No course has this word: “matematca”.')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Law' }));
    expect(window.location.search).toBe('?q=matematca&exact=1&filterCategoria=2');
  });

  it('is not told where nothing was corrected, or nothing is said', () => {
    renderSearch({ text: 'law' }, { textReport: { correctedText: null, missingWords: [] } });
    expect(screen.queryByRole('link', { name: /instead/ })).toBeNull();
    expect(screen.queryByText(/No course has/)).toBeNull();
  });

  it('names above the results the words that they lack', () => {
    renderSearch({ text: 'law xylophone' }, { textReport: { correctedText: null, missingWords: ['xylophone'] } });
    expect(screen.getByText('No course has this word: “xylophone”.')).toBeTruthy();
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
    expect(waysOn()).toEqual(['“law” in the whole catalogue', 'All courses: Law', 'See the whole catalogue']);
  });

  it('leads on with the number of courses that each way has, and nowhere where there are none', () => {
    const counts = { byValue: {}, withoutFilter: { filterCategoria: 0 }, withoutFilters: 1, withoutText: 1234 };
    renderSearch({ text: 'law', selection: { filterCategoria: ['2'] } }, { ...empty, counts });
    expect(waysOn()).toEqual([
      '“law” in the whole catalogue (1 course)',
      'All courses: Law (1,234 courses)',
      'See the whole catalogue',
    ]);
  });

  it('leads on without each filter where there is no text', () => {
    const counts = { byValue: {}, withoutFilter: { filterCategoria: 5 }, withoutFilters: 20, withoutText: 0 };
    renderSearch({ selection: { filterCategoria: ['2'] } }, { ...empty, counts });
    expect(waysOn()).toEqual(['Without the filter Subject (5 courses)', 'See the whole catalogue']);
  });

  const waysOn = () => {
    const place = screen.getByRole('heading', { level: 3 }).parentElement as HTMLElement;
    return within(place)
      .getAllByRole('link')
      .map((link) => link.textContent);
  };
});

describe('counts beside the values of filters', () => {
  const counts = {
    byValue: { filterCategoria: { '1': 12, '2': 1, '5': 1234 } },
    withoutFilter: {},
    withoutFilters: null,
    withoutText: null,
  };
  const names = () => screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));
  const texts = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);

  it('say how many courses each value would leave, none too, for eye and ear', () => {
    renderCatalogue(emptySearch, { ...pageOf('First course', 20), counts });
    expect(texts()).toEqual(['Music (12)', 'Law (1)', 'Physics (1,234)', 'Health (0)', 'Arts (0)']);
    expect(names()).toEqual([
      'Music, 12 courses',
      'Law, 1 course',
      'Physics, 1,234 courses',
      'Health, no courses',
      'Arts, no courses',
    ]);
  });

  it('follow a change of filters in place', async () => {
    renderCatalogue(emptySearch, { ...pageOf('First course', 20), counts });
    const health = () => screen.getByRole('checkbox', { name: 'Health, no courses' });
    act(() => health().focus());
    fireEvent.click(health());
    expect(document.activeElement).toBe(health());
    await waitFor(() => expect(questions).toHaveLength(1));
    await answerLast({ ...pageOf('Law course', 1), counts: { ...counts, byValue: { filterCategoria: { '2': 7 } } } });
    await waitFor(() => expect(texts()).toEqual(['Health (0)', 'Law (7)', 'Music (0)', 'Arts (0)', 'Physics (0)']));
    expect(document.activeElement).toBe(health());
  });

  it('are not there for a filter that nobody has counted', () => {
    renderCatalogue(emptySearch, {
      ...pageOf('First course', 20),
      counts: { ...counts, byValue: { filterOther: {} } },
    });
    expect(texts()).toEqual(['Music', 'Law', 'Health', 'Arts', 'Physics']);
    expect(names()).toEqual([null, null, null, null, null]);
  });
});

describe('the catalogue in the browser', () => {
  it('starts with what the server has rendered, without a question', () => {
    renderCatalogue();
    expect(screen.getByText('First course')).toBeTruthy();
    expect(status()).toBe('20 courses and series · Page 1 of 3');
    expect(questions).toHaveLength(0);
  });

  it('asks at once when a filter is chosen, and keeps the cards until the answer is there', async () => {
    renderCatalogue();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Law' }));
    expect(window.location.search).toBe('?filterCategoria=2');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Courses: Law');
    await waitFor(() => expect(lastQuestion()?.url.search).toBe('?lang=en&filterCategoria=2'));
    expect(screen.getByText('First course')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Results' }).getAttribute('aria-busy')).toBe('true');
    await answerLast(pageOf('Law course', 1));
    await waitFor(() => expect(status()).toBe('1 course or series'));
    expect(screen.queryByText('First course')).toBeNull();
  });

  it('takes a value away by its chip and goes back through the history', async () => {
    renderCatalogue();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Law' }));
    await waitFor(() => expect(questions).toHaveLength(1));
    await answerLast(pageOf('Law course', 1));
    const chips = screen.getByRole('list', { name: 'Active filters' });
    fireEvent.click(within(chips).getByRole('link', { name: 'Remove Law' }));
    expect(window.location.search).toBe('');
    await act(async () => {
      window.history.back();
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    });
    expect(window.location.search).toBe('?filterCategoria=2');
    expect(await screen.findByText('Law course')).toBeTruthy();
  });

  it('has the title in the tab that the server gives to the same address, also after returning', async () => {
    renderCatalogue();
    expect(document.title).toBe('Course catalogue · Site');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Law' }));
    expect(document.title).toBe('Courses: Law · Site');
    await waitFor(() => expect(questions).toHaveLength(1));
    await answerLast(pageOf('Law course', 20));
    fireEvent.click(await screen.findByRole('link', { name: 'Page 2' }));
    expect(document.title).toBe('Courses: Law (2) · Site');
    for (const title of ['Courses: Law · Site', 'Course catalogue · Site']) {
      await act(async () => {
        window.history.back();
        await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      });
      expect(document.title).toBe(title);
    }
  });

  it('scrolls to the top for another page', async () => {
    renderCatalogue();
    fireEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
    await waitFor(() => expect(lastQuestion()?.url.search).toBe('?lang=en&page=2'));
    await answerLast({ ...pageOf('Tenth course', 20), page: 2 });
    await waitFor(() => expect(status()).toBe('20 courses and series · Page 2 of 3'));
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  });

  it('shows the selected values first and the others after four on demand', () => {
    window.history.replaceState(null, '', '/mooc/app/en/catalogue?filterCategoria=5');
    renderCatalogue();
    const names = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(names).toEqual(['Physics', 'Music', 'Law', 'Health', 'Arts']);
    expect(screen.getByText('Show 1 more')).toBeTruthy();
  });

  it('leaves a click with a modifier key to the browser', () => {
    renderCatalogue();
    expect(fireEvent.click(screen.getByRole('link', { name: 'Next' }), { ctrlKey: true })).toBe(true);
    expect(window.location.search).toBe('');
  });
});
